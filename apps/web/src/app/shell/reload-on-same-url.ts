import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Reloads the page when its own URL is opened again (docs/specification.md, 2.17).
 * @returns a key for the page; it changes when the page must be rebuilt
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
    // A link to an anchor of this page scrolls, and so does going back from it. Neither reloads the page.
    if (before.key === key || before.url !== url || hash !== '' || before.hash !== '') return;
    void queryClient.invalidateQueries();
    setCount((reloads) => reloads + 1);
  }, [key, pathname, search, hash, queryClient]);
  return count;
};
