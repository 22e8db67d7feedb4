import { useEffect, useEffectEvent } from 'react';
import type { Player } from './use-player.ts';

/** Selector of elements that handle Space and the arrow keys themselves. */
const taken = 'input, textarea, select, [contenteditable], [role="dialog"], [data-at]';
const pressed = `${taken}, button, a, summary, label, [role="button"]`;

/**
 * Keyboard control of the player: Space plays and pauses, and the arrow keys move by sentence. Keys that the
 * focused element handles itself are ignored.
 */
export const usePlayerKeys = (player: Player): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!player.ready || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const isIn = (selector: string) =>
      event.target instanceof Element && event.target.closest(selector) !== null;
    if (event.key === ' ' && !isIn(pressed)) player.toggle();
    else if (event.key === 'ArrowLeft' && !isIn(taken)) player.back();
    else if (event.key === 'ArrowRight' && !isIn(taken)) player.forward();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};
