import { type RefObject, useEffect } from 'react';

/** The action that led to the current screen of a piece; consumed once. */
export type Arrival = RefObject<'sent' | 'revised' | null>;

/** The pressed button is gone, so the focus moves to the element that replaced it. */
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
