import type { Page } from '@playwright/test';

type Box = { keys: string[]; answers: { queries: { queryKey: string[] }[] } | undefined };

const boxOf = (page: Page): Promise<Box> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('pratik-device', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('kept');
          const store = transaction.objectStore('kept');
          const keys = store.getAllKeys();
          const answers = store.get('answers');
          transaction.oncomplete = () => {
            opening.result.close();
            resolve({ keys: keys.result.map(String), answers: answers.result });
          };
        };
      }),
  );

/** Returns the keys of all user data that the browser stores after the tab is closed. */
export const persistedOnDevice = async (page: Page): Promise<string[]> => (await boxOf(page)).keys;

/** Returns the API calls whose responses are stored for an offline start. */
export const answersStored = async (page: Page): Promise<(string | undefined)[]> =>
  (await boxOf(page)).answers?.queries.map(({ queryKey: [call] }) => call) ?? [];
