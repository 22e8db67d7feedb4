import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** A press shorter than this goes on by itself until the next one. */
const holdMs = 350;
/** So far to the left the finger takes back what is being said, in pixels. */
const cancelAt = 80;

type PressParts = {
  /** Speaking has begun, or is about to. */
  active: boolean;
  begin: () => void;
  finish: () => void;
  cancel: () => void;
};

/**
 * A button to hold while speaking, and to slide away from to take it back; pressed shortly, by Space, Enter or a
 * screen reader it begins and the next press ends.
 */
export const usePress = ({ active, begin, finish, cancel }: PressParts) => {
  const pressed = useRef<{ at: number; x: number; began: boolean } | null>(null);
  /** The click that follows a pointer's press says nothing new. */
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
    /** Letting go now takes it back. */
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
      // The system took the finger away; what is being said goes on.
      onPointerCancel: release,
      onKeyDown(event: KeyboardEvent) {
        byPointer.current = false;
        // A key held down is one press.
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
