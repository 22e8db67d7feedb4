/**
 * Draft text that the server has not stored yet. It is in IndexedDB, because it must outlive the tab, and local
 * storage may contain only letters, digits and spaces.
 */
export type PersistedDraft = {
  readonly draftId: string;
  /** Id of the open page, so that two tabs do not overwrite each other’s text. */
  readonly writerId: string;
  /** Id of the user who wrote the draft. */
  readonly owner: string;
  readonly text: string;
  readonly revision: number;
  readonly unheard: readonly string[];
  /** Whether the learner has sent the draft and the server has not confirmed this yet. */
  readonly sending: boolean;
  /** Time of the last change by the clock of this device, in milliseconds since 1970. */
  readonly at: number;
};

export type DraftStorage = {
  /**
   * Loads the stored texts of one draft, or of all drafts, newest first. Returns an empty list when storage is
   * unavailable.
   */
  load(draftId?: string): Promise<PersistedDraft[]>;
  /** Stores a draft text. Returns false when it could not be stored. */
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
      // The error is ignored, because unavailable storage contains nothing to delete.
      await run('readwrite', (store) => store.delete([draft.draftId, draft.writerId])).catch(() => undefined);
    },
  };
};

const newestFirst = (all: readonly PersistedDraft[], draftId: string | undefined): PersistedDraft[] =>
  all.filter((one) => draftId === undefined || one.draftId === draftId).sort((a, b) => b.at - a.at);
