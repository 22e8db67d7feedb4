import type { Queue } from '../../platform/jobs/jobs.ts';

/**
 * Queue for making recordings in advance. Each job works for about a minute and then queues the next job. A job
 * whose process died is retried.
 */
export const recordingsQueue: Queue = {
  name: 'recordings',
  retryLimit: 10,
  retryDelay: 5,
  retryDelayMax: 300,
};

/**
 * Progress of making all recordings: the number of scripts processed so far, in the order of their ids, and how
 * many recordings were made or failed.
 */
export type RecordingsJob = { runId: string; from: number; made: number; failed: number };
