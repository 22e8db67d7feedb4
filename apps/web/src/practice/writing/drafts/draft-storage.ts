/**
 * Text typed on this device that the server has not stored yet. It is stored in IndexedDB, because it must outlive
 * the tab, and the specification allows only letters, digits and spaces in local storage. The entry is deleted as
 * soon as the server has stored the text.
 */
export type PersistedDraft = {
  readonly draftId: string;
  /** Id of the open page. Each page has a different id, so that two tabs do not overwrite each other’s text. */
  readonly writerId: string;
  /** Id of the user who wrote the text. */
  readonly owner: string;
  readonly text: string;
  readonly revision: number;
  readonly unheard: readonly string[];
  /** Whether the learner pressed "Gönder" (send) and the server has not confirmed the submission yet. */
  readonly sending: boolean;
  /** Time of the last change in milliseconds since 1970, by the clock of this device. */
  readonly at: number;
};

export type DraftStorage = {
  /**
   * Loads the entries of one draft, or of all drafts, newest first. The result is empty when storage is
   * unavailable.
   */
  load(draftId?: string): Promise<PersistedDraft[]>;
  /** Stores an entry. Returns false when the entry could not be persisted. */
  put(draft: PersistedDraft): Promise<boolean>;
  drop(draft: Pick<PersistedDraft, 'draftId' | 'writerId'>): Promise<void>;
};

const storeName = 'drafts';

const keyOf = ({ draftId, writerId }: Pick<PersistedDraft, 'draftId' | 'writerId'>) =>
  `${draftId} ${writerId}`;

/**
 * @param memory used instead of IndexedDB when the browser has no IndexedDB or denies access; its entries are lost
 * when the tab is closed
 */
export const createDraftStorage = (memory: Map<string, PersistedDraft>): DraftStorage => {
  let opened: Promise<IDBDatabase> | undefined;
  const open = (): Promise<IDBDatabase> => {
    opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('pratik-writing', 1);
      request.onupgradeneeded = () =>
        request.result.createObjectStore(storeName, { keyPath: ['draftId', 'writerId'] });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };

  const run = async <Result>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> => {
    const database = await open();
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(storeName, mode);
      const request = ask(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  };

  return {
    async load(draftId) {
      try {
        const stored: PersistedDraft[] = await run('readonly', (store) => store.getAll());
        return newestFirst([...stored, ...memory.values()], draftId);
      } catch {
        return newestFirst([...memory.values()], draftId);
      }
    },
    async put(draft) {
      try {
        await run('readwrite', (store) => store.put(draft));
        memory.delete(keyOf(draft));
        return true;
      } catch {
        memory.set(keyOf(draft), draft);
        return false;
      }
    },
    async drop(draft) {
      memory.delete(keyOf(draft));
      // If storage is unavailable, there is no entry to delete. Therefore the error is ignored.
      await run('readwrite', (store) => store.delete([draft.draftId, draft.writerId])).catch(() => undefined);
    },
  };
};

const newestFirst = (all: readonly PersistedDraft[], draftId: string | undefined): PersistedDraft[] =>
  all.filter((one) => draftId === undefined || one.draftId === draftId).sort((a, b) => b.at - a.at);
