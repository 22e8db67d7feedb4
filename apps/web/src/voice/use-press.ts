import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** In milliseconds. After a shorter press, speech input continues until the next press. */
const holdMs = 350;
/** Distance to the left at which sliding the finger cancels the input, in pixels. */
const cancelAt = 80;

type PressParts = {
  /** Speech input has started or is about to start. */
  active: boolean;
  begin: () => void;
  finish: () => void;
  cancel: () => void;
};

/**
 * Handlers of a button that is held while speaking; sliding away cancels. A short press, Space, Enter or a screen
 * reader starts the input, and the next press ends it.
 */
export const usePress = ({ active, begin, finish, cancel }: PressParts) => {
  const pressed = useRef<{ at: number; x: number; began: boolean } | null>(null);
  /** Ignores the click event that follows a pointer press. */
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
    /** Releasing now cancels the input. */
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
      // The system cancelled the pointer. The input continues.
      onPointerCancel: release,
      onKeyDown(event: KeyboardEvent) {
        byPointer.current = false;
        // A key that repeats while held counts as one press.
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
