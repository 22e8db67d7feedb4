import { z } from 'zod';
import { get, post } from './call.ts';
import { meter } from './chat.ts';
import { id, plainText } from './common.ts';

/** Who may speak on the server: of each sex the first and the second voice the house has. */
export const serverVoice = z.enum(['female-0', 'male-0', 'female-1', 'male-1']);
export type ServerVoice = z.infer<typeof serverVoice>;
export const serverVoices = ['female-0', 'male-0', 'female-1', 'male-1'] as const;

export const spokenMaxLength = 600;

export const getVoiceOptions = get({
  path: 'voice/options',
  access: 'user',
  summary: 'Sohbetin sesi: sunucuda kim konuşuyor',
  answer: z.object({
    /** `house`: the service the house named; `basic`: the voice that comes along. */
    speaking: z.enum(['configured', 'basic']),
    /**
     * Who writes down what learners say, by host; null where the house named nobody. `allowed`: the person
     * consents to their voice going there.
     */
    listening: z.object({ service: z.string(), allowed: z.boolean() }).nullable(),
    /**
     * The speech service by host, where it is outside of the house. `allowed`: the person consents to sentences of
     * their talks going there; else the voice that comes along says them.
     */
    elsewhere: z.object({ service: z.string(), allowed: z.boolean() }).optional(),
  }),
});

/**
 * One sentence a minute long at most. What stands in the library is recorded once, for everybody; any other sentence is
 * somebody's, and kept nowhere.
 */
export const sayAloud = post({
  cost: 'sound',
  path: 'voice/say',
  access: 'user',
  summary: 'Bir cümleyi seslendirir',
  body: z.object({ text: plainText.trim().min(1).max(spokenMaxLength), voice: serverVoice }),
  answer: z.object({
    /** A recording's address; null where there is none. */
    url: z.string().nullable(),
    /** Base64 of FLAC, in its place. */
    sound: z.string().optional(),
    seconds: z.number(),
    voice: z.enum(['configured', 'basic']),
  }),
  problems: ['speech-failed', 'too-many-requests'],
});

/** What is said in one go, in seconds; a recording may come out a little longer than its maker's clock. */
export const recordingMostSeconds = 60;
export const recordingGraceSeconds = 2;
/** A minute of 16-bit samples, 16,000 a second, with some to spare. */
export const recordingMostBytes = 2_100_000;
const recordingMostLetters = Math.ceil(recordingMostBytes / 3) * 4;

/** The sound is read from memory and forgotten, unless its speaker keeps their recordings (voice-recordings.ts). */
export const transcribe = post({
  cost: 'sound',
  path: 'voice/transcribe',
  access: 'user',
  summary: 'Söyleneni yazıya çevirir; ses kişi istemedikçe saklanmaz, süresi konuşma sayacına eklenir',
  body: z.object({
    conversationId: id,
    /** Base64 of WAV (16 bit), Ogg or WebM (Opus). */
    sound: z.string().min(1).max(recordingMostLetters),
  }),
  answer: z.object({
    /** Empty where nothing was understood. */
    text: z.string(),
    seconds: z.number(),
    meter,
    /** The recording, where it was kept. */
    stored: id.optional(),
  }),
  problems: [
    'not-found',
    'conversation-closed',
    'daily-limit-reached',
    'transcription-off',
    'consent-missing',
    'transcription-failed',
    'transcription-slow',
    'sound-unreadable',
    'sound-too-long',
    'too-many-requests',
  ],
  largestBody: recordingMostLetters + 4096,
});
