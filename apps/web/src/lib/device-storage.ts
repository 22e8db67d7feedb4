/**
 * What this device keeps of its person beyond the tab. IndexedDB, because the specification strips local storage of
 * everything but letters, digits and spaces. Emptied when the person signs out.
 */
const storeName = 'kept';

let opened: Promise<IDBDatabase> | undefined;

/** Only where our own sign-in outlives the tab, too: at other providers' a closed browser has forgotten the person. */
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
    // Storage may be full or forbidden; what it would have kept is on the screen only.
    return undefined;
  }
};

/** Undefined where nothing is kept under the key, or nothing can be. */
export const getPersisted = (key: string): Promise<unknown> => run('readonly', (store) => store.get(key));

/** Keeps a value; null forgets it. */
export const putPersisted = async (key: string, value: unknown): Promise<void> => {
  await run('readwrite', (store) => (value === null ? store.delete(key) : store.put(value, key)));
};

export const emptyBox = async (): Promise<void> => {
  await run('readwrite', (store) => store.clear());
};
