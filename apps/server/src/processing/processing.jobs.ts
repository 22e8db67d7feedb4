import type { Queue } from '../platform/jobs/jobs.ts';

/**
 * The queue of learners’ messages. The message row limits the number of attempts (`attempt.policy.ts`). The limit
 * of the queue is higher, because the queue also counts attempts that were returned and attempts of dead workers.
 */
export const feedbackQueue: Queue = { name: 'feedback', retryLimit: 30, retryDelay: 3, retryDelayMax: 300 };

export type FeedbackJob = { messageId: string };

/**
 * Queue for the AI model’s check of messages that the engine has already checked. This queue is separate from
 * `feedbackQueue`, so that a slow model does not delay the engine’s corrections.
 */
export const feedbackModelQueue: Queue = {
  name: 'feedback-model',
  retryLimit: 30,
  retryDelay: 15,
  retryDelayMax: 600,
};

/**
 * Queue of bulk jobs, which process old messages again. Each step works for at most half a minute and then queues
 * the next step. A lost step is retried.
 */
export const messageReviewRunsQueue: Queue = {
  name: 'message-review-runs',
  retryLimit: 30,
  retryDelay: 3,
  retryDelayMax: 300,
};
