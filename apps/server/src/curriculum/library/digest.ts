import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@pratik/content/read/files';

/**
 * Version of the stored form. Increase this number when `offered.ts` changes the stored form, so that unchanged
 * library files are loaded again.
 */
export const loaderVersion = 3;

const bytesOf = (path: string): Buffer | string => {
  try {
    return readFileSync(path);
  } catch {
    return 'unreadable';
  }
};

/**
 * Returns the digest of the loader version and of all paths and bytes below a folder; null when the folder contains no
 * file.
 */
export const libraryDigest = (root: string): string | null => {
  const files = filesBelow(root, '', '');
  if (files.length === 0) return null;
  const hash = createHash('sha256').update(`loader ${loaderVersion}`);
  for (const file of files) {
    const bytes = bytesOf(join(root, file));
    hash.update(`\n${file} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('base64url');
};
