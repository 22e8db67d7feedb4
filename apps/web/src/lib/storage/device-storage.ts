/**
 * Stores user data in IndexedDB, so that the data remains on this device after the tab is closed. Local storage is
 * not used, because the specification allows only letters, digits and spaces there. Sign-out deletes all of this
 * data.
 */
const storeName = 'kept';

let opened: Promise<IDBDatabase> | undefined;

/**
 * Returns whether this device may store data. It may do so only if the sign-in also outlives the tab. With an
 * external identity provider, closing the browser ends the sign-in.
 */
const isAllowed = (): boolean =>
  'indexedDB' in globalThis && document.querySelector('meta[name="pratik-identity"]') === null;

const open = (): Promise<IDBDatabase> => {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('pratik-device', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
};

const run = async (
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => Pick<IDBRequest<unknown>, 'result'>,
): Promise<unknown> => {
  if (!isAllowed()) return undefined;
  try {
    const transaction = (await open()).transaction(storeName, mode);
    const request = ask(transaction.objectStore(storeName));
    return await new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } catch {
    // Storage may be full or blocked, and the value is then not stored.
    return undefined;
  }
};

/** Returns the stored value, or undefined when no value is stored or storage is blocked. */
export const getPersisted = (key: string): Promise<unknown> => run('readonly', (store) => store.get(key));

/** Stores a value. A null value deletes the stored value. */
export const putPersisted = async (key: string, value: unknown): Promise<void> => {
  await run('readwrite', (store) => (value === null ? store.delete(key) : store.put(value, key)));
};

export const clearDeviceStorage = async (): Promise<void> => {
  await run('readwrite', (store) => store.clear());
};
