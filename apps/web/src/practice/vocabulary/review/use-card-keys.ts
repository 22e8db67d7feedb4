import type { Grade } from '@pratik/contract/vocabulary';
import { useEffect, useEffectEvent } from 'react';

type CardKeys = { onShow: () => void; onGrade: (grade: Grade) => void };

const typing = 'input, textarea, select, [contenteditable="true"]';

/**
 * Keyboard control of a card: Space shows the answer, and keys 1 to 4 grade it. Text fields and focused buttons
 * handle their keys themselves.
 */
export const useCardKeys = ({ onShow, onGrade }: CardKeys) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(typing)) return;
    if (event.key === ' ' && !target?.closest('button, a, summary')) {
      event.preventDefault();
      onShow();
    } else if (/^[1-4]$/.test(event.key)) {
      // Without this, the browser would type the digit into the text field of the next card.
      event.preventDefault();
      onGrade(Number(event.key) as Grade);
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
};
