import { z } from 'zod';
import { get, post } from './call.ts';
import { meter } from './chat.ts';
import { id, plainText } from './common.ts';

/** Voices that the server offers: two female and two male voices, numbered from 0. */
export const serverVoice = z.enum(['female-0', 'male-0', 'female-1', 'male-1']);
export type ServerVoice = z.infer<typeof serverVoice>;
export const serverVoices = ['female-0', 'male-0', 'female-1', 'male-1'] as const;

export const spokenMaxLength = 600;

export const getVoiceOptions = get({
  path: 'voice/options',
  access: 'user',
  summary: 'The voice of conversations: which service speaks',
  answer: z.object({
    /** `configured`: the organisation’s speech provider. `basic`: the bundled voice. */
    speaking: z.enum(['configured', 'basic']),
    /**
     * Host of the transcription provider; null when no provider is configured. `allowed`: the user consents to
     * sending voice recordings to this provider.
     */
    listening: z.object({ service: z.string(), allowed: z.boolean() }).nullable(),
    /**
     * Host of a speech provider outside the organisation’s network. `allowed`: the user consents to sending
     * sentences of conversations to this provider; otherwise the bundled voice speaks them.
     */
    elsewhere: z.object({ service: z.string(), allowed: z.boolean() }).optional(),
  }),
});

/**
 * Speaks one sentence of at most one minute. Sentences of the library are recorded once for all users. Sentences of
 * conversations are personal and are not stored.
 */
export const sayAloud = post({
  cost: 'sound',
  path: 'voice/say',
  access: 'user',
  summary: 'Synthesises a sentence',
  body: z.object({ text: plainText.trim().min(1).max(spokenMaxLength), voice: serverVoice }),
  answer: z.object({
    /** URL of the recording; null when `sound` contains the audio. */
    url: z.string().nullable(),
    /** FLAC audio in base64, when there is no URL. */
    sound: z.string().optional(),
    seconds: z.number(),
    voice: z.enum(['configured', 'basic']),
  }),
  problems: ['speech-failed', 'too-many-requests'],
});

/** Maximum length of one recording in seconds. A recording may be slightly longer than the recorder’s clock shows. */
export const recordingMostSeconds = 60;
export const recordingGraceSeconds = 2;
/** Size in bytes of one minute of 16-bit samples at 16,000 samples per second, plus a reserve. */
export const recordingMostBytes = 2_100_000;

/**
 * Transcribes a recording: WAV (16 bit), Ogg or WebM (Opus). The server processes the recording in memory and
 * discards it, unless the user chose to store recordings (voice-recordings.ts).
 */
export const transcribe = post({
  cost: 'sound',
  path: 'voice/transcribe',
  access: 'user',
  summary:
    'Transcribes speech; the audio is stored only if the user asks for it, and its duration counts as talking time',
  body: z.object({ conversationId: id }),
  answer: z.object({
    /** The transcript; empty when no speech was recognised. */
    text: z.string(),
    seconds: z.number(),
    meter,
    /** Id of the stored recording; omitted when the recording was not stored. */
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
