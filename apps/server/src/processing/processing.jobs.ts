import type { Queue } from '../platform/jobs/jobs.ts';

/**
 * The queue of learners’ messages. The message row decides how often a message is tried (`attempt.policy.ts`). The
 * limit of the queue only has to be higher, because it also counts attempts that were handed back and attempts of
 * workers that died.
 */
export const feedbackQueue: Queue = { name: 'feedback', retryLimit: 30, retryDelay: 3, retryDelayMax: 300 };

export type FeedbackJob = { messageId: string };

/**
 * What the organisation's model adds to messages that are checked already. A queue of its own: a model that hangs holds
 * up nobody's corrections.
 */
export const feedbackModelQueue: Queue = {
  name: 'feedback-model',
  retryLimit: 30,
  retryDelay: 15,
  retryDelayMax: 600,
};

/** Bulk runs over old messages. A step takes half a minute and queues the next step. A lost step is retried. */
export const messageReviewRunsQueue: Queue = {
  name: 'message-review-runs',
  retryLimit: 30,
  retryDelay: 3,
  retryDelayMax: 300,
};
