import type { AskedQuestion } from '@pratik/contract/asked-question';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { bringIntoView } from '../scroll.ts';

/**
 * Which question is on the screen; beyond the last stands the result. A question that comes, or comes to be answered,
 * is brought where it can be read as a whole. `gate` changes when questions may be asked at all.
 */
export const useSteps = <Q extends AskedQuestion>(
  questions: readonly Q[],
  panel: RefObject<HTMLElement | null>,
  gate = true,
) => {
  const [index, setIndex] = useState(() => firstOpen(questions));
  const question = questions[index];
  const step = `${gate} ${index} ${question?.given == null}`;
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    if (panel.current) panel.current.scrollTop = 0;
    bringIntoView(panel.current, 'start');
  }, [step, panel]);
  return { index, question, next: () => setIndex(index + 1) };
};

/** The first question without an answer; one past the last when all have one. */
const firstOpen = (questions: readonly AskedQuestion[]): number => {
  const open = questions.findIndex(({ given }) => given === null);
  return open < 0 ? questions.length : open;
};
