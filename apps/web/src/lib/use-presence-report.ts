import { useEffect, useEffectEvent, useRef } from 'react';

const reportEvery = 15_000;
/** How long a user counts as present without any input, in milliseconds (two minutes). */
const presentFor = 120_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

type PresenceReport = {
  /** Called every 15 seconds while the user is present. `resumed` is true after a pause. */
  report: (resumed: boolean) => void;
  /** True during an activity that needs no input, such as listening. */
  busy: boolean;
  /** True when reporting has ended. */
  over: boolean;
};

/** Reports every 15 seconds that the user is present. Never reports while the page is hidden. */
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
