const key = 'pratik-reloaded';

/** Returns whether a module could not be loaded because the server was upgraded while this page was open. */
export const isStaleChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload|error loading dynamically/i.test(
    error.message,
  );

/** URL of the entry file of this page. Each version has a different entry file. */
const entry = (): string => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

/**
 * Reloads the page after a stale chunk, but only once per URL and version. Therefore a missing file causes no
 * reload loop, but the next upgrade in the same tab can reload the page again. Never reloads while offline, because
 * the browser could not load the page.
 */
export const reloadOnce = (reload = () => window.location.reload()): boolean => {
  if (!navigator.onLine) return false;
  const here = `${entry()} ${window.location.href}`;
  try {
    if (sessionStorage.getItem(key) === here) return false;
    sessionStorage.setItem(key, here);
  } catch {
    return false;
  }
  reload();
  return true;
};
