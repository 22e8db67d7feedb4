import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@pratik/content/read/files';

/** Raised when the same files are to be stored in another way (`offered.ts`): they are then loaded anew. */
export const loaderVersion = 2;

const bytesOf = (path: string): Buffer | string => {
  try {
    return readFileSync(path);
  } catch {
    return 'unreadable';
  }
};

/** Stands for every path and byte below a folder, and for how it is loaded; null when there is no file. */
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
