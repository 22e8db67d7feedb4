import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../src/platform/db/embedded/embedded-postgres.ts';

const log = () => {};

/**
 * Starts a PostgreSQL server for one test run. It does not wait for disk writes, because its data need not survive
 * a power failure. Other tests cover the durability of the embedded server (platform/db/embedded).
 */
export const startScratchPostgres = async (): Promise<{ url: string; stop(): Promise<void> }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pratik-scratch-'));
  const first = await startEmbeddedPostgres({ dataDir, log });
  await first.stop();
  // Autovacuum is off, because it would open databases that a test is about to drop, and only a superuser can end the
  // autovacuum process.
  const settings = 'fsync = off\nsynchronous_commit = off\nfull_page_writes = off\nautovacuum = off\n';
  await appendFile(join(dataDir, 'postgres', '18', 'postgresql.auto.conf'), settings);
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
