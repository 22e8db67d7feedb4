import type { Queue } from '../platform/jobs/jobs.ts';

/**
 * The queue of learners’ messages. The message row limits the attempts (`attempt.policy.ts`). The queue’s limit is
 * only higher, because it also counts attempts that were returned and attempts of workers that died.
 */
export const feedbackQueue: Queue = { name: 'feedback', retryLimit: 30, retryDelay: 3, retryDelayMax: 300 };

export type FeedbackJob = { messageId: string };

/**
 * Queue of the AI model’s check for messages already checked by the engine. It is separate, so that a slow model
 * does not delay the engine’s corrections.
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
