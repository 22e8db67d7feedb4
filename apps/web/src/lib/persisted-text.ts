import { emptyBox, getPersisted, putPersisted } from './device-storage.ts';

/**
 * What was typed or chosen and the server does not have yet. Session storage gives it back at once over a reload, the
 * device's box when the tab was closed. Gone when it is sent, and when the person signs out.
 */
const prefix = 'kept ';

/** What this tab keeps under the key; null where nothing is. */
export const readText = (key: string): string | null => {
  try {
    return sessionStorage.getItem(prefix + key);
  } catch {
    return null;
  }
};

/** What a closed tab left under the key; null where nothing is. */
export const recallText = async (key: string): Promise<string | null> => {
  const stored = await getPersisted(prefix + key);
  return typeof stored === 'string' ? stored : null;
};

/** Keeps a text; null forgets it. */
export const keepText = (key: string, value: string | null): void => {
  void putPersisted(prefix + key, value);
  try {
    if (value === null) sessionStorage.removeItem(prefix + key);
    else sessionStorage.setItem(prefix + key, value);
  } catch {
    // Where storage is forbidden or full the text stays on the screen only.
  }
};

/** Forgets all that this device keeps of whoever signs out. */
export const clearPersisted = async (): Promise<void> => {
  try {
    const ours = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
    for (const key of ours) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept where storage is forbidden.
  }
  await emptyBox();
};
