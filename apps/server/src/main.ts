import { createEngine } from '@pratik/feedback/engine';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { databaseErrorOf } from './platform/db/database-error.ts';
import { EmbeddedPostgresError } from './platform/db/embedded/embedded-error.ts';
import { startEmbeddedPostgres } from './platform/db/embedded/embedded-postgres.ts';
import { migrateToLatest } from './platform/db/migrate.ts';
import { DatabaseRefusedError, waitForDatabase } from './platform/db/wait-for-database.ts';
import { errorText } from './platform/log/error-text.ts';
import { createLog, type Log } from './platform/log/log.ts';
import { checkPort } from './platform/process/free-port.ts';
import { createStopSignals, stopSignals } from './platform/process/stop-signals.ts';

/**
 * Maximum length of the queue of new connections. With a shorter queue, clients in a burst would have to retry
 * after 1, 3, 7 … seconds.
 */
const backlog = 4096;

// Write errors of a closed terminal are ignored, so that the process can still stop in order.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

/** Prints a line for the operator at the terminal; everything else is written to the structured log. */
const say = (line: string) => process.stdout.write(`${line}\n`);

const shownAddress = (publicUrl: string | undefined, host: string, port: number): string =>
  publicUrl ?? `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`;

/** Signal that is aborted when the process must stop, which may happen during the start. */
const stopping = new AbortController();
let stopApp = async () => {};
let stopDatabase = async () => {};

const start = async () => {
  const config = readConfig();
  const log = createLog(config.LOG_LEVEL);
  surviveLostConnections(log);

  if (config.ROLES !== 'worker') await checkPort(config.HOST, config.PORT);
  const databaseUrl = config.DATABASE_URL ?? (await startOwnDatabase(config.DATA_DIR, log));
  const applied = await bringUpToDate(databaseUrl);
  if (applied.length > 0) log.info({ applied }, 'database schema migrated');

  stopping.signal.throwIfAborted();
  const app = await createApp({ config, databaseUrl, log, loadEngine: () => createEngine() });
  stopApp = app.close;
  stopping.signal.throwIfAborted();
  if (config.ROLES === 'worker') return say('Pratik işçi süreci çalışıyor.');

  await app.http.listen({ host: config.HOST, port: config.PORT, backlog });
  const address = app.http.server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  const url = shownAddress(config.PUBLIC_URL, config.HOST, port);
  log.debug({ host: config.HOST, port, url }, 'listening');
  if (app.setupCode) {
    say('');
    say('İlk yöneticiyi oluşturmak için tek kullanımlık kurulum kodu:');
    say(`  ${app.setupCode}`);
    say('24 saat geçerlidir; süresi dolarsa Pratik’i yeniden başlatın.');
    say(`Kurulum sayfası: ${url}/auth/setup`);
  }
  say('');
  say(`Pratik hazır: ${url}`);
};

const startOwnDatabase = async (dataDir: string, log: Log): Promise<string> => {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: ({ level, msg, ...rest }) => log[level](rest, msg),
    onLost: (error) => void fail(error),
  });
  stopDatabase = postgres.stop;
  return postgres.url;
};

/**
 * Waits until the database is available, then migrates it. If the connection is lost during a migration, waits and
 * migrates again.
 */
const bringUpToDate = async (databaseUrl: string): Promise<string[]> => {
  for (;;) {
    await waitForDatabase(databaseUrl, { say, signal: stopping.signal });
    try {
      return await migrateToLatest(databaseUrl);
    } catch (error) {
      if (databaseErrorOf(error) !== 'unreachable') throw error;
    }
  }
};

/**
 * Logs lost database connections that no library handles, and continues. Any other uncaught error ends the process.
 */
const surviveLostConnections = (log: Log) => {
  process.on('uncaughtException', (err) => {
    if (databaseErrorOf(err) !== undefined) return log.warn({ err }, 'database connection lost');
    log.fatal({ err }, 'unexpected error, the process stops');
    void fail(err);
  });
};

/** Returns the message for the operator, with a stack trace only for unexpected errors. */
const explained = (error: unknown): string => {
  const kinds = [ConfigError, EmbeddedPostgresError, DatabaseRefusedError];
  if (error instanceof Error && kinds.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'Bu kapı başka bir program tarafından kullanılıyor. PORT ile başka bir kapı verin.';
  }
  if (databaseErrorOf(error) !== undefined) {
    return `Pratik başlatılamadı, veritabanı yanıt vermiyor: ${errorText(error)}`;
  }
  return `Pratik durdu: ${error instanceof Error ? error.stack : errorText(error)}`;
};

const starting = start();

/** Stops the database even when stopping the application fails, so that no database process continues to run. */
const stopAll = () => stopApp().finally(() => stopDatabase());

/** Stops the process in order and prints the reason, so that its supervisor can restart it. */
const fail = async (error: unknown) => {
  process.stderr.write(`${explained(error)}\n`);
  stopping.abort();
  await stopAll().catch(() => undefined);
  process.exit(1);
};

const stop = async () => {
  say('Pratik durduruluyor…');
  stopping.abort();
  // The running start step must end first; otherwise the database that it starts would continue to run.
  await starting.catch(() => undefined);
  await stopAll();
  process.exit(0);
};

const onSignal = createStopSignals(
  {
    stop: () => void stop().catch(fail),
    hurry: () => void stopDatabase().finally(() => process.exit(1)),
    leave: () => process.exit(1),
  },
  () => performance.now(),
);
for (const signal of stopSignals) process.on(signal, onSignal);

await starting.catch((error: unknown) => (stopping.signal.aborted ? undefined : fail(error)));
