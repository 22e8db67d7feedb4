import { useEffect, useEffectEvent, useRef } from 'react';

const reportEvery = 15_000;
/** Nobody looks at a screen much longer without a touch; then the time stops. */
const presentFor = 120_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

type PresenceReport = {
  /** Told every fifteen seconds while somebody is there; `resumed` after a pause. */
  report: (resumed: boolean) => void;
  /** Something goes on that needs no touch, such as listening. */
  busy: boolean;
  /** Nothing is reported any more. */
  over: boolean;
};

/** Tells every fifteen seconds that somebody is at it; never while the page is hidden. */
export const usePresenceReport = ({ report, busy, over }: PresenceReport): void => {
  const seenAt = useRef(performance.now());
  const resumed = useRef(false);

  const tell = useEffectEvent(() => {
    const present = busy || performance.now() - seenAt.current < presentFor;
    if (over || !present) {
      resumed.current = true;
      return;
    }
    const wasAway = resumed.current;
    resumed.current = false;
    report(wasAway);
  });

  useEffect(() => {
    const sign = () => {
      seenAt.current = performance.now();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') tell();
      else {
        resumed.current = true;
        sign();
        tell();
      }
    };
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') tell();
    }, reportEvery);
    for (const name of signs) window.addEventListener(name, sign, { passive: true });
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      for (const name of signs) window.removeEventListener(name, sign);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);
};
