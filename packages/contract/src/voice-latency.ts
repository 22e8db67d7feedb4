import { z } from 'zod';
import { get, post } from './call.ts';
import { done } from './common.ts';

/**
 * What a spoken turn is made of, in its order. `prepare`, `written` and `heard` are measured by the browser's clock, the
 * others by the server's; no figure mixes the two.
 */
export const voiceStages = [
  /** From the last word to a recording that can be sent: closed, decoded, looked at. */
  'prepare',
  /** From the first byte of a recording to its last, as the server saw it. */
  'upload',
  /** Its length and format read. */
  'decoding',
  'transcription',
  /** The browser's whole: from sending the recording to having its words. */
  'written',
  /** From a message's arrival to the partner being asked. */
  'queue',
  'first-token',
  /** From the first word to the first whole sentence. */
  'first-sentence',
  /** A sentence made sound, or found. */
  'speech',
  /** The browser's whole: from sending the message to hearing the first sound. */
  'heard',
] as const;
export const voiceStage = z.enum(voiceStages);
export type VoiceStage = (typeof voiceStages)[number];

/** What each stage may take, in milliseconds: nine of ten turns are to keep within it. */
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

/** The stages a browser measures. */
export const heardStages = ['prepare', 'written', 'heard'] as const;
export type HeardStage = (typeof heardStages)[number];
/** What took longer was no wait but somebody gone. */
export const stageMostMs = 120_000;

export const reportVoiceTimes = post({
  path: 'voice/report-times',
  access: 'user',
  summary: 'Tarayıcının ölçtüğü süreler; kimden geldiği ve ne söylendiği tutulmaz',
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
  summary: 'Sesli konuşmanın aşamaları ne kadar sürüyor: ortanca ve yüzde 95, hedefiyle',
  query: z.object({ hours: z.enum(latencyHours).default('24') }),
  answer: z.object({
    stages: z.array(
      z.object({
        stage: voiceStage,
        budgetMs: z.int(),
        count: z.int(),
        /** To within a twentieth; null where nothing was measured. */
        p50Ms: z.int().nullable(),
        p95Ms: z.int().nullable(),
      }),
    ),
  }),
});
export type StageTimes = z.infer<typeof getVoiceTimes.answer>['stages'][number];
