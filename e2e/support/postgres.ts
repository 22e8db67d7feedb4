import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded/embedded-postgres.ts';

/** One PostgreSQL for the run; every journey gets a database of its own in it. */
export default async function startPostgres(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pratik-e2e-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  process.env.E2E_POSTGRES_URL = postgres.url;
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
