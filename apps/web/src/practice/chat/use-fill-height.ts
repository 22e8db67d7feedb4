import { type RefObject, useLayoutEffect, useState } from 'react';
import { useOnline } from '../../lib/online.ts';

/**
 * The CSS height that lets an element reach from where it begins to the bottom of what is seen: it shrinks
 * when an on-screen keyboard takes its part, so that what stands at the element's end stays above the keys.
 */
export const useFillHeight = (element: RefObject<HTMLElement | null>, below: string): string => {
  const [top, setTop] = useState(0);
  const online = useOnline();
  const [keyboard, setKeyboard] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the banner of a lost network moves everything down
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
      const view = window.visualViewport;
      setKeyboard(view ? Math.max(0, Math.round(window.innerHeight - view.height * view.scale)) : 0);
    };
    measure();
    window.addEventListener('resize', measure);
    window.visualViewport?.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      window.visualViewport?.removeEventListener('resize', measure);
    };
  }, [element, online]);
  return `max(20rem, calc(100dvh - ${top + keyboard}px - ${below}))`;
};
