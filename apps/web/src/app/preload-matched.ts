import type { AppRouter } from './router.tsx';

/** Waits until the page of this address has its chunk, so that prerendered HTML comes alive without a flash. */
export const preloadMatched = (router: AppRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
