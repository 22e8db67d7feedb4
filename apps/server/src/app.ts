import type { FastifyInstance } from 'fastify';
import { type AppOptions, openBase } from './app-base.ts';
import { registerAppMetrics } from './app-metrics.ts';
import { createParts } from './app-parts.ts';
import { registerRoutes } from './app-routes.ts';
import type { Database } from './platform/db/database.ts';
import { serveWeb } from './platform/http/web.ts';

export const version = '0.1.0';

export type App = {
  http: FastifyInstance;
  database: Database;
  /**
   * One-time setup code for the first administrator; null when an administrator exists or the process serves no
   * requests.
   */
  setupCode: string | null;
  /**
   * Stops in order: rejects new requests, ends streams with an event, returns jobs to the queue, closes
   * connections.
   */
  close(): Promise<void>;
};

/** Creates the parts that this process runs. */
export const createApp = async (options: AppOptions): Promise<App> => {
  const base = await openBase(options, version);
  const parts = await createParts(base);
  registerRoutes(base, parts);
  registerAppMetrics(base, parts);
  const { config, log, database, probe, live, jobs, stopping, streams, http, isolation } = base;
  const {
    providers,
    mail,
    outbox,
    identity,
    voiceTimes,
    voiceRecordings,
    exports,
    retention,
    processing,
    safetyLetters,
    engine,
    chat,
    speech,
    recordings,
    figures,
  } = parts;
  const runs = { api: config.ROLES !== 'worker', worker: config.ROLES !== 'api' };

  const startWorker = async () => {
    const worker = processing.createWorker(await engine.loaded, { concurrency: config.WORKER_CONCURRENCY });
    await worker.start();
    return worker;
  };

  await serveWeb(http, identity.provider.published);

  await jobs.start();
  if (runs.api) {
    await live.start();
    await chat.startSweeping();
    figures.start();
    voiceTimes.start();
    voiceRecordings.start();
  }
  if (runs.worker) {
    await recordings.work();
    await exports.work();
    await outbox.work();
    retention.start();
    safetyLetters.start();
    await processing.messageReview.runs.work();
  }
  const working = runs.worker
    ? startWorker().catch((err: unknown) => {
        if (!stopping.signal.aborted) log.error({ err }, 'message processing failed to start');
      })
    : undefined;

  return {
    http,
    database,
    setupCode: runs.api ? await identity.setup.prepare(config) : null,
    async close() {
      stopping.abort();
      await chat.close();
      await figures.close();
      recordings.close();
      voiceRecordings.close();
      exports.close();
      outbox.close();
      retention.close();
      safetyLetters.close();
      processing.messageReview.runs.close();
      await Promise.allSettled(streams.open);
      await Promise.all([isolation.files.close(), isolation.recordings.close()]);
      const worker = await working;
      await Promise.all([http.close(), jobs.stop()]);
      await worker?.idle();
      await engine.close();
      await speech.close();
      await live.stop();
      await voiceTimes.close();
      mail.close();
      await providers.close();
      await probe.close();
      await database.close();
    },
  };
};
