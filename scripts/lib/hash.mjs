import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const leftOut = new Set(['node_modules', 'dist', '.cache', '.vite', 'coverage']);

/**
 * Lists all files in the given files and folders, relative to `base` and in a fixed order, without tests and
 * build output.
 */
export function listFiles(base, paths) {
  const found = [];
  for (const path of paths) {
    const entry = statSync(join(base, path), { throwIfNoEntry: false });
    if (entry === undefined) continue;
    if (!entry.isDirectory()) {
      found.push(path);
      continue;
    }
    const inside = readdirSync(join(base, path)).filter((name) => !leftOut.has(name));
    found.push(
      ...listFiles(
        base,
        inside.map((name) => `${path}/${name}`),
      ),
    );
  }
  return found.filter((path) => !/\.test\.[cm]?[jt]sx?$/.test(path)).sort();
}

/** Returns a hash of the file names, the file contents and the texts in `extra`. */
export function hashFiles(base, paths, extra = []) {
  const hash = createHash('sha256');
  for (const text of extra) hash.update(`${text.length}:${text}`);
  for (const path of listFiles(base, paths)) {
    const content = readFileSync(join(base, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
