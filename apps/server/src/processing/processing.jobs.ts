import type { Queue } from '../platform/jobs/jobs.ts';

/**
 * The queue of learners' messages. How often a message is tried is decided by the message's own row
 * (`attempt.policy.ts`); the queue's limit only has to be larger, hand-backs and lost workers included.
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

/** Bulk runs over old messages. A step takes half a minute and brings the next; a lost one is taken up again. */
export const messageReviewRunsQueue: Queue = {
  name: 'message-review-runs',
  retryLimit: 30,
  retryDelay: 3,
  retryDelayMax: 300,
};
