import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const nearBottom = 80;

type EndMarks = {
  /** Key that changes whenever an item is added at the end of the list. */
  added: string;
  /** Key that changes whenever the last item may have become taller. */
  grown: string;
  /** Key that changes whenever the user adds an item. The list then always scrolls to its end. */
  own: string;
};

/**
 * Keeps an element scrolled to its end while content is added. If the user has scrolled up, keeps the position and
 * reports that there is new content below.
 */
export const useStickToBottom = (
  pane: RefObject<HTMLElement | null>,
  { added: mark, grown, own }: EndMarks,
) => {
  const stuck = useRef(true);
  const [hasNew, setHasNew] = useState(false);
  const shownMark = useRef(mark);
  const shownOwn = useRef(own);

  const toBottom = useCallback(() => {
    const element = pane.current;
    if (element) element.scrollTop = element.scrollHeight;
    stuck.current = true;
    setHasNew(false);
  }, [pane]);

  useLayoutEffect(() => {
    const isOwn = shownOwn.current !== own;
    const changed = shownMark.current !== mark;
    shownMark.current = mark;
    shownOwn.current = own;
    if (stuck.current || isOwn) toBottom();
    else if (changed) setHasNew(true);
  }, [mark, own, toBottom]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of it is followed
  useLayoutEffect(() => {
    if (stuck.current) toBottom();
  }, [grown, toBottom]);

  // An on-screen keyboard reduces the visible height, so the list scrolls to keep its end visible.
  useEffect(() => {
    const element = pane.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (stuck.current) toBottom();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [pane, toBottom]);

  const onScroll = useCallback(() => {
    const element = pane.current;
    if (!element) return;
    stuck.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearBottom;
    if (stuck.current) setHasNew(false);
  }, [pane]);

  /**
   * Scrolls to an element in the list and stops the automatic scrolling to the end, so that the element stays
   * visible.
   */
  const showFrom = useCallback(
    (element: HTMLElement) => {
      const { current } = pane;
      if (current)
        current.scrollTop += element.getBoundingClientRect().top - current.getBoundingClientRect().top;
      stuck.current = false;
    },
    [pane],
  );

  return { onScroll, toBottom, showFrom, hasNew };
};
