import { createEngine } from '@pratik/feedback/engine';
import { createApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { migrateToLatest } from '../../apps/server/src/platform/db/migrate.ts';
import { createLog } from '../../apps/server/src/platform/log/log.ts';

/**
 * Runs the built product like `npm start`. In addition, the parent process can change the clock with the
 * messages `{ advanceSeconds }` and `{ set }`.
 */
let offsetMs = 0;
const clock = { now: () => new Date(Date.now() + offsetMs) };

process.on('message', (message: { advanceSeconds?: number; set?: string; id: number }) => {
  if (message.advanceSeconds !== undefined) offsetMs += message.advanceSeconds * 1000;
  if (message.set !== undefined) offsetMs = Date.parse(message.set) - Date.now();
  process.send?.({ id: message.id });
});

/** Addresses of the fake Firebase server. Undefined if the test does not start this server. */
const firebase = process.env.E2E_FIREBASE_ADDRESSES;

const config = readConfig();
const databaseUrl = config.DATABASE_URL ?? '';
await migrateToLatest(databaseUrl);
const app = await createApp({
  config,
  databaseUrl,
  log: createLog(config.LOG_LEVEL),
  clock,
  ...(firebase ? { firebaseAddresses: JSON.parse(firebase) } : {}),
  loadEngine: () => createEngine(),
});
const url = await app.http.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ ready: true, url, setupCode: app.setupCode });

process.on('SIGTERM', () => {
  void app.close().then(() => process.exit(0));
});
process.on('disconnect', () => process.exit(0));
