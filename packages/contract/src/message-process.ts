import { z } from 'zod';
import { get, post } from './call.ts';
import { day, id, instant, oneLine, page, pageFrame, size } from './common.ts';
import { correction, messageState, storedCorrection } from './feedback.ts';
import { revision } from './problems.ts';

export const messageSource = z.enum(['chat', 'writing']);

/**
 * What became of the model's step, which follows a message's own check. `missed`: the model did not answer, or not
 * usably; `not-allowed`: the learner has not consented, or the text is kept from it.
 */
export const modelCheck = z.enum(['waiting', 'done', 'missed', 'not-allowed']);
export type ModelCheck = z.infer<typeof modelCheck>;

export const attemptStep = z.enum(['own', 'model']);
export type AttemptStep = z.infer<typeof attemptStep>;

export const processedMessage = z.object({
  id,
  userId: id,
  userName: z.string(),
  source: messageSource,
  /** The first 160 characters. */
  excerpt: z.string(),
  state: messageState,
  attempts: z.int(),
  reason: z.string().nullable(),
  corrections: z.int(),
  disputed: z.boolean(),
  engine: z.string().nullable(),
  /** Null where no model was configured. */
  modelCheck: modelCheck.nullable(),
  durationMs: z.number().nullable(),
  createdAt: instant,
  finishedAt: instant.nullable(),
});
export type ProcessedMessage = z.infer<typeof processedMessage>;

export const messageFilters = {
  states: z.array(messageState).max(5).default([]),
  /** Contained in the person's name, surname or e-mail. */
  userFilter: oneLine.max(120).default(''),
  source: messageSource.optional(),
  from: day.optional(),
  to: day.optional(),
  /** Only messages with a correction the learner says is wrong, which nobody answered yet. */
  disputedOnly: z.boolean().default(false),
};
const filters = z.object(messageFilters);

export const listMessages = post({
  path: 'message-process/list',
  access: 'admin',
  summary: 'Öğrenci mesajlarının işlenişi',
  body: z.object({
    page,
    size,
    ...messageFilters,
    sort: z.enum(['createdAt', 'finishedAt', 'durationMs', 'attempts']).default('createdAt'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  answer: z.object({ messages: z.array(processedMessage), ...pageFrame }),
});

/** One try of the machine at one message. */
export const attempt = z.object({
  number: z.int(),
  step: attemptStep,
  startedAt: instant,
  finishedAt: instant.nullable(),
  durationMs: z.number().nullable(),
  outcome: z.enum(['running', 'done', 'failed', 'handed-back']),
  reason: z.string().nullable(),
  engine: z.string().nullable(),
  model: z.string().nullable(),
  inputTokens: z.int().nullable(),
  outputTokens: z.int().nullable(),
  costUsd: z.number().nullable(),
});

/** A correction with all that the desk knows of it. */
export const reviewedCorrection = storedCorrection.extend({
  revision,
  /** When the learner said that it is wrong, answered or not. */
  reportedAt: instant.nullable(),
  /** Null: undecided, or somebody who is no longer here. */
  decidedBy: z.object({ id, name: z.string() }).nullable(),
  /** As the machine made it, where it was edited. */
  original: correction.nullable(),
  engine: z.string().nullable(),
  engineVersion: z.string().nullable(),
  model: z.string().nullable(),
  promptVersion: z.string().nullable(),
});
export type ReviewedCorrection = z.infer<typeof reviewedCorrection>;

export const getMessage = get({
  path: 'message-process/get-by-id',
  access: 'admin',
  summary: 'Bir mesaj: metni, düzeltmeleri, denemeleri',
  query: z.object({ id }),
  answer: processedMessage.extend({
    text: z.string(),
    /** In the order of the text, rejected ones among them. */
    correctionList: z.array(reviewedCorrection),
    attemptList: z.array(attempt),
    engineVersion: z.string().nullable(),
    model: z.string().nullable(),
    promptVersion: z.string().nullable(),
    inputTokens: z.int().nullable(),
    outputTokens: z.int().nullable(),
    costUsd: z.number().nullable(),
  }),
  problems: ['not-found'],
});

export const countMessages = post({
  path: 'message-process/count',
  access: 'admin',
  summary: 'Kuyruğun durumu: her durumda kaç mesaj, en eskisi ne zamandan',
  answer: z.object({
    counts: z.array(
      z.object({
        state: messageState,
        count: z.int(),
        capped: z.boolean(),
        /** When the oldest of those that are not over was written. */
        oldestAt: instant.nullable(),
      }),
    ),
    /** Messages with a correction a learner says is wrong. */
    disputed: z.object({ count: z.int(), capped: z.boolean(), oldestAt: instant.nullable() }),
    oldestWaitingAt: instant.nullable(),
  }),
});

export const retryMessages = post({
  path: 'message-process/retry',
  access: 'admin',
  summary: 'Seçilen mesajları yeniden işler',
  body: z.object({ ids: z.array(id).min(1).max(100) }),
  answer: z.object({ retried: z.int() }),
});

/** All messages that match a filter, processed again a portion at a time, so that new ones need not wait for them. */
export const messageReviewRun = z.object({
  id,
  state: z.enum(['waiting', 'running', 'done', 'cancelled']),
  total: z.int(),
  /** How many were queued by now. */
  queued: z.int(),
  /** Null: somebody who is no longer here. */
  askedBy: z.string().nullable(),
  askedAt: instant,
  endedAt: instant.nullable(),
});
export type MessageReviewRun = z.infer<typeof messageReviewRun>;
const run = z.object({ run: messageReviewRun.nullable() });

export const getRun = get({
  path: 'message-process/run',
  access: 'admin',
  summary: 'Toplu yeniden işleme ne durumda',
  answer: run,
});

export const startRun = post({
  path: 'message-process/start-run',
  access: 'admin',
  summary: 'Süzgece uyan bütün mesajları yeniden işlemeye başlar; süren varsa onu verir',
  body: z.object({ filter: filters }),
  answer: run,
});

export const cancelRun = post({
  path: 'message-process/cancel-run',
  access: 'admin',
  summary: 'Süren toplu işlemeyi durdurur; sıraya girmiş olanlar işlenir',
  answer: run,
});
