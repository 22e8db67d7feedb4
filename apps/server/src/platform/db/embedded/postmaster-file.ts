import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './embedded-error.ts';
import { isPostgresOn } from './programs/process-info.ts';

/** The server’s entries in `postmaster.pid` (lines 1, 4 and 8; see PostgreSQL's `pidfile.h`). */
export type PostmasterFile = { pid: number; port: number | undefined; status: string };

/** Parses the text of `postmaster.pid`. Returns undefined when the text does not start with a process id. */
export function parsePostmasterFile(text: string): PostmasterFile | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  // Single-user mode writes the process id as a negative number.
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isInteger(pid) || pid === 0) return undefined;
  const port = Number(lines[3]);
  return { pid, port: port > 0 ? port : undefined, status: lines[7] ?? '' };
}

export function readPostmasterFile(clusterDir: string): PostmasterFile | undefined {
  try {
    return parsePostmasterFile(readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Returns the database server that runs on this data folder. When none runs, returns undefined and removes
 * `postmaster.pid`, because PostgreSQL would refuse to start if an unrelated program now had the process id in that
 * file.
 */
export function findRunningServer(clusterDir: string): PostmasterFile | undefined {
  const file = readPostmasterFile(clusterDir);
  if (file !== undefined && isPostgresOn(file.pid, clusterDir)) return file;
  rmSync(join(clusterDir, 'postmaster.pid'), { force: true });
  return undefined;
}
