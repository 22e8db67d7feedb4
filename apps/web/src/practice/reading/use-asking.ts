import type { AskedQuestion } from '@pratik/contract/asked-question';
import type { OpenedReading, Reading } from '@pratik/contract/reading';
import { type RefObject, useMemo, useState } from 'react';
import { useSteps } from '../../curriculum/asking/use-steps.ts';
import { bringIntoView } from '../../curriculum/scroll.ts';
import { type Places, placesOf } from '../../curriculum/text-outline.ts';

type Asking = {
  opened: OpenedReading;
  reading: Reading;
  body: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
};

/** Returns the current question and the passages of the text to highlight for this question. */
export const useAsking = ({ opened, reading, body, panel }: Asking) => {
  const { questions } = opened;
  const { paragraphs } = opened.text;
  const { index, question, next } = useSteps(questions, panel, reading.readAt !== null);
  const [shown, setShown] = useState<Places>();
  const evidence = question?.given?.evidence;
  const marked = useMemo(() => shown ?? placesOf(paragraphs, evidence ?? []), [shown, evidence, paragraphs]);

  return {
    index,
    question,
    marked,
    /** Whether the learner is looking for the answer in the text. A button then leads back to the question. */
    lookingUp: shown !== undefined,
    show: ({ given }: AskedQuestion) => {
      if (!given) return;
      setShown(placesOf(paragraphs, given.evidence));
      requestAnimationFrame(() => bringIntoView(body.current?.querySelector('mark')));
    },
    next: () => {
      setShown(undefined);
      next();
    },
    back: () => {
      setShown(undefined);
      bringIntoView(panel.current, 'start');
    },
  };
};
