import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns the current width of the element in pixels. Returns `usual` until the width is measured. */
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
