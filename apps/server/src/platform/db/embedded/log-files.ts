import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Maximum number of stored log files. The database server starts a new file each day, and when a file reaches 5 MB
 * (`settings.ts`).
 */
const logFileCount = 5;
const pruneMs = 60_000;

function logFiles(clusterDir: string): string[] {
  try {
    // Sorting by name is chronological, because the file names are dates.
    return readdirSync(join(clusterDir, 'log')).sort();
  } catch {
    return [];
  }
}

function pruneLogs(clusterDir: string): void {
  for (const name of logFiles(clusterDir).slice(0, -logFileCount))
    rmSync(join(clusterDir, 'log', name), { force: true });
}

/** Deletes old log files of the database server once a minute, until the returned function is called. */
export function keepLogsBounded(clusterDir: string): () => void {
  pruneLogs(clusterDir);
  const timer = setInterval(() => pruneLogs(clusterDir), pruneMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Returns the last `count` lines of the database server’s newest log file. */
export function lastLogLines(clusterDir: string, count: number): string {
  const newest = logFiles(clusterDir).at(-1);
  if (newest === undefined) return '';
  return readFileSync(join(clusterDir, 'log', newest), 'utf8')
    .trim()
    .split('\n')
    .slice(-count)
    .join('\n');
}
