import { createEngine } from '@pratik/feedback/engine';
import { createApp } from './app.ts';
import { ConfigFault, readConfig } from './platform/config/config.ts';
import { EmbeddedPostgresError } from './platform/db/embedded/embedded-error.ts';
import { startEmbeddedPostgres } from './platform/db/embedded/embedded-postgres.ts';
import { migrateToLatest } from './platform/db/migrate.ts';
import { createLog, type Log } from './platform/log/log.ts';

/** Lines for the person at the terminal; everything else goes to the structured log. */
const say = (line: string) => process.stdout.write(`${line}\n`);

const shownAddress = (publicUrl: string | undefined, host: string, port: number): string =>
  publicUrl ?? `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`;

/** What has been started, to be stopped in the opposite order. */
const started: (() => Promise<void>)[] = [];
const stopAll = async () => {
  for (const stop of started.splice(0).reverse()) await stop();
};

const start = async () => {
  const config = readConfig();
  const log = createLog(config.LOG_LEVEL);

  const databaseUrl = config.DATABASE_URL ?? (await startOwnDatabase(config.DATA_DIR, log));
  const applied = await migrateToLatest(databaseUrl);
  if (applied.length > 0) log.info({ applied }, 'schema brought up to date');

  const app = await createApp({ config, databaseUrl, log, loadEngine: () => createEngine() });
  started.push(app.close);
  if (config.ROLES === 'worker') return say('Pratik işçi süreci çalışıyor.');

  await app.http.listen({ host: config.HOST, port: config.PORT });
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
  });
  started.push(postgres.stop);
  return postgres.url;
};

/** What the operator is told; a stack only where nobody expected the failure. */
const explained = (error: unknown): string => {
  if (error instanceof ConfigFault || error instanceof EmbeddedPostgresError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'Bu kapı başka bir program tarafından kullanılıyor. PORT ile başka bir kapı verin.';
  }
  return `Pratik başlatılamadı: ${error instanceof Error ? error.stack : error}`;
};

const fail = async (error: unknown) => {
  process.stderr.write(`${explained(error)}\n`);
  await stopAll().catch(() => undefined);
  process.exit(1);
};

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // Asked twice, it does not wait for what is still running.
    if (stopping) process.exit(1);
    stopping = true;
    stopAll().then(() => process.exit(0), fail);
  });
}

await start().catch(fail);
