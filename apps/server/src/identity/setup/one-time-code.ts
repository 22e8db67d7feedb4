import { hash, randomInt, timingSafeEqual } from 'node:crypto';

// Crockford’s alphabet: no two characters look alike, and none changes under Turkish upper-casing (no I, no i).
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Creates a code of four groups of four letters (80 bits), such as `7QKM-2XVB-H4TD-W9ZC`, for setup and recovery. */
export const makeOneTimeCode = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => letters[randomInt(32)]).join('')).join('-');

/** Returns the hash that is stored for a code. Ignores spaces, hyphens and case. */
export const hashOneTimeCode = (code: string): string =>
  hash('sha256', code.replace(/[\s-]/g, '').toUpperCase(), 'base64url');

/** Checks a code against stored hashes in constant time per hash. */
export const isOneTimeCode = (code: string, hashes: readonly string[]): boolean => {
  const given = Buffer.from(hashOneTimeCode(code));
  return hashes.filter((stored) => timingSafeEqual(Buffer.from(stored), given)).length > 0;
};
