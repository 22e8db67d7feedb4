import type { Queue } from '../platform/jobs/jobs.ts';

/**
 * The queue of learners’ messages. The message row decides how often a message is tried (`attempt.policy.ts`). The
 * limit of the queue only has to be higher, because it also counts attempts that were handed back and attempts of
 * workers that died.
 */
export const feedbackQueue: Queue = { name: 'feedback', retryLimit: 30, retryDelay: 3, retryDelayMax: 300 };

export type FeedbackJob = { messageId: string };

/**
 * Queue of the model's step for messages that are already checked. It is separate, so that a slow model does not
 * delay the corrections of the engine.
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
