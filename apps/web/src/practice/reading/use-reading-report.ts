import { reportReading } from '@pratik/contract/reading';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { sentenceAt } from '../../curriculum/text-outline.ts';
import { callApi } from '../../lib/api-client.ts';

const reportEvery = 15_000;
/** Nobody looks at a screen much longer without a touch; then the time stops. */
const presentFor = 120_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

type Report = {
  readingId: string;
  text: RefObject<HTMLElement | null>;
  /** The sentence being read aloud; then that is the place. */
  spoken: number | null;
  /** Nothing is reported any more. */
  over: boolean;
};

/** Tells the server every fifteen seconds that somebody reads, and where; never while the page is hidden. */
export const useReadingReport = ({ readingId, text, spoken, over }: Report): void => {
  const seenAt = useRef(performance.now());
  const resumed = useRef(false);

  const report = useEffectEvent(() => {
    const present = spoken !== null || performance.now() - seenAt.current < presentFor;
    if (over || !present) {
      resumed.current = true;
      return;
    }
    const sentence = spoken ?? lookedAt(text.current);
    const wasAway = resumed.current;
    resumed.current = false;
    callApi(reportReading, { readingId, sentence, resumed: wasAway })
      // Reading goes on without it; the next report keeps the place.
      .catch(() => undefined);
  });

  useEffect(() => {
    const sign = () => {
      seenAt.current = performance.now();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') report();
      else {
        resumed.current = true;
        sign();
        report();
      }
    };
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') report();
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

/** Readers keep the line they read in the upper half of the window. */
const lookedAt = (text: HTMLElement | null): number => {
  const tops = [...(text?.querySelectorAll('[data-sentence]') ?? [])].map((node) => ({
    sentence: Number(node.getAttribute('data-sentence')),
    top: node.getBoundingClientRect().top,
  }));
  return sentenceAt(tops, window.innerHeight * 0.4);
};
