import { createAi } from './ai/ai.ts';
import { createAiLedger } from './ai/ai-ledger.ts';
import { type Clock, systemClock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import { selectLastBackup } from './db/backup/backups.store.ts';
import { openDatabase } from './db/database.ts';
import { createDatabaseProbe } from './db/database-probe.ts';
import { registerHealthRoutes } from './http/health.routes.ts';
import { limitRequests } from './http/limits/admission.ts';
import { noMetrics, publishMetrics } from './http/metrics.ts';
import { publishContract } from './http/openapi.ts';
import { createProviderMetrics } from './http/provider-metrics.ts';
import { createHttpServer } from './http/server.ts';
import type { Streams } from './http/streams/sse.ts';
import { registerInstanceMetrics } from './instance-metrics.ts';
import { createIsolation } from './isolation/isolation.ts';
import { createJobs } from './jobs/jobs.ts';
import { registerLiveRoutes } from './live/live.routes.ts';
import { createLive } from './live/live.ts';
import type { Log } from './log/log.ts';
import { createMail } from './mail/mail.ts';
import { createOutbox, mailQueue } from './mail/outbox.ts';
import type { Module } from './module.ts';
import { createProviderGuard } from './providers/provider-guard.ts';
import { createProviderRecorder } from './providers/provider-health.ts';
import { registerAudioRoutes } from './speech/audio.routes.ts';
import { createRecordingReader } from './speech/recordings/learner-recording.ts';
import { createSpeech, type SpeechEngine } from './speech/speech.ts';
import { createTranscription } from './speech/transcription.ts';
import type { StopLimits } from './stop-steps.ts';

export type PlatformOptions = {
  config: Config;
  /** Connection URL of a database whose migrations have been applied. */
  databaseUrl: string;
  log: Log;
  clock?: Clock;
  /**
   * Speech engines, set only by tests. By default, the configured provider is used, and the built-in voice as a
   * fallback.
   */
  speechEngines?: readonly SpeechEngine[];
  /** Time limits for stopping the process; set only by tests. */
  stopLimits?: StopLimits;
};

export type PlatformModule = Awaited<ReturnType<typeof createPlatformModule>>;

/** The version number of the Pratik release. */
const version = '0.1.0';

/** Creates the services that all features use: the database, jobs, live events, the HTTP server and the providers. */
export const createPlatformModule = async (options: PlatformOptions) => {
  const { config, databaseUrl, log } = options;
  const clock = options.clock ?? systemClock;

  const database = openDatabase(databaseUrl, log, config.DATABASE_POOL);
  const { db, pool, longDb } = database;
  const probe = createDatabaseProbe(databaseUrl);
  const live = createLive(databaseUrl, log);
  const jobs = createJobs(databaseUrl, log);
  const stopping = new AbortController();
  const streams: Streams = { stopping: stopping.signal, open: new Set() };

  // Uploaded files and recordings are processed in separate isolations, so that an uploaded file does not delay a
  // learner’s recording.
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
  const admission = limitRequests(http, {
    most: config.REQUESTS_AT_ONCE,
    expectedWaitMs: database.queue.expectedWaitMs,
  });
  const metrics = config.METRICS ? publishMetrics(http) : noMetrics;
  await publishContract(http, version);

  const providerMetrics = createProviderMetrics(metrics);
  const providers = createProviderRecorder({ db, clock, log, observe: providerMetrics.providerCall });
  const mail = createMail(config.SMTP_URL, config.MAIL_FROM, log);
  const outbox = createOutbox({ db, jobs, clock, log, mail, providers });
  const ledger = createAiLedger({ config, db, clock, log, observe: providerMetrics.aiTokens });
  const ai = createAi({ config, db, clock, log, ledger, providers });
  const speech = await createSpeech({
    config,
    db,
    clock,
    log,
    ledger,
    providers,
    engines: options.speechEngines,
  });
  registerInstanceMetrics({ metrics, database, jobs, streams, admission, ai });

  return {
    version,
    config,
    stopLimits: options.stopLimits,
    timeZone: config.TIME_ZONE,
    log,
    clock,
    /** Whether `clock` is the clock of this machine and not a clock that a test controls. */
    isRealTime: options.clock === undefined,
    database,
    db,
    pool,
    longDb,
    live,
    jobs,
    stopping,
    streams,
    http,
    metrics,
    isolation,
    providers,
    /** Returns the time of the newest backup; undefined when there is no backup. */
    lastBackup: () => selectLastBackup(db),
    outbox,
    ledger,
    ai,
    speech,
    transcription: createTranscription(config, log, ledger, createProviderGuard('transcription', providers)),
    readRecording: createRecordingReader(isolation.recordings),

    queues: [mailQueue],
    routes(routes) {
      registerHealthRoutes(routes, { probe, admission, stopping: stopping.signal });
      registerLiveRoutes(routes, live, streams);
      registerAudioRoutes(http, speech);
    },
    async start({ api, worker }) {
      if (api) await live.start();
      if (worker) await outbox.work();
    },
    stop: () => outbox.close(),
    async close() {
      await speech.close();
      await live.stop();
      mail.close();
      await providers.close();
      await probe.close();
      await database.close();
    },
  } satisfies Module & Record<string, unknown>;
};
