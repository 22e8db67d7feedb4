import { z } from 'zod';
import { get, post } from './call.ts';
import { id, instant } from './common.ts';

/** A run that makes the recordings of all scripts ahead of the learners. */
export const recordingRun = z.object({
  id,
  state: z.enum(['waiting', 'running', 'done', 'cancelled']),
  total: z.int(),
  /** Recordings there are by now, those found there among them. */
  made: z.int(),
  failed: z.int(),
  askedAt: instant,
  endedAt: instant.nullable(),
});
export type RecordingRun = z.infer<typeof recordingRun>;

const state = z.object({
  /** Published scripts, and how many of them have their recording on this machine. */
  scripts: z.int(),
  ready: z.int(),
  /** Who speaks: the voice that comes with Pratik, or the house's own service. */
  voice: z.enum(['basic', 'configured']),
  run: recordingRun.nullable(),
});

export const getRecordings = get({
  path: 'speech/recordings',
  access: 'admin',
  summary: 'Dinleme seslerinin kaçı hazır, hazırlama ne durumda',
  answer: state,
});

export const startRecordings = post({
  path: 'speech/start-recordings',
  access: 'admin',
  summary: 'Bütün dinleme seslerini önceden hazırlamaya başlar; süren varsa onu verir',
  answer: state,
});

export const cancelRecordings = post({
  path: 'speech/cancel-recordings',
  access: 'admin',
  summary: 'Süren hazırlamayı durdurur; hazır olanlar kalır',
  answer: state,
});
