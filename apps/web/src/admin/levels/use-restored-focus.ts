import { useEffect, useRef } from 'react';

/**
 * Restores the focus after a row moves in the document, because the move removes the focus from the pressed button.
 * @param order changes when rows have moved
 * @returns a function that stores the `data-move` names of buttons; the first enabled one receives the focus after
 * the move
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
