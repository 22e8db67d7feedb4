import type { Queue } from '../../platform/jobs/jobs.ts';

/** Recordings made ahead. A step takes a minute or so and brings the next; one that is lost is taken up again. */
export const recordingsQueue: Queue = {
  name: 'recordings',
  retryLimit: 10,
  retryDelay: 5,
  retryDelayMax: 300,
};

/** Where a run stands: scripts looked at so far, in the order of their ids. */
export type RecordingsJob = { runId: string; from: number; made: number; failed: number };
