import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { embeddedTexts } from '../embedded.tr.ts';
import { EmbeddedPostgresError, errorCode, errorText } from '../embedded-error.ts';
import { canReach, type RunAs } from './run-as.ts';

/**
 * Creates the links listed in `pg-symlinks.json`, as the package’s install script does when install scripts are
 * allowed.
 * Returns false when links are missing and the folder is not writable.
 */
export function linkLibraries(root: string): boolean {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  for (const link of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const target = resolve(root, link.target);
    if (existsSync(target)) continue;
    try {
      symlinkSync(relative(dirname(target), resolve(root, link.source)), target);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') return false;
    }
  }
  return true;
}

/**
 * Copies the PostgreSQL programs, once per version, to a folder where the database’s user can run them. Returns
 * that folder.
 * The copy appears under its final name only when it is complete.
 */
export function copyBinaries(root: string, name: string, dataDir: string, user: RunAs): string {
  const parent = copyParents(dataDir).find((candidate) => isUsableParent(candidate, user));
  if (parent === undefined) {
    throw new EmbeddedPostgresError(embeddedTexts.noFolderForCopy(root));
  }
  const copy = join(parent, name);
  if (existsSync(copy)) return join(copy, 'native');
  const fresh = join(parent, `.${name}.${process.pid}`);
  try {
    rmSync(fresh, { recursive: true, force: true });
    cpSync(join(root, 'native'), join(fresh, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !/(\.a|[/\\](include|pkgconfig|pgxs))$/.test(source),
    });
    openToAll(fresh);
    linkLibraries(fresh);
    renameSync(fresh, copy);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(copy)) {
      throw new EmbeddedPostgresError(embeddedTexts.copyFailed(copy, errorText(error)));
    }
  }
  return join(copy, 'native');
}

function copyParents(dataDir: string): string[] {
  const own = join(dataDir, 'postgres', 'programs');
  const shared = join(tmpdir(), `pratik-${process.getuid?.() ?? 0}`);
  return process.getuid?.() === 0 ? [own, '/var/cache/pratik', shared] : [own, shared];
}

/**
 * Returns whether programs may be run from a folder: the database’s user can reach the folder, the folder belongs
 * to the user of this process, and no other user can write to it.
 */
function isUsableParent(folder: string, user: RunAs): boolean {
  try {
    if (user !== undefined && !canReach(nearestExisting(folder), user)) return false;
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    const entry = lstatSync(folder);
    if (!entry.isDirectory() || entry.uid !== process.getuid?.() || (entry.mode & 0o022) !== 0) return false;
    chmodSync(folder, 0o755);
    return true;
  } catch {
    return false;
  }
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder));
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const runs = entry.isDirectory() || (lstatSync(path).mode & 0o100) !== 0;
    chmodSync(path, runs ? 0o755 : 0o644);
  }
}
