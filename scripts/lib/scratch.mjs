import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Creates one folder for all temporary files of a test run, so that the files of killed tests can be found
 * and removed.
 */
export function makeScratch() {
  return mkdtempSync(join(tmpdir(), 'pratik-run-'));
}

/** Stops database servers whose data is in the folder, and then removes the folder. */
export async function clearScratch(folder) {
  const left = findServers(folder);
  for (const pid of left) signal(pid, 'SIGQUIT');
  for (let looks = 0; looks < 100 && left.some((pid) => signal(pid, 0)); looks += 1) await wait(50);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/**
 * Returns the process ids of database servers whose data is in the folder. The ids are read from postmaster.pid
 * files.
 */
export function findServers(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('/postmaster.pid'));
  return files
    .map((name) => Number(readFileSync(join(folder, name), 'utf8').split('\n')[0]))
    .filter((pid) => pid > 1);
}

function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
