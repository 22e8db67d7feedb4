import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Reloads the page data when the user opens the URL of the current page again (docs/specification.md, 2.17).
 * @returns a key for the page component; React rebuilds the page when the key changes
 */
export const useReloadOnSameUrl = (): number => {
  const { key, pathname, search, hash } = useLocation();
  const queryClient = useQueryClient();
  const [count, setCount] = useState(0);
  const shown = useRef({ key, url: `${pathname}${search}`, hash });
  useEffect(() => {
    const url = `${pathname}${search}`;
    const before = shown.current;
    shown.current = { key, url, hash };
    // The page is not reloaded when the user follows a link to an anchor on the page or goes back from an anchor.
    if (before.key === key || before.url !== url || hash !== '' || before.hash !== '') return;
    void queryClient.invalidateQueries();
    setCount((reloads) => reloads + 1);
  }, [key, pathname, search, hash, queryClient]);
  return count;
};
