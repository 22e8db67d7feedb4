import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/**
 * Minimum length of a long press in milliseconds, which ends the input on release. After a shorter press, the input
 * continues until the next press.
 */
const holdMs = 350;
/** Sliding the finger at least this many pixels to the left cancels the input. */
const cancelAt = 80;

type PressParts = {
  /** Whether speech input has started or is about to start. */
  active: boolean;
  begin: () => void;
  finish: () => void;
  cancel: () => void;
};

/**
 * Returns the event handlers of a microphone button. Users hold the button while speaking, and slide away from it
 * to cancel. Alternatively, a short press, Space, Enter or a screen reader command starts the input, and the next
 * press ends it.
 */
export const usePress = ({ active, begin, finish, cancel }: PressParts) => {
  const pressed = useRef<{ at: number; x: number; began: boolean } | null>(null);
  /** Whether the last press came from a pointer. The click event that follows such a press is ignored. */
  const byPointer = useRef(false);
  const [holding, setHolding] = useState(false);
  const [leaving, setLeaving] = useState(false);

  const release = () => {
    pressed.current = null;
    setHolding(false);
    setLeaving(false);
  };
  return {
    holding: holding && active,
    /** Whether releasing the pointer now would cancel the input. */
    leaving: leaving && active,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return;
        byPointer.current = true;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        pressed.current = { at: event.timeStamp, x: event.clientX, began: !active };
        setHolding(!active);
        if (!active) begin();
      },
      onPointerMove(event: PointerEvent) {
        const { current } = pressed;
        if (current?.began) setLeaving(current.x - event.clientX > cancelAt);
      },
      onPointerUp(event: PointerEvent) {
        const { current } = pressed;
        release();
        if (!current) return;
        if (current.began && current.x - event.clientX > cancelAt) cancel();
        else if (!current.began || event.timeStamp - current.at >= holdMs) finish();
      },
      // Speech input continues when the system cancels the pointer.
      onPointerCancel: release,
      onKeyDown(event: KeyboardEvent) {
        byPointer.current = false;
        // Repeated keydown events of a held key must not count as a second press.
        if (event.repeat) event.preventDefault();
      },
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
      onClick() {
        if (byPointer.current) byPointer.current = false;
        else if (active) finish();
        else begin();
      },
    },
  };
};
