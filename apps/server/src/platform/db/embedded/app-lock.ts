import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { embeddedTexts } from './embedded.tr.ts';
import { errorCode, FolderLockedError } from './embedded-error.ts';
import { processSpace, startMark } from './programs/process-info.ts';

export type LockOwner = { pid: number; started: string; space: string; host: string };
export type AppLock = { release(): void };

const beatMs = 2_000;
/** Milliseconds without a heartbeat after which an application in another container is considered ended. */
const goneMs = 10_000;

/**
 * Locks the data folder for this process: one application per folder.
 * @throws FolderLockedError when another application uses the folder.
 */
export async function lockFolder(folder: string): Promise<AppLock> {
  const path = join(folder, 'pratik.lock');
  const mine = JSON.stringify(ownMark());
  let firstBeat: number | undefined;
  for (;;) {
    if (tryCreate(path, mine)) return keep(path, mine);
    const text = readOr(path);
    if (text === undefined) continue;
    const owner = parseOwner(text);
    const beat = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    firstBeat ??= beat;
    const state = owner && ownerState(owner, { ageMs: Date.now() - beat, moved: beat !== firstBeat });
    if (owner && state === 'alive') throw lockedBy(folder, owner);
    if (state === 'unsure') await wait(500);
    else removeStale(path, text);
  }
}

/**
 * Returns whether the lock’s owner still runs. Within one container, its process id is checked. Process ids of another
 * container cannot be checked, so the owner’s heartbeat decides: a recent change means running, an old heartbeat means
 * ended, otherwise the caller checks again.
 */
export function ownerState(
  owner: LockOwner,
  beat: { ageMs: number; moved: boolean },
  here: { space: string; startMark: (pid: number) => string | undefined } = {
    space: processSpace(),
    startMark,
  },
): 'alive' | 'gone' | 'unsure' {
  if (owner.space === here.space) return here.startMark(owner.pid) === owner.started ? 'alive' : 'gone';
  if (beat.moved) return 'alive';
  return beat.ageMs > goneMs ? 'gone' : 'unsure';
}

function ownMark(): LockOwner {
  return { pid: process.pid, started: startMark(process.pid) ?? '', space: processSpace(), host: hostname() };
}

/** Creates the lock file by linking a finished file, so that it never exists with partial content. */
function tryCreate(path: string, text: string): boolean {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, text);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
}

/** Removes a stale lock. If another process has replaced the stale lock in the meantime, restores the new lock. */
function removeStale(path: string, seen: string): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if (readOr(aside) !== seen) linkSync(aside, path);
  unlinkSync(aside);
}

function keep(path: string, mine: string): AppLock {
  const beat = setInterval(() => {
    if (readOr(path) === mine) utimesSync(path, new Date(), new Date());
  }, beatMs);
  beat.unref();
  return {
    release() {
      clearInterval(beat);
      if (readOr(path) === mine) unlinkSync(path);
    },
  };
}

function parseOwner(text: string): LockOwner | undefined {
  try {
    const { pid, started, space, host } = JSON.parse(text) as LockOwner;
    return Number.isInteger(pid) && pid > 0 ? { pid, started, space, host } : undefined;
  } catch {
    return undefined;
  }
}

function readOr(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function lockedBy(folder: string, owner: LockOwner): FolderLockedError {
  return new FolderLockedError(embeddedTexts.folderInUse(owner.pid, owner.host, folder));
}
