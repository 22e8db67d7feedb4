import type { Role } from '@pratik/contract/user';
import { dropValue, loadValue, saveValue } from '../lib/storage.ts';

/** The specification's key. */
const key = 'role';

export const saveRole = (subject: string, value: Role): void => saveValue(key, subject, value);

/** What is stored for this subject and can be decrypted, whatever it says; else null. */
export const loadRole = (subject: string): string | null => loadValue(key, subject);

export const dropRole = (): void => dropValue(key);

export const isRole = (value: string | null): value is Role => value === 'user' || value === 'admin';

/** Whether someone was signed in on this browser; a public page then asks who, and otherwise does not. */
export const someoneWasHere = (): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};
