import { hash, randomInt, timingSafeEqual } from 'node:crypto';

// Crockford's letters: none is mistaken for another, and none changes under Turkish upper-casing (no I, no i).
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Four groups of four letters, 80 bits: `7QKM-2XVB-H4TD-W9ZC`. For setting up, and for recovery. */
export const makeOneTimeCode = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => letters[randomInt(32)]).join('')).join('-');

/** What is kept of a code. Spaces, hyphens and case do not matter. */
export const hashOneTimeCode = (code: string): string =>
  hash('sha256', code.replace(/[\s-]/g, '').toUpperCase(), 'base64url');

/** Whether the code is one of those whose hashes are kept; takes the same time for each. */
export const isOneTimeCode = (code: string, hashes: readonly string[]): boolean => {
  const given = Buffer.from(hashOneTimeCode(code));
  return hashes.filter((stored) => timingSafeEqual(Buffer.from(stored), given)).length > 0;
};
