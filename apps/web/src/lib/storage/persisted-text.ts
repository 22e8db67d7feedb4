import { clearDeviceStorage, getPersisted, putPersisted } from './device-storage.ts';

/**
 * Prefix of storage keys for text or choices that have not been sent to the server. Session storage restores them
 * after a reload, device storage after a closed tab. They are deleted after they are sent and at sign-out.
 */
const prefix = 'kept ';

/** Returns the text that this tab has stored under the key, or null. */
export const readText = (key: string): string | null => {
  try {
    return sessionStorage.getItem(prefix + key);
  } catch {
    return null;
  }
};

/** Returns the text that a closed tab has stored under the key, or null. */
export const recallText = async (key: string): Promise<string | null> => {
  const stored = await getPersisted(prefix + key);
  return typeof stored === 'string' ? stored : null;
};

/** Stores a text under the key. A null value deletes the stored text. */
export const persistText = (key: string, value: string | null): void => {
  void putPersisted(prefix + key, value);
  try {
    if (value === null) sessionStorage.removeItem(prefix + key);
    else sessionStorage.setItem(prefix + key, value);
  } catch {
    // Storage may be full or blocked, and the text is then not stored.
  }
};

/** Deletes all data that this device stores for the user, when the user signs out. */
export const clearPersisted = async (): Promise<void> => {
  try {
    const ours = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
    for (const key of ours) sessionStorage.removeItem(key);
  } catch {
    // Blocked storage contains no data to delete.
  }
  await clearDeviceStorage();
};
