import type { OpenedReading, Reading, ReadingQuestion } from '@pratik/contract/reading';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { bringIntoView } from '../../curriculum/scroll.ts';
import { type Place, placeOf } from '../../curriculum/text-outline.ts';

type Asking = {
  opened: OpenedReading;
  reading: Reading;
  body: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
};

/** Which question is on the screen, and what of the text is marked for it. */
export const useAsking = ({ opened, reading, body, panel }: Asking) => {
  const { questions } = opened;
  const { paragraphs } = opened.text;
  // Beyond the last question stands the result.
  const [index, setIndex] = useState(() => firstOpen(questions));
  const [shown, setShown] = useState<Place>();
  const question = questions[index];
  const evidence = question?.given?.evidence;
  const marked = useMemo(
    () => shown ?? (evidence === undefined ? undefined : placeOf(paragraphs, evidence)),
    [shown, evidence, paragraphs],
  );

  // A question that comes, or comes to be answered, is brought where it can be read as a whole.
  const step = `${reading.readAt !== null} ${index} ${evidence !== undefined}`;
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    if (panel.current) panel.current.scrollTop = 0;
    bringIntoView(panel.current, 'start');
  }, [step, panel]);

  return {
    index,
    question,
    marked,
    /** Something was looked up in the text and the way back is wanted. */
    lookingUp: shown !== undefined,
    show: ({ given }: ReadingQuestion) => {
      if (!given) return;
      setShown(placeOf(paragraphs, given.evidence));
      requestAnimationFrame(() => bringIntoView(body.current?.querySelector('mark')));
    },
    next: () => {
      setShown(undefined);
      setIndex(index + 1);
    },
    back: () => {
      setShown(undefined);
      bringIntoView(panel.current, 'start');
    },
  };
};

/** The first question without an answer; one past the last when all have one. */
const firstOpen = (questions: readonly ReadingQuestion[]): number => {
  const open = questions.findIndex(({ given }) => given === null);
  return open < 0 ? questions.length : open;
};
