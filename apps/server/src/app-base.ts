import type { FeedbackEngine } from '@pratik/feedback/engine';
import { exportQueue } from './identity/privacy/export.service.ts';
import { type Clock, systemClock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import { openDatabase } from './platform/db/database.ts';
import { createDatabaseProbe } from './platform/db/database-probe.ts';
import { limitRequests } from './platform/http/admission.ts';
import { noMetrics, publishMetrics } from './platform/http/metrics.ts';
import { publishContract } from './platform/http/openapi.ts';
import { createHttpServer } from './platform/http/server.ts';
import type { Streams } from './platform/http/sse.ts';
import type { FirebaseAddresses } from './platform/idp/firebase-google.ts';
import { createIsolation } from './platform/isolation/isolation.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createLive } from './platform/live/live.ts';
import type { Log } from './platform/log/log.ts';
import { mailQueue } from './platform/mail/outbox.ts';
import type { SpeechEngine } from './platform/speech/speech.ts';
import { recordingsQueue } from './practice/listening/recordings.service.ts';
import {
  feedbackModelQueue,
  feedbackQueue,
  messageReviewRunsQueue,
} from './processing/processing.service.ts';

export type AppOptions = {
  config: Config;
  /** Connection URL of a migrated database. */
  databaseUrl: string;
  log: Log;
  clock?: Clock;
  /** Folder of the content library; default: the library that ships with the product. */
  libraryDir?: string;
  /** Speech engines, for tests. Default: the configured provider, then the built-in voice. */
  speechEngines?: readonly SpeechEngine[];
  /** Clock for the stages of spoken turns, in milliseconds, for tests. Default: a monotonic clock. */
  ticks?: (() => number) | undefined;
  /** Firebase addresses, for tests only; they are not configurable. */
  firebaseAddresses?: FirebaseAddresses;
  /** Loads the feedback engine. Called once, only in processes that need it. */
  loadEngine: () => Promise<FeedbackEngine>;
};

export type AppBase = Awaited<ReturnType<typeof openBase>>;

/** Opens the base of all parts: the clock, the database, live events, jobs and the HTTP server. */
export const openBase = async (options: AppOptions, version: string) => {
  const { config, databaseUrl, log } = options;
  const clock = options.clock ?? systemClock;

  const database = openDatabase(databaseUrl, log, config.DATABASE_POOL);
  const { db, pool, longDb } = database;
  const probe = createDatabaseProbe(databaseUrl);
  const live = createLive(databaseUrl, log);
  const jobs = createJobs(
    databaseUrl,
    [feedbackQueue, feedbackModelQueue, messageReviewRunsQueue, recordingsQueue, exportQueue, mailQueue],
    log,
  );
  const stopping = new AbortController();
  const streams: Streams = { stopping: stopping.signal, open: new Set() };

  // Separate isolations, so that an uploaded file does not delay a learner’s recording.
  const isolation = {
    files: createIsolation({ log, name: 'files' }),
    recordings: createIsolation({ log, name: 'recordings', memoryMb: 256, idleMs: 300_000 }),
  };

  const http = await createHttpServer({
    log,
    logRequests: config.LOG_REQUESTS,
    trustedProxies: config.TRUSTED_PROXIES,
    publicUrl: config.PUBLIC_URL,
  });
  const admission = limitRequests(http, config.REQUESTS_AT_ONCE);
  const metrics = config.METRICS ? publishMetrics(http) : noMetrics;
  await publishContract(http, version);
  return {
    options,
    version,
    config,
    log,
    clock,
    database,
    db,
    pool,
    longDb,
    probe,
    live,
    jobs,
    stopping,
    streams,
    http,
    admission,
    metrics,
    isolation,
  };
};
