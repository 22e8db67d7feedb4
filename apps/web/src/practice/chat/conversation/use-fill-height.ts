import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Returns the CSS height with which an element fills the page down to the footer. The height shrinks when an
 * on-screen keyboard opens, so that the end of the element stays visible.
 */
export const useFillHeight = (element: RefObject<HTMLElement | null>): string => {
  const [taken, setTaken] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const node = element.current;
      if (!node) return;
      const above = node.getBoundingClientRect().top + window.scrollY;
      const view = window.visualViewport;
      const keyboard = view ? Math.max(0, window.innerHeight - view.height * view.scale) : 0;
      // The on-screen keyboard covers the content below the element, so only the larger of the two heights is
      // subtracted.
      setTaken(Math.ceil(above + Math.max(keyboard, spaceBelow(node))));
    };
    measure();
    // Banners and a larger font size change the height of the content above the element.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(document.body);
    window.addEventListener('resize', measure);
    window.visualViewport?.addEventListener('resize', measure);
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', measure);
      window.visualViewport?.removeEventListener('resize', measure);
    };
  }, [element]);
  return `max(20rem, calc(100dvh - ${taken}px))`;
};

/** Returns the height in pixels of the content below the main content of the page. */
const spaceBelow = (node: HTMLElement): number => {
  const main = node.closest('main');
  if (!main) return 0;
  const padding = Number.parseFloat(getComputedStyle(main).paddingBottom) || 0;
  return padding + (main.nextElementSibling?.getBoundingClientRect().height ?? 0);
};
