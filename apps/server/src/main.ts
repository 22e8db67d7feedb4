import { createEngine } from '@pratik/feedback/engine';
import { createApp } from './app.ts';
import { ConfigFault, readConfig } from './platform/config/config.ts';
import { EmbeddedPostgresError } from './platform/db/embedded/embedded-error.ts';
import { startEmbeddedPostgres } from './platform/db/embedded/embedded-postgres.ts';
import { migrateToLatest } from './platform/db/migrate.ts';
import { createLog } from './platform/log/log.ts';

/** Lines for the person at the terminal; everything else goes to the structured log. */
const say = (line: string) => process.stdout.write(`${line}\n`);

const shownAddress = (publicUrl: string | undefined, host: string, port: number): string =>
  publicUrl ?? `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`;

const start = async (): Promise<() => Promise<void>> => {
  const config = readConfig();
  const log = createLog(config.LOG_LEVEL);

  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: config.DATA_DIR,
        log: ({ level, msg, ...rest }) => log[level](rest, msg),
      });
  const databaseUrl = config.DATABASE_URL ?? embedded?.url ?? '';
  const applied = await migrateToLatest(databaseUrl);
  if (applied.length > 0) log.info({ applied }, 'schema brought up to date');

  const app = await createApp({ config, databaseUrl, log, loadEngine: () => createEngine() });
  if (config.ROLES === 'worker') say('Pratik işçi süreci çalışıyor.');
  else {
    await app.http.listen({ host: config.HOST, port: config.PORT });
    const address = app.http.server.address();
    const port = typeof address === 'object' && address ? address.port : config.PORT;
    const url = shownAddress(config.PUBLIC_URL, config.HOST, port);
    log.info({ host: config.HOST, port, url }, 'listening');
    if (app.setupCode) {
      say('');
      say('İlk yöneticiyi oluşturmak için tek kullanımlık kurulum kodu:');
      say(`  ${app.setupCode}`);
      say(`Kurulum sayfası: ${url}/auth/setup`);
    }
    say('');
    say(`Pratik hazır: ${url}`);
  }

  return async () => {
    await app.close();
    await embedded?.stop();
  };
};

const fail = (error: unknown): never => {
  const expected = error instanceof ConfigFault || error instanceof EmbeddedPostgresError;
  const text = expected
    ? error.message
    : `Pratik başlatılamadı: ${error instanceof Error ? error.stack : error}`;
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

const stop = await start().catch(fail);
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(1);
    stopping = true;
    stop().then(() => process.exit(0), fail);
  });
}
