import { z } from 'zod';
import { get, post } from './call.ts';
import { day, id, instant, oneLine, page, pageFrame, size } from './common.ts';
import { correction, messageState, storedCorrection } from './feedback.ts';
import { revision } from './problems.ts';

/** Reasons why an attempt to process a message failed or remained incomplete. */
export const failureReasons = [
  'no-consent',
  'process-lost',
  'too-slow',
  'model-unavailable',
  'model-unusable',
  'unknown',
] as const;
export type FailureReason = (typeof failureReasons)[number];

export const messageSource = z.enum(['chat', 'writing']);

/**
 * State of the AI model’s check, which runs after all other checks of a message. `missed`: the model returned no
 * usable response. `not-allowed`: the learner has not consented, or the text must not be sent to the provider.
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
  /** The first 160 characters of the learner’s message. */
  excerpt: z.string(),
  state: messageState,
  attempts: z.int(),
  /**
   * Why the attempt to process the message failed: a `FailureReason`, the text `checks-failed: <names>`, or
   * an English error message of a third-party library.
   */
  reason: z.string().nullable(),
  corrections: z.int(),
  disputed: z.boolean(),
  engine: z.string().nullable(),
  /** State of the check by the AI model. Null if no AI model was configured. */
  modelCheck: modelCheck.nullable(),
  durationMs: z.number().nullable(),
  createdAt: instant,
  finishedAt: instant.nullable(),
});
export type ProcessedMessage = z.infer<typeof processedMessage>;

export const messageFilters = {
  states: z.array(messageState).max(5).default([]),
  /** Search text for the user’s name, surname and e-mail address. */
  userFilter: oneLine.max(120).default(''),
  source: messageSource.optional(),
  from: day.optional(),
  to: day.optional(),
  /**
   * Selects only messages with an open report: the learner has reported a correction as wrong, and no administrator
   * has decided on it.
   */
  disputedOnly: z.boolean().default(false),
};
const filters = z.object(messageFilters);

export const listMessages = post({
  path: 'message-process/list',
  access: 'admin',
  summary: 'Learners’ messages with their processing states',
  body: z.object({
    page,
    size,
    ...messageFilters,
    sort: z.enum(['createdAt', 'finishedAt', 'durationMs', 'attempts']).default('createdAt'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  answer: z.object({ messages: z.array(processedMessage), ...pageFrame }),
});

/** One attempt to process a message. */
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

/** A correction with all fields that the message review shows. */
export const reviewedCorrection = storedCorrection.extend({
  revision,
  /**
   * When the learner reported the correction as wrong, before or after an administrator’s decision. Null if the
   * learner has not reported it.
   */
  reportedAt: instant.nullable(),
  /**
   * The administrator who decided on the correction. Null if nobody has decided, or if that administrator no
   * longer exists.
   */
  decidedBy: z.object({ id, name: z.string() }).nullable(),
  /** The correction before an administrator’s edit. Null if no administrator edited it. */
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
  summary: 'A message with its text, corrections and attempts',
  query: z.object({ id }),
  answer: processedMessage.extend({
    text: z.string(),
    /** The corrections of the message in text order, including rejected corrections. */
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
  summary: 'The state of the queue: the number of messages in each state, and the age of the oldest one',
  answer: z.object({
    counts: z.array(
      z.object({
        state: messageState,
        count: z.int(),
        capped: z.boolean(),
        /**
         * When the oldest unfinished message in this state was written. Null if no unfinished message is in this
         * state.
         */
        oldestAt: instant.nullable(),
      }),
    ),
    /**
     * Messages with a correction that a learner reported as wrong: their number, and the time of the oldest of
     * them.
     */
    disputed: z.object({ count: z.int(), capped: z.boolean(), oldestAt: instant.nullable() }),
    oldestWaitingAt: instant.nullable(),
  }),
});

export const retryMessages = post({
  path: 'message-process/retry',
  access: 'admin',
  summary: 'Processes the selected messages again',
  body: z.object({ ids: z.array(id).min(1).max(100) }),
  answer: z.object({ retried: z.int() }),
});

/**
 * A bulk run: a job that processes all messages matching a filter again. The job queues them in batches, so that
 * new messages do not wait behind them.
 */
export const messageReviewRun = z.object({
  id,
  state: z.enum(['waiting', 'running', 'done', 'cancelled']),
  total: z.int(),
  /** Number of messages that the bulk run has queued so far. */
  queued: z.int(),
  /** Name of the administrator who started the bulk run. Null if that administrator no longer exists. */
  askedBy: z.string().nullable(),
  askedAt: instant,
  endedAt: instant.nullable(),
});
export type MessageReviewRun = z.infer<typeof messageReviewRun>;
const run = z.object({ run: messageReviewRun.nullable() });

export const getRun = get({
  path: 'message-process/run',
  access: 'admin',
  summary: 'The progress of the bulk processing',
  answer: run,
});

export const startRun = post({
  path: 'message-process/start-run',
  access: 'admin',
  summary: 'Starts to process all messages again that match the filter, or returns the job that is running',
  body: z.object({ filter: filters }),
  answer: run,
});

export const cancelRun = post({
  path: 'message-process/cancel-run',
  access: 'admin',
  summary: 'Stops the bulk processing; messages already in the queue are still processed',
  answer: run,
});
