import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A folder for all temporary files of a run, so that whatever a killed test leaves behind can be found again. */
export function makeScratch() {
  return mkdtempSync(join(tmpdir(), 'pratik-run-'));
}

/** Ends the database servers still running on data in the folder, and removes it. */
export async function clearScratch(folder) {
  const left = findServers(folder);
  for (const pid of left) signal(pid, 'SIGQUIT');
  for (let looks = 0; looks < 100 && left.some((pid) => signal(pid, 0)); looks += 1) await wait(50);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Process ids of the servers whose data lie in the folder: they say so in a file of their own. */
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
