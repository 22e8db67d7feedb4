import type { Queue } from '../../platform/jobs/jobs.ts';

/** Makes recordings in advance. A step takes about a minute and queues the next step. A lost step is retried. */
export const recordingsQueue: Queue = {
  name: 'recordings',
  retryLimit: 10,
  retryDelay: 5,
  retryDelayMax: 300,
};

/** Progress of a run: scripts processed so far, in the order of their ids. */
export type RecordingsJob = { runId: string; from: number; made: number; failed: number };
