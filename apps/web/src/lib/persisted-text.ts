import { emptyBox, getPersisted, putPersisted } from './device-storage.ts';

/**
 * Text or choices that the server does not have yet. Session storage restores them at once after a reload, the
 * device storage after the tab was closed. Deleted when they are sent and when the user signs out.
 */
const prefix = 'kept ';

/** The text that this tab stores under the key, or null. */
export const readText = (key: string): string | null => {
  try {
    return sessionStorage.getItem(prefix + key);
  } catch {
    return null;
  }
};

/** The text that a closed tab stored under the key, or null. */
export const recallText = async (key: string): Promise<string | null> => {
  const stored = await getPersisted(prefix + key);
  return typeof stored === 'string' ? stored : null;
};

/** Stores a text; null deletes it. */
export const keepText = (key: string, value: string | null): void => {
  void putPersisted(prefix + key, value);
  try {
    if (value === null) sessionStorage.removeItem(prefix + key);
    else sessionStorage.setItem(prefix + key, value);
  } catch {
    // Storage is blocked or full. The text is then only on the screen.
  }
};

/** Deletes all data that this device stores for the user who signs out. */
export const clearPersisted = async (): Promise<void> => {
  try {
    const ours = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
    for (const key of ours) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
  await emptyBox();
};
