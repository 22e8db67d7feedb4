import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** What can lie over the page. One at a time, so that Esc always closes the top one. */
export type Layer = 'menu' | 'profile' | 'settings';

/** Which layer is open; SPECIFICATION §4: any route change closes the menus. */
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
  // A layer gives the focus back to what opened it; after a navigation it belongs to the new page's heading.
  useEffect(() => {
    if (open !== null || !leftOpen.current) return;
    leftOpen.current = false;
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [open]);
  return {
    open,
    /** Whether anything was ever opened. */
    wasOpen,
    show: (layer: Layer) => {
      setWasOpen(true);
      setOpen(layer);
    },
    close: () => setOpen(null),
  };
};
