import type { Role } from '@pratik/contract/user';
import { dropValue, loadValue, saveValue } from '../lib/storage.ts';

/** The storage key that the specification defines. */
const key = 'role';

export const saveRole = (subject: string, value: Role): void => saveValue(key, subject, value);

/**
 * The value stored for this subject, without checking that it is a role. Null when there is none or it cannot be
 * decrypted.
 */
export const loadRole = (subject: string): string | null => loadValue(key, subject);

export const dropRole = (): void => dropValue(key);

export const isRole = (value: string | null): value is Role => value === 'user' || value === 'admin';

/** True when a user was signed in on this browser. Only then does a public page ask the provider who is signed in. */
export const someoneWasHere = (): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};
