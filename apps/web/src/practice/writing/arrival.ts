import { type RefObject, useEffect } from 'react';

/** How one came to a screen of a piece from within its page; taken up once. */
export type Arrival = RefObject<'sent' | 'revised' | null>;

/** What was pressed is gone then: the focus goes to what took its place. */
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
