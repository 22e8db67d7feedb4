import { z } from 'zod';
import { get, post } from './call.ts';
import { id, plainText } from './common.ts';
import { dictatedWord } from './dictation.ts';
import { recordingMostBytes } from './voice.ts';

/** Sounds that are difficult for Turkish speakers. The library has word pairs for each sound. */
export const soundIds = [
  'th',
  'th-voiced',
  'w-v',
  'cluster',
  'final-voicing',
  'ship-sheep',
  'bad-bed',
  'ed-ending',
] as const;
export const soundId = z.enum(soundIds);
export type SoundId = z.infer<typeof soundId>;

const bilingual = z.object({ tr: z.string(), en: z.string() });
const itemId = plainText.min(1).max(120);
const version = z.int().min(1).max(1_000_000);

/** Sources of the sentences and words that the learner says aloud. */
export const saidKinds = ['reading', 'listening', 'word'] as const;
export const saidKind = z.enum(saidKinds);
export type SaidKind = z.infer<typeof saidKind>;

/** A word of a pair. `a` contains the practised sound. `b` is the word that learners confuse with `a`. */
export const side = z.enum(['a', 'b']);
export type Side = z.infer<typeof side>;

/**
 * How well the learner distinguishes the two words of a pair, based on the last ten answers. `new`: not known yet.
 * `opening`: not well yet. `clear`: well.
 */
export const standing = z.enum(['new', 'opening', 'clear']);

const soundCard = z.object({
  id: soundId,
  name: bilingual,
  pairs: z.int(),
  /**
   * Number of listening exercises that the learner has answered for this pair. `said` is the number of
   * speaking exercises.
   */
  heard: z.int(),
  said: z.int(),
  standing,
});
export type SoundCard = z.infer<typeof soundCard>;

/** Advice on how to position the mouth and the tongue. Shown after repeated errors with the same sound. */
export const soundHint = z.object({
  id: soundId,
  name: bilingual,
  hint: bilingual,
  /** Words in which the sound was not recognised in the learner’s speech, most recent first. */
  words: z.array(z.string()),
});
export type SoundHint = z.infer<typeof soundHint>;

const saidText = z.object({
  kind: saidKind,
  id: z.string(),
  title: z.string(),
  levelId: z.string().nullable(),
});

export const getSpeaking = get({
  path: 'speaking/overview',
  access: 'user',
  summary: 'Speaking practice: texts to say, similar sounds, and sounds with frequent errors',
  answer: z.object({
    sounds: z.array(soundCard),
    hints: z.array(soundHint),
    /**
     * Finished readings and listenings whose sentences the learner can say, most recent first, followed by
     * readings at the user’s level.
     */
    texts: z.array(saidText),
  }),
});

export const getSaidText = get({
  path: 'speaking/text',
  access: 'user',
  summary: 'The sentences of a reading, of a completed listening or of a word, to be spoken',
  query: z.object({ kind: saidKind, id: itemId }),
  answer: saidText.extend({
    version,
    sentences: z.array(
      z.object({
        text: z.string(),
        /** Sex of the speaker in the script. Null for a text without a speaker. */
        voice: z.enum(['female', 'male']).nullable(),
        /** Turkish translation of the sentence or word to say. Null if the library has no translation. */
        tr: z.string().nullable(),
      }),
    ),
  }),
  problems: ['not-found'],
});

export const getSound = get({
  path: 'speaking/sound',
  access: 'user',
  summary: 'The description of a sound and its word pairs',
  query: z.object({ id: soundId }),
  answer: z.object({
    sound: soundCard,
    version,
    advice: bilingual,
    pairs: z.array(
      z.object({ a: z.string(), b: z.string(), tr: z.object({ a: z.string(), b: z.string() }) }),
    ),
  }),
  problems: ['not-found'],
  cost: 'sound',
});

const pairNumber = z.int().min(0).max(1000);

export const hearPair = post({
  path: 'speaking/hear',
  access: 'user',
  summary: 'Answers which of two words was heard',
  body: z.object({
    /**
     * Id of the learner’s answer, created by the browser. If an answer is sent twice with the same id, it
     * counts once.
     */
    answerId: id,
    soundId,
    version,
    pair: pairNumber,
    played: side,
    chosen: side,
  }),
  answer: z.object({ sound: soundCard }),
  problems: ['not-found'],
});

/** The sentence of a text or the word of a pair that the learner should say. */
export const saidTarget = z.discriminatedUnion('kind', [
  z.object({ kind: saidKind, id: itemId, version, sentence: z.int().min(0).max(10_000) }),
  z.object({ kind: z.literal('pair'), id: soundId, version, pair: pairNumber, asked: side }),
]);
export type SaidTarget = z.infer<typeof saidTarget>;

const saidAnswer = z.object({
  /** The text that was recognised in the recording. Empty if no speech was recognised. */
  text: z.string(),
  /** Duration of the recording in seconds. The duration is 0 if the browser recognised the speech. */
  seconds: z.number(),
  /**
   * Comparison of the target with the recognised text. `same`: the word was recognised. `other`: it was recognised
   * as another word. `missing`: it was not recognised. `extra`: a recognised word that is not in the target.
   */
  words: z.array(dictatedWord),
  /** The word of a pair that was recognised. Null if neither word was recognised, and for sentences. */
  understood: side.nullable(),
  /** Hints for sounds that were not recognised in this attempt nor in several earlier attempts. */
  hints: z.array(soundHint),
});
export type SaidAnswer = z.infer<typeof saidAnswer>;

/**
 * Checks a recording in the format WAV (16 bit), Ogg or WebM (Opus). The server processes the recording in memory
 * and stores neither the recording nor the recognised text.
 */
export const sayIt = post({
  cost: 'sound',
  path: 'speaking/say',
  access: 'user',
  summary: 'Transcribes speech and compares it with the target word by word; the audio is not stored',
  body: z.object({
    /**
     * Id of the recording, created by the browser. If a recording is sent twice with the same id, it counts
     * once.
     */
    saidId: id,
    target: saidTarget,
  }),
  answer: saidAnswer,
  problems: [
    'not-found',
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

export const compareSaid = post({
  path: 'speaking/compare',
  access: 'user',
  summary: 'Compares the browser’s transcript with the target word by word',
  body: z.object({ saidId: id, target: saidTarget, heard: plainText.max(600) }),
  answer: saidAnswer,
  problems: ['not-found', 'too-many-requests'],
  cost: 'sound',
});
