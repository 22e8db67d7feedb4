import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The unprivileged operating system user that runs the database; undefined means the current user. */
export type RunAs = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root, so root starts it as an unprivileged user: the owner of existing data,
 * otherwise `postgres`, otherwise `nobody`. Pratik creates no operating system user.
 */
export function chooseUser(clusterDir: string): RunAs {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return userFrom(readPasswd());
}

/** Chooses the user from the text of `/etc/passwd`. */
export function userFrom(passwd: string): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    const line = passwd.split('\n').find((entry) => entry.startsWith(`${name}:`));
    const [, , uid, gid] = (line ?? '').split(':').map(Number);
    if (uid && gid) return { uid, gid };
  }
  return { uid: 65534, gid: 65534 };
}

function readPasswd(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}

type Mode = { mode: number; uid: number; gid: number };

/**
 * Returns whether the user may access a file system entry. `bits` are permission bits for the owner, the group or
 * others: 4 (read) and 1 (enter a folder or run a file).
 */
export function mayUse(entry: Mode, user: { uid: number; gid: number }, bits: number): boolean {
  const shift = entry.uid === user.uid ? 6 : entry.gid === user.gid ? 3 : 0;
  return ((entry.mode >> shift) & bits) === bits;
}

/**
 * Returns whether the user may enter every parent folder, and may read and run the file or read and enter the
 * folder.
 */
export function canReach(path: string, user: { uid: number; gid: number }): boolean {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (entry === undefined || !mayUse(entry, user, 5)) return false;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!mayUse(statSync(folder), user, 1)) return false;
    if (folder === dirname(folder)) return true;
  }
}
