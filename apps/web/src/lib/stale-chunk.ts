const key = 'pratik-reloaded';

/** A chunk that is gone because a new version was installed while this page was open. */
export const isStaleChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload|error loading dynamically/i.test(
    error.message,
  );

/** The file this page began with; each version has another. */
const entry = (): string => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

/**
 * Reloads the page for a stale chunk, but only once for each address of a version: a lost file cannot loop, and the next
 * upgrade in the same tab reloads again. Never without a line: the page would be gone, and nothing come in its place.
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
