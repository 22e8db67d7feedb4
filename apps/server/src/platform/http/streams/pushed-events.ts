/**
 * A stream of pushed events for one reader. `return` ends the stream immediately, even while the reader waits for
 * an event.
 */
export type Reader<Event> = AsyncIterable<Event> & {
  push(event: Event): void;
  end(): void;
};

export const createReader = <Event>(onLeave: () => void = () => {}): Reader<Event> => {
  const waitingEvents: Event[] = [];
  let ended = false;
  let wake: (() => void) | undefined;
  const over: IteratorResult<Event> = { done: true, value: undefined };

  const iterator: AsyncIterator<Event> = {
    async next() {
      while (waitingEvents.length === 0 && !ended) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const value = waitingEvents.shift();
      return value === undefined ? over : { done: false, value };
    },
    async return() {
      ended = true;
      waitingEvents.length = 0;
      wake?.();
      onLeave();
      return over;
    },
  };
  return {
    push(event) {
      if (ended) return;
      waitingEvents.push(event);
      wake?.();
    },
    end() {
      ended = true;
      wake?.();
    },
    [Symbol.asyncIterator]: () => iterator,
  };
};
