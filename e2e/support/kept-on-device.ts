import type { Page } from '@playwright/test';

/** Under what the browser keeps anything of its person beyond the tab. */
export const keptOnDevice = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('pratik-kept', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('kept').objectStore('kept').getAllKeys();
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result.map(String));
          };
        };
      }),
  );
