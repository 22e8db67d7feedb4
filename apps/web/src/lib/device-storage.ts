/**
 * User data that this device stores beyond the life of the tab. Uses IndexedDB, because the specification strips
 * everything but letters, digits and spaces from local storage. Emptied when the user signs out.
 */
const storeName = 'kept';

let opened: Promise<IDBDatabase> | undefined;

/**
 * Allowed only when the sign-in also outlives the tab. With an external provider, closing the browser ends the
 * sign-in.
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
    // Storage may be full or blocked. The value is then only on the screen.
    return undefined;
  }
};

/** The stored value, or undefined when there is none or storage is blocked. */
export const getPersisted = (key: string): Promise<unknown> => run('readonly', (store) => store.get(key));

/** Stores a value; null deletes it. */
export const putPersisted = async (key: string, value: unknown): Promise<void> => {
  await run('readwrite', (store) => (value === null ? store.delete(key) : store.put(value, key)));
};

export const emptyBox = async (): Promise<void> => {
  await run('readwrite', (store) => store.clear());
};
