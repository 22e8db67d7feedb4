import { z } from 'zod';
import { get, post } from './call.ts';
import { cefrLevel, done, id, instant, page, pageFrame, plainText, size } from './common.ts';
import { correctionCode, messageFeedback } from './feedback.ts';
import { revision } from './problems.ts';
import { danger } from './safety.ts';
import { levelAsked, offeredLevels } from './shelf.ts';

/** Longest piece that is looked at. */
export const writingMaxLength = 10_000;
/** Longest draft that is kept: room for what still has to be shortened. */
export const draftMaxLength = 30_000;

/** Words as both sides count them: letters or figures, with what joins them. */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’.,:-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

const bilingual = z.object({ tr: z.string(), en: z.string() });
const bounds = z.object({ least: z.int(), most: z.int() });

/** How far a prompt is: nothing written yet, a draft that is not sent, or sent at least once. */
export const promptState = z.enum(['new', 'begun', 'written']);

export const promptCard = z.object({
  id: z.string(),
  title: bilingual,
  levelId: z.string(),
  genre: z.string(),
  words: bounds,
  state: promptState,
  /** What it gives practice in and the person was corrected on lately. */
  practises: z.array(correctionCode),
});
export type PromptCard = z.infer<typeof promptCard>;

/** What there is to write on, with everything that helps. */
export const prompt = z.object({
  id: z.string(),
  title: bilingual,
  levelId: z.string(),
  genre: z.string(),
  task: bilingual,
  points: z.array(bilingual),
  phrases: z.array(bilingual),
  words: bounds,
  /** No longer offered; who began it may finish it. */
  retired: z.boolean(),
});
export type Prompt = z.infer<typeof prompt>;

const begunPiece = z.object({
  id,
  draftId: id,
  /** Null for a text of one's own. */
  promptTitle: bilingual.nullable(),
  /** The first words written. */
  excerpt: z.string(),
  words: z.int(),
  savedAt: instant,
});
export type BegunPiece = z.infer<typeof begunPiece>;

export const getWritingChoices = get({
  path: 'writing/choices',
  access: 'user',
  summary: 'Bir seviyenin yazma konuları, bugünün konusu ve yarım kalan yazılar',
  query: levelAsked,
  answer: z.object({
    ...offeredLevels,
    prompts: z.array(promptCard),
    /** One prompt for the day; `done` once something was sent today. */
    today: z.object({ done: z.boolean(), prompt: promptCard.nullable() }),
    begun: z.array(begunPiece),
  }),
});

/** What the level is judged by. */
export const criteria = ['task', 'vocabulary', 'accuracy', 'organisation'] as const;
export const criterion = z.enum(criteria);
export type Criterion = z.infer<typeof criterion>;

/** An estimate by rules, with the figures it rests on; `none` where there is too little, or too little English. */
export const assessment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none'), why: z.enum(['too-short', 'not-english']) }),
  z.object({
    kind: z.literal('estimate'),
    level: cefrLevel,
    task: z.object({ level: cefrLevel, words: z.int(), bounds: bounds.nullable() }),
    vocabulary: z.object({
      level: cefrLevel,
      /** Different words of the library in it, and the rarest of them. */
      different: z.int(),
      rarest: z.array(z.object({ word: z.string(), level: cefrLevel })),
    }),
    accuracy: z.object({
      level: cefrLevel,
      corrections: z.int(),
      perHundredWords: z.number(),
      /** Few faults in simple sentences say less: held at one level above the other two. */
      held: z.boolean(),
    }),
    organisation: z.object({
      level: cefrLevel,
      wordsPerSentence: z.number(),
      connectors: z.array(z.string()),
    }),
  }),
]);
export type Assessment = z.infer<typeof assessment>;

/** The one thing to work on. */
export const focus = z.object({ code: correctionCode, correctionIds: z.array(id) });
export type Focus = z.infer<typeof focus>;

export const draft = z.object({
  id,
  /** From 1. */
  number: z.int(),
  text: z.string(),
  revision,
  savedAt: instant,
  words: z.int(),
  /** Null while it is being written. */
  submittedAt: instant.nullable(),
  /** From the submission on. */
  feedback: messageFeedback.nullable(),
  /** Once the feedback is there. */
  assessment: assessment.nullable(),
  focus: focus.nullable(),
  /** It speaks of danger: help stands in the place of corrections, and nothing was sent to a service. */
  danger: danger.optional(),
});
export type Draft = z.infer<typeof draft>;

/** A piece of writing with all its drafts, the first one first; only the last may be open. */
export const piece = z.object({
  id,
  prompt: prompt.nullable(),
  levelId: z.string().nullable(),
  startedAt: instant,
  drafts: z.array(draft).min(1),
});
export type Piece = z.infer<typeof piece>;

export const getPiece = get({
  path: 'writing/get',
  access: 'user',
  summary: 'Bir yazı, bütün taslakları ve düzeltmeleriyle',
  query: z.object({ id }),
  answer: piece,
  problems: ['not-found'],
});

export const startPiece = post({
  path: 'writing/start',
  access: 'user',
  summary: 'Yazıya başlar; bu konuda gönderilmemiş taslak varsa onu verir',
  body: z.object({
    /** Made by the browser, like every id here: the same one twice begins one. */
    pieceId: id,
    draftId: id,
    /** Null for a text of one's own. */
    promptId: plainText.min(1).max(120).nullable(),
  }),
  answer: piece,
  problems: ['not-found'],
});

const saving = {
  draftId: id,
  /** Another one for each save: sent twice, it counts once. */
  saveId: id,
  /** The one this text began from. */
  revision,
  /** Saves sent since of which nothing was heard: one of them may have arrived, and is no other's change. */
  unheard: z.array(id).max(200),
};

/** A draft as it stands on the server; `present` of `changed-meanwhile` where a save came too late. */
export const draftNow = z.object({
  text: z.string(),
  revision,
  savedAt: instant,
  submittedAt: instant.nullable(),
});
export type DraftNow = z.infer<typeof draftNow>;

export const saveDraft = post({
  path: 'writing/save-draft',
  access: 'user',
  summary: 'Taslağı kaydeder; başka yerde değişmişse oradakini söyler',
  body: z.object({
    ...saving,
    text: plainText.max(draftMaxLength, 'Taslak en çok 30.000 karakter olabilir'),
    /** Back after a pause: the time since the last save was not spent writing. */
    resumed: z.boolean().default(false),
  }),
  answer: draftNow,
  problems: ['not-found', 'conflict'],
});

export const submitDraft = post({
  cost: 'piece',
  path: 'writing/submit',
  access: 'user',
  summary: 'Taslağı gönderir; aynı taslak bir kez işlenir',
  body: z.object({
    ...saving,
    text: plainText
      .trim()
      .min(1, 'Bir şey yazın')
      .max(writingMaxLength, 'Yazı en çok 10.000 karakter olabilir'),
  }),
  answer: piece,
  problems: ['not-found', 'conflict'],
});

export const revisePiece = post({
  path: 'writing/revise',
  access: 'user',
  summary: 'Gönderilen son taslaktan yeni bir taslak açar',
  body: z.object({ pieceId: id, draftId: id }),
  answer: piece,
  problems: ['not-found'],
});

export const discardDraft = post({
  path: 'writing/discard',
  access: 'user',
  summary: 'Gönderilmemiş taslağı siler; gönderilenler durur',
  body: z.object({ draftId: id }),
  answer: done,
});

export const listPieces = post({
  path: 'writing/list',
  access: 'user',
  summary: 'Kişinin gönderdiği yazılar, en yenisi önce',
  body: z.object({ page, size }),
  answer: z.object({
    pieces: z.array(
      z.object({
        id,
        promptTitle: bilingual.nullable(),
        excerpt: z.string(),
        submittedAt: instant,
        words: z.int(),
        drafts: z.int(),
        /** Null while feedback is on its way or cannot be had. */
        corrections: z.int().nullable(),
        level: cefrLevel.nullable(),
      }),
    ),
    ...pageFrame,
  }),
});
