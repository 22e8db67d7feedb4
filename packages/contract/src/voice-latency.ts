import { z } from 'zod';
import { get, post } from './call.ts';
import { done } from './common.ts';

/**
 * Stages of a spoken turn, in order. The browser measures `prepare`, `written` and `heard` with its own clock; the
 * server measures all other stages. No stage combines times of both clocks.
 */
export const voiceStages = [
  /**
   * Time in the browser from the end of speech until the recording is ready to be sent: closed, decoded and
   * checked.
   */
  'prepare',
  /** Time from the first to the last byte of an uploaded recording, measured by the server. */
  'upload',
  /** Time to determine the duration and the format of the recording. */
  'decoding',
  'transcription',
  /** Time in the browser from sending the recording to receiving the recognised text. */
  'written',
  /** Time from the arrival of a message at the server until the server sends the request to the partner. */
  'queue',
  'first-token',
  /** Time from the first word of the reply to the end of its first complete sentence. */
  'first-sentence',
  /** Time to generate the audio of a sentence, or to load its stored audio. */
  'speech',
  /** Time in the browser from sending the message to the first sound of the reply. */
  'heard',
] as const;
export const voiceStage = z.enum(voiceStages);
export type VoiceStage = (typeof voiceStages)[number];

/** Maximum duration of each stage in milliseconds for at least nine of ten turns. */
export const voiceBudgets: Readonly<Record<VoiceStage, number>> = {
  prepare: 300,
  upload: 300,
  decoding: 50,
  transcription: 1000,
  written: 1500,
  queue: 100,
  'first-token': 900,
  'first-sentence': 500,
  speech: 700,
  heard: 2500,
};

/** Stages that the browser measures and reports. */
export const heardStages = ['prepare', 'written', 'heard'] as const;
export type HeardStage = (typeof heardStages)[number];
/**
 * Maximum duration of a stage in milliseconds. Longer durations are discarded, because the user has probably left
 * the page.
 */
export const stageMostMs = 120_000;

export const reportVoiceTimes = post({
  path: 'voice/report-times',
  access: 'user',
  summary: 'Reports times measured by the browser; neither the user nor the words are stored',
  body: z.strictObject({
    times: z
      .array(z.strictObject({ stage: z.enum(heardStages), ms: z.int().min(0).max(stageMostMs) }))
      .min(1)
      .max(heardStages.length),
  }),
  answer: done,
  problems: ['too-many-requests'],
});

export const latencyHours = ['24', '168'] as const;
export type LatencyHours = (typeof latencyHours)[number];

export const getVoiceTimes = get({
  path: 'voice/times',
  access: 'admin',
  summary: 'The duration of the stages of spoken turns: median and 95th percentile, with the target',
  query: z.object({ hours: z.enum(latencyHours).default('24') }),
  answer: z.object({
    stages: z.array(
      z.object({
        stage: voiceStage,
        budgetMs: z.int(),
        count: z.int(),
        /** Median duration in milliseconds, accurate to within 5 %. Null if there are no measurements. */
        p50Ms: z.int().nullable(),
        p95Ms: z.int().nullable(),
      }),
    ),
  }),
});
export type StageTimes = z.infer<typeof getVoiceTimes.answer>['stages'][number];
