import { z } from 'zod';
import { get, post } from './call.ts';
import { id, instant } from './common.ts';

/** A job that generates the recordings of all listening scripts in advance. */
export const recordingRun = z.object({
  id,
  state: z.enum(['waiting', 'running', 'done', 'cancelled']),
  total: z.int(),
  /**
   * Number of recordings of scripts that exist so far, including recordings that were made before the current
   * job.
   */
  made: z.int(),
  failed: z.int(),
  askedAt: instant,
  endedAt: instant.nullable(),
});
export type RecordingRun = z.infer<typeof recordingRun>;

const state = z.object({
  /**
   * Number of published listening scripts. `ready` is the number of these scripts that have a recording on this
   * server.
   */
  scripts: z.int(),
  ready: z.int(),
  /** Source of the speech: the bundled voice (`basic`), or the organisation’s speech provider (`configured`). */
  voice: z.enum(['basic', 'configured']),
  run: recordingRun.nullable(),
});

export const getRecordings = get({
  path: 'speech/recordings',
  access: 'admin',
  summary: 'The number of prepared listening recordings and the state of the preparation',
  answer: state,
});

export const startRecordings = post({
  path: 'speech/start-recordings',
  access: 'admin',
  summary: 'Starts to prepare all listening recordings, or returns the preparation that is running',
  answer: state,
});

export const cancelRecordings = post({
  path: 'speech/cancel-recordings',
  access: 'admin',
  summary: 'Stops the preparation; finished recordings remain',
  answer: state,
});
