import type { CurriculumModule } from '../../../curriculum/curriculum.module.ts';
import type { IdentityModule } from '../../../identity/identity.module.ts';
import { createRateLimit } from '../../../platform/http/limits/rate-limits.ts';
import type { Module } from '../../../platform/module.ts';
import type { PlatformModule } from '../../../platform/platform.module.ts';
import type { ProgressModule } from '../../../progress/progress.module.ts';
import { registerVoiceRecordingRoutes } from './recordings.routes.ts';
import { createVoiceRecordings } from './recordings.service.ts';
import { createSpeakingAloud, sayLimit } from './speaking-aloud.service.ts';
import { createVoiceTimes } from './times.service.ts';
import { createTranscribing, transcribeLimit } from './transcribing.service.ts';
import { registerVoiceRoutes, reportLimit } from './voice.routes.ts';

type Deps = {
  platform: PlatformModule;
  identity: IdentityModule;
  curriculum: CurriculumModule;
  progress: ProgressModule;
  /**
   * Returns the time in milliseconds for measuring the stages of spoken turns; set only by tests. Default: a
   * monotonic clock.
   */
  ticks?: (() => number) | undefined;
};

export type VoiceModule = ReturnType<typeof createVoiceModule>;

/**
 * Creates the module for spoken conversations: speech for sentences, recordings of the learner, and the durations
 * of stages.
 */
export const createVoiceModule = ({ platform, identity, curriculum, progress, ticks }: Deps) => {
  const { db, pool, clock, log, config, live, metrics, speech, transcription, readRecording } = platform;
  const { consents, minors, retention, users } = identity;
  const observeStage = metrics.histogram({
    name: 'pratik_voice_stage_duration_seconds',
    help: 'Stages of a spoken turn, from the recording to the first sound heard',
    labels: ['stage'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2.5, 5, 10, 30],
  });
  const times = createVoiceTimes({
    db,
    clock,
    log,
    ticks,
    observe: (stage, seconds) => observeStage(seconds, { stage }),
  });
  const recordings = createVoiceRecordings({ db, clock, log, config, isPaused: retention.isPaused });
  const elsewhere = consents.serviceOf('speech');
  const speaking = createSpeakingAloud({
    speech,
    library: curriculum.librarySayings,
    limit: createRateLimit(pool, sayLimit),
    times,
    elsewhere,
    mayGoOut: (userId) =>
      elsewhere === undefined ? minors.mayGoOut(userId) : consents.mayUse(userId, 'speech'),
    namesOf: users.namesOf,
  });
  const transcribing = createTranscribing({
    db,
    clock,
    live,
    progress: progress.progress,
    transcription,
    mayUseVoice: (userId) => consents.mayUse(userId, 'voice'),
    limit: createRateLimit(pool, transcribeLimit),
    readRecording,
    times,
    recordings,
  });

  return {
    times,
    recordings,

    routes(routes) {
      registerVoiceRoutes(routes, {
        speaking,
        transcribing,
        times,
        reportLimit: createRateLimit(pool, reportLimit),
      });
      registerVoiceRecordingRoutes(routes, recordings);
    },
    start({ api }) {
      if (!api) return;
      times.start();
      recordings.start();
    },
    stop: () => recordings.close(),
    close: () => times.close(),
  } satisfies Module & Record<string, unknown>;
};
