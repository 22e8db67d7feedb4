import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** The layers that can cover the page. Only one is open at a time, so that Esc always closes the top one. */
export type Layer = 'menu' | 'profile' | 'settings';

/** Returns the open layer and its setters. Any route change closes it (docs/specification.md, 4.11). */
export const useLayers = () => {
  const [open, setOpen] = useState<Layer | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const { key } = useLocation();
  const shownKey = useRef(key);
  const leftOpen = useRef(false);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    leftOpen.current = open !== null;
    setOpen(null);
  }, [key, open]);
  // A closing layer returns the focus to the control that opened it. After a navigation the heading of the new page
  // gets the focus.
  useEffect(() => {
    if (open !== null || !leftOpen.current) return;
    leftOpen.current = false;
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [open]);
  return {
    open,
    /** True after any layer was opened. */
    wasOpen,
    show: (layer: Layer) => {
      setWasOpen(true);
      setOpen(layer);
    },
    close: () => setOpen(null),
  };
};
