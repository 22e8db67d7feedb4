import { useEffect, useEffectEvent, useRef } from 'react';

const reportEvery = 15_000;
/** A user counts as present for this many milliseconds (two minutes) after the last input. */
const presentFor = 120_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

type PresenceReport = {
  /** Is called every 15 seconds while the user is present. `resumed` is true in the first report after an absence. */
  report: (resumed: boolean) => void;
  /** Whether an activity without user input, such as listening, is in progress. */
  busy: boolean;
  /** Whether the exercise is over, so that no more reports are sent. */
  over: boolean;
};

/**
 * Reports that the user is present: every 15 seconds while the page is visible, and once when the page is hidden or
 * shown again.
 */
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
