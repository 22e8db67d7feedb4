import { useEffect, useRef } from 'react';

/**
 * Restores the focus after a row moves in the document, because the move removes the focus from the pressed button.
 * @param order value that changes when rows have moved
 * @returns a function that takes `data-move` names of buttons; after the move, the first enabled button with one of
 * these names receives the focus
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
