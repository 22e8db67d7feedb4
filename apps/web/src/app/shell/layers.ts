import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** The layers that can cover the page. Only one layer is open at a time, so Esc always closes the open layer. */
export type Layer = 'menu' | 'profile' | 'settings';

/**
 * Returns the open layer, and functions that open and close a layer. Any route change closes it
 * (docs/specification.md, 4.11).
 */
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
  // The control that opened a layer receives the focus when the user closes the layer. After a navigation, the page
  // heading receives it.
  useEffect(() => {
    if (open !== null || !leftOpen.current) return;
    leftOpen.current = false;
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [open]);
  return {
    open,
    /** Whether any layer has been opened since the page was loaded. */
    wasOpen,
    show: (layer: Layer) => {
      setWasOpen(true);
      setOpen(layer);
    },
    close: () => setOpen(null),
  };
};
