/** Number of items in one request of an action on many items. The server accepts no more. */
export const stepSize = 100;

/** Reports the progress of an action on many items, and stops the action between two requests. */
export type Steps = { onProgress: (done: number, total: number) => void; stopped: () => boolean };

/**
 * Performs an action on many items with one request per 100 items. If the first request fails, the error is thrown.
 * If a later request fails, the action ends, and the result contains the error and the responses before it.
 */
export const inSteps = async <Item, Answer>(
  items: readonly Item[],
  steps: Steps | undefined,
  call: (part: Item[]) => Promise<Answer>,
): Promise<{ done: Answer[]; error: unknown }> => {
  const done: Answer[] = [];
  for (let from = 0; from < items.length && !steps?.stopped(); from += stepSize) {
    steps?.onProgress(from, items.length);
    try {
      done.push(await call(items.slice(from, from + stepSize)));
    } catch (error) {
      if (done.length === 0) throw error;
      return { done, error };
    }
  }
  return { done, error: null };
};
