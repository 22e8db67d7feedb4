import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../src/platform/db/embedded/embedded-postgres.ts';

const log = () => {};

/**
 * A PostgreSQL that lives as long as a run of tests and waits for no disk: what it holds need not outlive a power cut.
 * What the product's own server must outlive is tested beside it (platform/db/embedded).
 */
export const startScratchPostgres = async (): Promise<{ url: string; stop(): Promise<void> }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pratik-scratch-'));
  const first = await startEmbeddedPostgres({ dataDir, log });
  await first.stop();
  const settings = 'fsync = off\nsynchronous_commit = off\nfull_page_writes = off\n';
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
