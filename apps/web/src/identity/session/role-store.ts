import type { Role } from '@pratik/contract/user';
import { dropValue, loadValue, saveValue } from '../../lib/storage/storage.ts';

/** Storage key of the role, as defined in docs/specification.md. */
const key = 'role';

export const saveRole = (subject: string, value: Role): void => saveValue(key, subject, value);

/**
 * Returns the stored role of a subject (user id) without checking that it is a valid role. Null when nothing is
 * stored or decryption fails.
 */
export const loadRole = (subject: string): string | null => loadValue(key, subject);

export const dropRole = (): void => dropValue(key);

export const isRole = (value: string | null): value is Role => value === 'user' || value === 'admin';

/**
 * Returns whether a user was signed in on this browser. If not, public pages do not ask the provider for the
 * signed-in user.
 */
export const someoneWasHere = (): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};
