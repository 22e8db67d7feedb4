import { z } from 'zod';
import { get, post } from './call.ts';
import { cefrLevel, done, id, instant, page, pageFrame, plainText, size } from './common.ts';
import { correctionCode, messageFeedback, textCheck } from './feedback.ts';
import { revision } from './problems.ts';
import { danger } from './safety.ts';
import { levelAsked, offeredLevels } from './shelf.ts';

/** Maximum length, in characters, of a piece that the learner submits. */
export const writingMaxLength = 10_000;
/**
 * Maximum length, in characters, of a draft that the learner saves. It is larger than the limit for submitted
 * pieces, so that the learner can save a long text and shorten it later.
 */
export const draftMaxLength = 30_000;

const bilingual = z.object({ tr: z.string(), en: z.string() });
const bounds = z.object({ least: z.int(), most: z.int() });

/**
 * State of a prompt for a learner. `new`: the learner has not started it. `begun`: the learner has a draft but has
 * never submitted one. `written`: the learner has submitted at least one draft.
 */
export const promptState = z.enum(['new', 'begun', 'written']);

export const promptCard = z.object({
  id: z.string(),
  title: bilingual,
  levelId: z.string(),
  genre: z.string(),
  words: bounds,
  state: promptState,
  /** Error codes that the prompt practises and that occurred in recent corrections of the user. */
  practises: z.array(correctionCode),
});
export type PromptCard = z.infer<typeof promptCard>;

/** A writing prompt with its task, points and phrases. */
export const prompt = z.object({
  id: z.string(),
  title: bilingual,
  levelId: z.string(),
  genre: z.string(),
  task: bilingual,
  points: z.array(bilingual),
  phrases: z.array(bilingual),
  words: bounds,
  /**
   * Whether the prompt is retired, so that it is no longer offered. A user who has already started the piece may
   * finish it.
   */
  retired: z.boolean(),
});
export type Prompt = z.infer<typeof prompt>;

const begunPiece = z.object({
  id,
  draftId: id,
  /** Title of the prompt. Null for a piece without a prompt. */
  promptTitle: bilingual.nullable(),
  /** The first words of the draft. */
  excerpt: z.string(),
  words: z.int(),
  savedAt: instant,
});
export type BegunPiece = z.infer<typeof begunPiece>;

export const getWritingChoices = get({
  path: 'writing/choices',
  access: 'user',
  summary: 'The writing prompts of a level, today’s prompt and unfinished pieces',
  query: levelAsked,
  answer: z.object({
    ...offeredLevels,
    prompts: z.array(promptCard),
    /** The prompt of the day. `done` says whether the user has submitted a piece today. */
    today: z.object({ done: z.boolean(), prompt: promptCard.nullable() }),
    begun: z.array(begunPiece),
  }),
});

/** Criteria by which the writing level is estimated. */
export const criteria = ['task', 'vocabulary', 'accuracy', 'organisation'] as const;
export const criterion = z.enum(criteria);
export type Criterion = z.infer<typeof criterion>;

/**
 * A rule-based estimate of the writing level, with its measurements. In the kind `none`, there is no estimate,
 * because the text is too short or not English.
 */
export const assessment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none'), why: z.enum(['too-short', 'not-english']) }),
  z.object({
    kind: z.literal('estimate'),
    level: cefrLevel,
    task: z.object({ level: cefrLevel, words: z.int(), bounds: bounds.nullable() }),
    vocabulary: z.object({
      level: cefrLevel,
      /** Number of different library words in the text. `rarest` lists the rarest of these words. */
      different: z.int(),
      rarest: z.array(z.object({ word: z.string(), level: cefrLevel })),
    }),
    accuracy: z.object({
      level: cefrLevel,
      corrections: z.int(),
      perHundredWords: z.number(),
      /**
       * Whether the estimate was limited to one level above the levels of vocabulary and organisation, because few
       * errors in simple sentences do not prove accuracy.
       */
      limited: z.boolean(),
    }),
    organisation: z.object({
      level: cefrLevel,
      wordsPerSentence: z.number(),
      connectors: z.array(z.string()),
    }),
  }),
]);
export type Assessment = z.infer<typeof assessment>;

/** The error code that the learner should work on next, with the ids of its corrections. */
export const focus = z.object({ code: correctionCode, correctionIds: z.array(id) });
export type Focus = z.infer<typeof focus>;

export const draft = z.object({
  id,
  /** Number of the draft. The first draft has number 1. */
  number: z.int(),
  text: z.string(),
  revision,
  savedAt: instant,
  words: z.int(),
  /** When the draft was submitted. Null until then. */
  submittedAt: instant.nullable(),
  /** Feedback on the draft. Null if the draft is not submitted. */
  feedback: messageFeedback.nullable(),
  /** Estimated level of the draft. Null if its feedback is not complete. */
  assessment: assessment.nullable(),
  focus: focus.nullable(),
  /**
   * Whether the text signals danger. If present, the screen shows a help text instead of corrections, and no
   * provider receives the text.
   */
  danger: danger.optional(),
});
export type Draft = z.infer<typeof draft>;

/** A piece with all its drafts, oldest first. All drafts are submitted, except perhaps the last one. */
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
  summary: 'A piece with all its drafts and corrections',
  query: z.object({ id }),
  answer: piece,
  problems: ['not-found'],
});

/** Two model answers to the prompt of a piece. Paragraphs are separated by empty lines. */
export const modelAnswers = z.object({
  /** An answer at the level of the prompt. */
  own: z.string(),
  /** An answer one level higher. */
  higher: z.string(),
  /** Three places worth noticing. `quote` is found word for word in one of the answers. */
  notice: z.array(z.object({ quote: z.string(), tr: z.string(), en: z.string() })),
});
export type ModelAnswers = z.infer<typeof modelAnswers>;

export const getModelAnswers = get({
  path: 'writing/model-answers',
  access: 'user',
  summary: 'What to check before submitting a piece, and after it is submitted two model answers',
  query: z.object({ pieceId: id }),
  answer: z.object({
    /**
     * The checklist of the writing prompt. Empty if the library has no model answers to the prompt, and for a
     * piece without a prompt.
     */
    checklist: z.array(bilingual),
    /**
     * The model answers. Null until the learner has submitted a draft, and if the library has no model
     * answers.
     */
    models: modelAnswers.nullable(),
  }),
  problems: ['not-found'],
});

export const startPiece = post({
  path: 'writing/start',
  access: 'user',
  summary: 'Starts a piece, or returns the unsubmitted draft of the same prompt',
  body: z.object({
    /**
     * Id created by the browser, as are all ids in this request. A second call with the same id returns the same
     * piece.
     */
    pieceId: id,
    draftId: id,
    /** Id of the prompt. Null for a piece without a prompt. */
    promptId: plainText.min(1).max(120).nullable(),
  }),
  answer: piece,
  problems: ['not-found'],
});

const saving = {
  draftId: id,
  /** Id of this save, created by the browser. If a save is sent twice with the same id, it counts once. */
  saveId: id,
  /** The revision of the draft on which this text is based. */
  revision,
  /**
   * Ids of recent saves to which the browser has received no response. If the server has stored one of these saves,
   * the new save does not conflict with it.
   */
  unheard: z.array(id).max(200),
};

/**
 * The current draft on the server. A save that is based on an old revision fails with `conflict`; the response
 * contains this draft.
 */
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
  summary: 'Saves a draft; returns the stored one when it was changed elsewhere',
  body: z.object({
    ...saving,
    text: plainText.max(draftMaxLength),
    /** True in the first save after a pause. The time between the previous save and this save is then not counted. */
    resumed: z.boolean().default(false),
  }),
  answer: draftNow,
  problems: ['not-found', 'conflict'],
});

export const submitDraft = post({
  cost: 'piece',
  path: 'writing/submit',
  access: 'user',
  summary: 'Submits a draft; the same draft is processed once',
  body: z.object({
    ...saving,
    text: plainText.trim().min(1, 'text-missing').max(writingMaxLength),
  }),
  answer: piece,
  problems: ['not-found', 'conflict'],
});

export const revisePiece = post({
  path: 'writing/revise',
  access: 'user',
  summary: 'Creates a new draft from the last submitted one',
  body: z.object({ pieceId: id, draftId: id }),
  answer: piece,
  problems: ['not-found'],
});

export const discardDraft = post({
  path: 'writing/discard',
  access: 'user',
  summary: 'Deletes an unsubmitted draft; submitted drafts remain',
  body: z.object({ draftId: id }),
  answer: done,
});

export const listPieces = post({
  path: 'writing/list',
  access: 'user',
  summary: 'The pieces that the user has submitted, newest first',
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
        /** Number of corrections. Null while feedback is pending or unavailable. */
        corrections: z.int().nullable(),
        /** Result of the check of the last draft. Null if this draft has not been checked yet. */
        checked: textCheck.nullable(),
        level: cefrLevel.nullable(),
      }),
    ),
    ...pageFrame,
  }),
});
