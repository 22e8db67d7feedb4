import { rmSync, writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { memoryMark } from './isolated-task.ts';

/**
 * Watches an isolated child process from a separate thread. Kills the child when it uses too much memory or its
 * parent process has ended, even while its main thread is blocked.
 */

const { mostBytes, parent, folder } = workerData as { mostBytes: number; parent: number; folder: string };
const everyMs = 50;
const standardError = 2;

setInterval(() => {
  if (process.ppid !== parent) {
    rmSync(folder, { recursive: true, force: true });
    process.kill(process.pid, 'SIGKILL');
  }
  if (process.memoryUsage.rss() > mostBytes) {
    writeSync(standardError, `${memoryMark}\n`);
    process.kill(process.pid, 'SIGKILL');
  }
}, everyMs);
