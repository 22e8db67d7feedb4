import { type RefObject, useEffect } from 'react';

/** Action that opened the current screen of a piece. The screen reads it once, to decide where to set the focus. */
export type Arrival = RefObject<'sent' | 'revised' | null>;

/** Moves the focus to the element that replaces the pressed button. */
export const useArrival = (
  arrival: Arrival,
  how: 'sent' | 'revised',
  target: RefObject<HTMLElement | null>,
): void => {
  useEffect(() => {
    if (arrival.current !== how) return;
    arrival.current = null;
    target.current?.focus();
  }, [arrival, how, target]);
};
