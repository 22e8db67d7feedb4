import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { embeddedTexts } from './embedded.tr.ts';
import { EmbeddedPostgresError, errorCode } from './embedded-error.ts';

/**
 * Reads the database password; undefined when the file does not exist.
 * @throws EmbeddedPostgresError when the file does not contain a valid password
 */
export function readPassword(path: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  if (!/^[\w-]{43}$/.test(text)) throw badPassword(path);
  chmodSync(path, 0o600);
  return text;
}

/** Creates a random password and stores it in a file that only the owner can read. */
export function makePassword(path: string): string {
  const password = randomBytes(32).toString('base64url');
  const draft = `${path}.new`;
  writeFileSync(draft, `${password}\n`, { mode: 0o600, flush: true });
  renameSync(draft, path);
  return password;
}

export function badPassword(path: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(embeddedTexts.badPassword(path));
}
