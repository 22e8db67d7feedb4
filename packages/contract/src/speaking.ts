import { z } from 'zod';
import { get, post } from './call.ts';
import { id, plainText } from './common.ts';
import { dictatedWord } from './dictation.ts';
import { recordingMostBytes } from './voice.ts';

/** What Turkish speakers find hard to say; the library has pairs of words for each. */
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

/** Where a sentence to say comes from. */
export const saidKinds = ['reading', 'listening', 'word'] as const;
export const saidKind = z.enum(saidKinds);
export type SaidKind = z.infer<typeof saidKind>;

/** A word of a pair: the one with the sound, or what it is mistaken for. */
export const side = z.enum(['a', 'b']);
export type Side = z.infer<typeof side>;

/** How well the two words of a pair are told apart by ear, by the last ten that were heard. */
export const standing = z.enum(['new', 'opening', 'clear']);

const soundCard = z.object({
  id: soundId,
  name: bilingual,
  pairs: z.int(),
  /** How often a pair of it was heard, and said. */
  heard: z.int(),
  said: z.int(),
  standing,
});
export type SoundCard = z.infer<typeof soundCard>;

/** What to do with mouth and tongue, once the same sound was missed again and again. */
export const soundHint = z.object({
  id: soundId,
  name: bilingual,
  hint: bilingual,
  /** Words it was missed in, the last first. */
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
  summary: 'Konuşma pratiği: söylenecek metinler, benzer sesler, sık takılınan sesler',
  answer: z.object({
    sounds: z.array(soundCard),
    hints: z.array(soundHint),
    /** Finished readings and listenings, the last first; then readings of one's level. */
    texts: z.array(saidText),
  }),
});

export const getSaidText = get({
  path: 'speaking/text',
  access: 'user',
  summary: 'Bir okumanın, bitmiş bir dinlemenin ya da bir kelimenin cümleleri, söylemek için',
  query: z.object({ kind: saidKind, id: itemId }),
  answer: saidText.extend({
    version,
    sentences: z.array(
      z.object({
        text: z.string(),
        /** Who says it in the script; null where nobody does. */
        voice: z.enum(['female', 'male']).nullable(),
        /** Turkish, where the library has it. */
        tr: z.string().nullable(),
      }),
    ),
  }),
  problems: ['not-found'],
});

export const getSound = get({
  path: 'speaking/sound',
  access: 'user',
  summary: 'Bir sesin anlatımı ve kelime çiftleri',
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
  summary: 'Duyulan kelimenin hangisi olduğuna verilen yanıt',
  body: z.object({
    /** Made by the browser: the same one twice counts once. */
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

/** What is to be said: a sentence of a text, or a word of a pair. */
export const saidTarget = z.discriminatedUnion('kind', [
  z.object({ kind: saidKind, id: itemId, version, sentence: z.int().min(0).max(10_000) }),
  z.object({ kind: z.literal('pair'), id: soundId, version, pair: pairNumber, asked: side }),
]);
export type SaidTarget = z.infer<typeof saidTarget>;

const saidAnswer = z.object({
  /** What was understood, as it was written down; empty where nothing was. */
  text: z.string(),
  /** What it lasts, measured in the sound; 0 where the browser listened itself. */
  seconds: z.number(),
  /** `same`: understood; `other`: heard as something else; `missing`: not understood; `extra`: heard besides. */
  words: z.array(dictatedWord),
  /** Of a pair: which of the two was understood; null where neither was, and for a sentence. */
  understood: side.nullable(),
  /** Sounds missed just now that have been missed again and again. */
  hints: z.array(soundHint),
});
export type SaidAnswer = z.infer<typeof saidAnswer>;

const recordingMostLetters = Math.ceil(recordingMostBytes / 3) * 4;

/** The sound is read from memory and forgotten: it is stored nowhere, nor is what was understood. */
export const sayIt = post({
  cost: 'sound',
  path: 'speaking/say',
  access: 'user',
  summary: 'Söyleneni yazıya çevirip hedefle kelime kelime karşılaştırır; ses saklanmaz',
  body: z.object({
    /** Made by the browser: the same one twice counts once. */
    saidId: id,
    target: saidTarget,
    /** Base64 of WAV (16 bit), Ogg or WebM (Opus). */
    sound: z.string().min(1).max(recordingMostLetters),
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
  largestBody: recordingMostLetters + 4096,
});

export const compareSaid = post({
  path: 'speaking/compare',
  access: 'user',
  summary: 'Tarayıcının anladığını hedefle kelime kelime karşılaştırır',
  body: z.object({ saidId: id, target: saidTarget, heard: plainText.max(600) }),
  answer: saidAnswer,
  problems: ['not-found', 'too-many-requests'],
  cost: 'sound',
});
