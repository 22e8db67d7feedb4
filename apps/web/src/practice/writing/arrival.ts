import { type RefObject, useEffect } from 'react';

/**
 * The action that opened the current screen of a piece. The screen reads this value only once, to decide where to
 * set the focus.
 */
export type Arrival = RefObject<'sent' | 'revised' | null>;

/** Moves the focus to the element that has replaced the pressed button. */
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
