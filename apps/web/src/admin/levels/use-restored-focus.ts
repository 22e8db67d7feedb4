import { useEffect, useRef } from 'react';

/**
 * A row that moves in the document loses the focus; this gives it back to the button that moved the row.
 * @param order changes when rows moved
 * @returns remembers the button's `data-move`, and the one to take when that has become disabled
 */
export const useRestoredFocus = (order: string) => {
  const wanted = useRef<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows have moved
  useEffect(() => {
    const names = wanted.current;
    wanted.current = [];
    for (const name of names) {
      const button = document.querySelector<HTMLButtonElement>(`[data-move="${CSS.escape(name)}"]`);
      if (!button || button.disabled) continue;
      button.focus();
      return;
    }
  }, [order]);
  return (...names: readonly string[]) => {
    wanted.current = names;
  };
};
