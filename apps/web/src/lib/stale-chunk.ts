const key = 'pratik-reloaded';

/** A chunk that is gone because a new version was installed while this page was open. */
export const isStaleChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload|error loading dynamically/i.test(
    error.message,
  );

/** Reloads the page for a stale chunk, but only once for each address, so that a lost file cannot loop. */
export const reloadOnce = (): boolean => {
  try {
    if (sessionStorage.getItem(key) === window.location.href) return false;
    sessionStorage.setItem(key, window.location.href);
  } catch {
    return false;
  }
  window.location.reload();
  return true;
};
