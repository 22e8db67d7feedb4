/**
 * What was typed and the server does not have yet, on this device. IndexedDB, because it outlives the tab, and
 * because the specification strips local storage of everything but letters, digits and spaces. An entry goes as
 * soon as the server has its text.
 */
export type PersistedDraft = {
  readonly draftId: string;
  /** Another one for each page that writes: two tabs do not write over one another. */
  readonly writerId: string;
  /** The person whose draft it is. */
  readonly owner: string;
  readonly text: string;
  readonly revision: number;
  readonly unheard: readonly string[];
  /** The learner pressed "Gönder"; it has not arrived. */
  readonly sending: boolean;
  /** Milliseconds since 1970, by this device. */
  readonly at: number;
};

export type DraftBox = {
  /** Entries of a draft, or all of them; the newest first. Empty where nothing can be kept. */
  load(draftId?: string): Promise<PersistedDraft[]>;
  /** False where it could not be kept. */
  put(draft: PersistedDraft): Promise<boolean>;
  drop(draft: Pick<PersistedDraft, 'draftId' | 'writerId'>): Promise<void>;
};

const storeName = 'drafts';

const keyOf = ({ draftId, writerId }: Pick<PersistedDraft, 'draftId' | 'writerId'>) =>
  `${draftId} ${writerId}`;

/** @param memory keeps entries until the tab is closed, where the browser has no IndexedDB or refuses it */
export const createDraftBox = (memory: Map<string, PersistedDraft>): DraftBox => {
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
      // What cannot be reached was never kept.
      await run('readwrite', (store) => store.delete([draft.draftId, draft.writerId])).catch(() => undefined);
    },
  };
};

const newestFirst = (all: readonly PersistedDraft[], draftId: string | undefined): PersistedDraft[] =>
  all.filter((one) => draftId === undefined || one.draftId === draftId).sort((a, b) => b.at - a.at);
