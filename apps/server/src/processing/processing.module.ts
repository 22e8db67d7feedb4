import type { FeedbackEngine } from '@pratik/feedback/engine';
import type { IdentityModule } from '../identity/identity.module.ts';
import { createRateLimit } from '../platform/http/limits/rate-limits.ts';
import type { Module } from '../platform/module.ts';
import type { PlatformModule } from '../platform/platform.module.ts';
import type { ProgressModule } from '../progress/progress.module.ts';
import { startLoading } from './checking/engine.service.ts';
import { createSentenceCheck } from './checking/sentence-check.service.ts';
import { createLearnerCorrections } from './learner-corrections.service.ts';
import {
  createFeedbackModel,
  createProcessing,
  feedbackModelQueue,
  feedbackQueue,
  messageReviewRunsQueue,
} from './processing.service.ts';
import { createShownCorrections } from './review/shown-corrections.service.ts';
import { createSafetyLetters } from './safety/safety-letters.service.ts';
import { registerVisitorRoutes } from './visitors/visitor-check.routes.ts';
import { createVisitorCheck, visitorLimit } from './visitors/visitor-check.service.ts';
import type { Worker } from './worker.ts';

type Deps = {
  platform: PlatformModule;
  identity: IdentityModule;
  progress: ProgressModule;
  /** Loads the feedback engine. Called at the start, and again after a failure. */
  loadEngine: () => Promise<FeedbackEngine>;
};

/**
 * Limits for checking sentences of exercises. They are low, because the engine checks one text at a time and learners’
 * messages must not wait long.
 */
const sentencesAtOnce = { concurrency: 2, queue: 30 };

export type ProcessingModule = ReturnType<typeof createProcessingModule>;

/** Creates the module that checks learners’ messages. */
export const createProcessingModule = ({ platform, identity, progress, loadEngine }: Deps) => {
  const { db, pool, jobs, live, clock, log, timeZone, config, ai, outbox, streams, metrics } = platform;
  const { users, consents } = identity;
  const mayUseAi = (userId: string) => consents.mayUse(userId, 'ai');
  const processing = createProcessing({
    db,
    jobs,
    live,
    clock,
    log,
    progress: progress.progress,
    timeZone,
    model: ai && config.AI_FEEDBACK ? createFeedbackModel(ai, config, mayUseAi) : null,
    timeZoneOf: users.timeZoneOf,
    namesOf: users.namesOf,
  });
  const safetyLetters = createSafetyLetters({
    db,
    clock,
    log,
    outbox,
    publicUrl: config.PUBLIC_URL,
    administrators: users.administrators,
  });
  const engine = startLoading({ load: loadEngine, log, stopping: streams.stopping });
  const visitorCheck = createVisitorCheck({
    analyse: engine.analyseUnshared,
    limit: createRateLimit(pool, visitorLimit),
    log,
  });
  const { runs } = processing.messageReview;

  metrics.gauge(
    {
      name: 'pratik_oldest_waiting_message_seconds',
      help: 'Age of the oldest message that waits for its first attempt, in seconds; 0 when no message waits',
    },
    async () => {
      const oldest = await processing.oldestWaiting();
      return [{ value: oldest ? Math.max(0, (clock.now().getTime() - oldest.getTime()) / 1000) : 0 }];
    },
  );

  const startWorker = async (): Promise<Worker> => {
    const worker = processing.createWorker(await engine.loaded, { concurrency: config.WORKER_CONCURRENCY });
    await worker.start();
    return worker;
  };
  /** Processing starts when the engine is loaded; the server start does not wait for the engine. */
  let working: Promise<Worker | undefined> | undefined;

  return {
    processing,
    engine,
    learnerCorrections: createLearnerCorrections(db),
    /** Checks a sentence that a learner writes in an exercise. The text is neither stored nor shared. */
    checkSentence: createSentenceCheck({
      analyse: engine.analyseUnshared,
      log,
      what: 'a learner’s sentence',
      limits: sentencesAtOnce,
    }),
    shownCorrections: createShownCorrections({ db, clock }),

    routes: (routes) => registerVisitorRoutes(routes, visitorCheck),
    queues: [feedbackQueue, feedbackModelQueue, messageReviewRunsQueue],
    async start({ worker }) {
      if (!worker) return;
      safetyLetters.start();
      await runs.work();
      working = startWorker().catch((err: unknown) => {
        if (!streams.stopping.aborted) log.error({ err }, 'message processing failed to start');
        return undefined;
      });
    },
    async stop() {
      safetyLetters.close();
      runs.close();
      await working;
    },
    async close() {
      await (await working)?.idle();
      await engine.close();
    },
  } satisfies Module & Record<string, unknown>;
};
