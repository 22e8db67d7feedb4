import { type RefObject, useLayoutEffect, useState } from 'react';

/** The element's width in pixels, kept up to date; `usual` until it is known. */
export const useWidth = (element: RefObject<HTMLElement | null>, usual: number): number => {
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
};
