import type { AskedQuestion } from '@pratik/contract/asked-question';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { bringIntoView } from '../scroll.ts';

/**
 * Returns the current question, or undefined after the last question. Scrolls each new question or outcome into
 * view.
 * @param gate value that changes when the questions become available
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

/** Returns the index of the first unanswered question, or the number of questions when all are answered. */
const firstOpen = (questions: readonly AskedQuestion[]): number => {
  const open = questions.findIndex(({ given }) => given === null);
  return open < 0 ? questions.length : open;
};
