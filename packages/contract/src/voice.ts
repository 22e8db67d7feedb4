import { z } from 'zod';
import { get, post } from './call.ts';
import { meter } from './chat.ts';
import { id, plainText } from './common.ts';

/** Voices on the server: the first and second female and male voice of the instance. */
export const serverVoice = z.enum(['female-0', 'male-0', 'female-1', 'male-1']);
export type ServerVoice = z.infer<typeof serverVoice>;
export const serverVoices = ['female-0', 'male-0', 'female-1', 'male-1'] as const;

export const spokenMaxLength = 600;

export const getVoiceOptions = get({
  path: 'voice/options',
  access: 'user',
  summary: 'Sohbetin sesi: sunucuda kim konuşuyor',
  answer: z.object({
    /** `configured`: the organisation’s speech provider. `basic`: the bundled voice. */
    speaking: z.enum(['configured', 'basic']),
    /**
     * Host of the transcription provider; null when none is configured. `allowed`: the user consents to sending
     * voice recordings to it.
     */
    listening: z.object({ service: z.string(), allowed: z.boolean() }).nullable(),
    /**
     * Host of the speech provider, when it is outside the organisation’s network. `allowed`: the user consents to
     * sending sentences of conversations to it. Otherwise the bundled voice speaks them.
     */
    elsewhere: z.object({ service: z.string(), allowed: z.boolean() }).optional(),
  }),
});

/**
 * Speaks one sentence of at most one minute. Sentences of the library are recorded once for all users. All other
 * sentences are personal and are not stored.
 */
export const sayAloud = post({
  cost: 'sound',
  path: 'voice/say',
  access: 'user',
  summary: 'Bir cümleyi seslendirir',
  body: z.object({ text: plainText.trim().min(1).max(spokenMaxLength), voice: serverVoice }),
  answer: z.object({
    /** URL of the recording; null when the audio is in `sound`. */
    url: z.string().nullable(),
    /** Base64 of FLAC, when there is no URL. */
    sound: z.string().optional(),
    seconds: z.number(),
    voice: z.enum(['configured', 'basic']),
  }),
  problems: ['speech-failed', 'too-many-requests'],
});

/** Maximum length of one recording in seconds. A recording may be slightly longer than the recorder’s clock shows. */
export const recordingMostSeconds = 60;
export const recordingGraceSeconds = 2;
/** Bytes of one minute of 16-bit samples at 16,000 per second, with some reserve. */
export const recordingMostBytes = 2_100_000;

/**
 * The file is a recording: WAV (16 bit), Ogg or WebM (Opus). The server processes it in memory and discards it, unless
 * the user chose to store recordings (voice-recordings.ts).
 */
export const transcribe = post({
  cost: 'sound',
  path: 'voice/transcribe',
  access: 'user',
  summary: 'Söyleneni yazıya çevirir; ses kişi istemedikçe saklanmaz, süresi konuşma sayacına eklenir',
  body: z.object({ conversationId: id }),
  answer: z.object({
    /** Empty when nothing was understood. */
    text: z.string(),
    seconds: z.number(),
    meter,
    /** Id of the recording; omitted when it was not stored. */
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
  largestFile: recordingMostBytes,
});
