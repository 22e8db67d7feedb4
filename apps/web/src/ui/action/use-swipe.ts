import { type PointerEvent, useRef, useState } from 'react';
import { pulse } from './pulse.ts';

/** Minimum distance in pixels after which a released swipe has an effect. */
const distance = 80;
/** Distance in pixels below which the movement may still be a tap or a scroll. */
const slack = 12;

export type Side = 'left' | 'right';

type SwipeParts = {
  /** Whether swiping has an effect now. */
  enabled: boolean;
  onSwipe: (side: Side) => void;
};

/**
 * Returns the event handlers of an element that the user can swipe to the left or to the right with a finger. A
 * mouse or a pen has no effect. Vertical movements scroll the page, so the element needs `touch-action: pan-y`. When
 * the finger has moved far enough, the device vibrates briefly if it can and the user does not prefer reduced motion.
 */
export const useSwipe = ({ enabled, onSwipe }: SwipeParts) => {
  const start = useRef<{ id: number; x: number; y: number; swiping: boolean } | null>(null);
  const [offset, setOffset] = useState(0);
  const side: Side | null = offset <= -distance ? 'left' : offset >= distance ? 'right' : null;
  const end = () => {
    start.current = null;
    setOffset(0);
  };
  return {
    /** Distance in pixels that the finger has moved to the right; negative to the left. */
    offset,
    /** Side to which a release would swipe now, or null if the finger has not moved far enough. */
    side,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (!enabled || event.pointerType !== 'touch' || !event.isPrimary) return;
        start.current = { id: event.pointerId, x: event.clientX, y: event.clientY, swiping: false };
      },
      onPointerMove(event: PointerEvent) {
        const { current } = start;
        if (!current || current.id !== event.pointerId) return;
        const x = event.clientX - current.x;
        const y = event.clientY - current.y;
        if (!current.swiping) {
          if (Math.max(Math.abs(x), Math.abs(y)) < slack) return;
          if (Math.abs(y) > Math.abs(x)) return end();
          current.swiping = true;
          // The element now receives all pointer events, so releasing the finger above a button does not press it.
          event.currentTarget.setPointerCapture?.(event.pointerId);
        }
        if (Math.abs(x) >= distance && Math.abs(offset) < distance) pulse();
        setOffset(x);
      },
      onPointerUp() {
        const swiped = start.current?.swiping ? side : null;
        end();
        if (swiped) onSwipe(swiped);
      },
      onPointerCancel: end,
    },
  };
};
