import { z } from 'zod';
import { post } from './call.ts';
import { id, instant, plainText } from './common.ts';
import { correctionCode } from './feedback.ts';

/** How a gap is filled: written, or chosen among a few. */
export const gapAsked = z.enum(['typed', 'chosen']);
export type GapAsked = z.infer<typeof gapAsked>;

/** Why a gap is asked: one's own recent errors, an earlier wrong answer, or one's level. */
export const gapReason = z.enum(['errors', 'again', 'level']);
export type GapReason = z.infer<typeof gapReason>;

/** `slip`: right but for a letter or two. */
export const gapOutcome = z.enum(['right', 'slip', 'wrong']);
export type GapOutcome = z.infer<typeof gapOutcome>;

export const gapItem = z.object({
  id: z.string(),
  /** What stands around the gap. */
  before: z.string(),
  after: z.string(),
  /** The whole sentence in Turkish. */
  tr: z.string(),
  options: z.array(z.string()),
  asked: gapAsked,
  reason: gapReason,
  /** Of the error profile: what it is asked for; null where it is not for one's errors. */
  code: correctionCode.nullable(),
  /** What is practised here. */
  point: z.object({ tr: z.string(), en: z.string() }),
  /** What was answered, and what that was worth; null until then. */
  given: z
    .object({
      answer: z.string(),
      outcome: gapOutcome,
      /** Every answer that is right, the best first. */
      answers: z.array(z.string()),
      /** In Turkish: why this answer. */
      why: z.string(),
    })
    .nullable(),
});
export type GapItem = z.infer<typeof gapItem>;

export const gapRound = z.object({
  id,
  finishedAt: instant.nullable(),
  items: z.array(gapItem),
});
export type GapRound = z.infer<typeof gapRound>;

export const startGaps = post({
  path: 'vocabulary/start-gaps',
  access: 'user',
  summary: 'Boşluk doldurma: bugün yarım kalanı sürdürür ya da yenisini başlatır',
  body: z.object({
    /** Made by the browser: the same one twice begins one. */
    roundId: id,
  }),
  answer: z.object({
    /** Null where there is nothing to ask now. */
    round: gapRound.nullable(),
  }),
  problems: ['not-found'],
});

export const answerGap = post({
  path: 'vocabulary/answer-gap',
  access: 'user',
  summary: 'Bir boşluğu doldurur; ilk yanıt geçerlidir',
  body: z.object({
    roundId: id,
    itemId: plainText.min(1).max(120),
    /** Typed gaps may be answered by choosing: the options can be asked for. */
    asked: gapAsked,
    /** Empty: not known. */
    answer: plainText.trim().max(200),
  }),
  answer: z.object({ item: gapItem, finishedAt: instant.nullable() }),
  problems: ['not-found'],
});
