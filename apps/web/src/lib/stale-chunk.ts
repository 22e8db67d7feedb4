const key = 'pratik-reloaded';

/** True when a chunk is missing because a new version was installed while this page was open. */
export const isStaleChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload|error loading dynamically/i.test(
    error.message,
  );

/** The entry file of this page. Each version has a different one. */
const entry = (): string => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

/**
 * Reloads the page after a stale chunk, but only once per address and version. A missing file therefore causes no
 * reload loop, and the next upgrade in the same tab reloads again. Never reloads offline, because the page could
 * not load again.
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
