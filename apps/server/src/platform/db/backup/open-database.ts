import type { Config } from '../../config/config.ts';
import { FolderHeldError } from '../embedded/embedded-error.ts';
import { findRunningUrl, startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';

export type OpenDatabase = { url: string; close(): Promise<void> };

/**
 * The database Pratik is set to use: `DATABASE_URL`, else the embedded one, joined where a running Pratik has it
 * open and started where none does.
 */
export async function openConfiguredDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
): Promise<OpenDatabase> {
  if (config.DATABASE_URL !== undefined) return { url: config.DATABASE_URL, close: async () => undefined };
  try {
    const embedded = await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log: () => undefined });
    return { url: embedded.url, close: () => embedded.stop() };
  } catch (error) {
    const running = error instanceof FolderHeldError ? findRunningUrl(config.DATA_DIR) : undefined;
    if (running === undefined) throw error;
    return { url: running, close: async () => undefined };
  }
}
