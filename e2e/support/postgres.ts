import pg from 'pg';
import { loadLibrary } from '../../apps/server/src/curriculum/library/library.service.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { migrateToLatest } from '../../apps/server/src/platform/db/migrate.ts';
import { createLog } from '../../apps/server/src/platform/log/log.ts';
import { startScratchPostgres } from '../../apps/server/test/scratch-postgres.ts';

/**
 * Name of a template database that contains the library. Each test file copies this template instead of loading two
 * hundred texts again.
 */
export const templateName = 'e2e_template';

async function makeTemplate(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${templateName}`).finally(() => client.end());
  const url = new URL(server);
  url.pathname = `/${templateName}`;
  await migrateToLatest(url.href);
  const log = createLog('error');
  const database = openDatabase(url.href, log);
  await loadLibrary({ db: database.db, log, clock: { now: () => new Date() } });
  await database.close();
}

/** Starts one PostgreSQL server for the test run. Each test file creates its own database on this server. */
export default async function startPostgres(): Promise<() => Promise<void>> {
  const postgres = await startScratchPostgres();
  await makeTemplate(postgres.url);
  process.env.E2E_POSTGRES_URL = postgres.url;
  return () => postgres.stop();
}
