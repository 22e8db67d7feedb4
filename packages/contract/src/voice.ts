import { z } from 'zod';
import { get, post } from './call.ts';
import { meter } from './chat.ts';
import { id, plainText } from './common.ts';
import { soundFormat } from './sound-format.ts';

/** Voices that the server offers: two female and two male voices, each numbered 0 and 1. */
export const serverVoice = z.enum(['female-0', 'male-0', 'female-1', 'male-1']);
export type ServerVoice = z.infer<typeof serverVoice>;
export const serverVoices = ['female-0', 'male-0', 'female-1', 'male-1'] as const;

export const spokenMaxLength = 600;

export const getVoiceOptions = get({
  path: 'voice/options',
  access: 'user',
  summary: 'The voice of conversations: which service speaks',
  answer: z.object({
    /**
     * Source of the speech that the server generates. `configured`: the organisation’s speech provider. `basic`:
     * the bundled voice.
     */
    speaking: z.enum(['configured', 'basic']),
    /**
     * Host name of the transcription provider. Null if no provider is configured. `allowed`: whether the user has
     * consented to sending recordings to this provider.
     */
    listening: z.object({ service: z.string(), allowed: z.boolean() }).nullable(),
    /**
     * Host name of a speech provider outside the organisation’s network. `allowed`: whether the user has consented
     * to sending sentences of conversations to this provider. Without consent, the bundled voice speaks these
     * sentences.
     */
    elsewhere: z.object({ service: z.string(), allowed: z.boolean() }).optional(),
  }),
});

/**
 * Returns the speech for one sentence, at most one minute long. Library sentences are recorded once for all users.
 * Sentences of conversations are personal and are not stored.
 */
export const sayAloud = post({
  cost: 'sound',
  path: 'voice/say',
  access: 'user',
  summary: 'Synthesises a sentence',
  body: z.object({
    text: plainText.trim().min(1).max(spokenMaxLength),
    voice: serverVoice,
    format: soundFormat.default('flac'),
  }),
  answer: z.object({
    /** URL of the audio. Null if `sound` contains the audio. */
    url: z.string().nullable(),
    /** The audio in the requested format, encoded in base64. Present if `url` is null. */
    sound: z.string().optional(),
    seconds: z.number(),
    voice: z.enum(['configured', 'basic']),
  }),
  problems: ['speech-failed', 'too-many-requests'],
});

/** Maximum duration of a recording in seconds, as shown to the user. The server accepts slightly longer recordings. */
export const recordingMostSeconds = 60;
export const recordingGraceSeconds = 2;
/** Maximum size of a recording in bytes: one minute of 16-bit samples at 16,000 samples per second, plus a reserve. */
export const recordingMostBytes = 2_100_000;

/**
 * Transcribes a recording in the format WAV (16 bit), Ogg or WebM (Opus). The server processes the recording in
 * memory. It stores the recording only if the user chose to store recordings (voice-recordings.ts).
 */
export const transcribe = post({
  cost: 'sound',
  path: 'voice/transcribe',
  access: 'user',
  summary:
    'Transcribes speech; the audio is stored only if the user asks for it, and its duration counts as talking time',
  body: z.object({ conversationId: id }),
  answer: z.object({
    /** The recognised text. Empty if no speech was recognised. */
    text: z.string(),
    seconds: z.number(),
    meter,
    /** Id of the stored recording. Absent if the recording was not stored. */
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
