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
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    setOpen(null);
  }, [key]);
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
