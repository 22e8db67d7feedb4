import { reportReading } from '@pratik/contract/reading';
import type { RefObject } from 'react';
import { sentenceAt } from '../../curriculum/text-outline.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { usePresenceReport } from '../../lib/use-presence-report.ts';

type Report = {
  readingId: string;
  text: RefObject<HTMLElement | null>;
  /**
   * Index of the sentence being read aloud, which is reported as the reading position. Null when no sentence is being
   * read aloud.
   */
  spoken: number | null;
  /** Whether the reading is finished, so that nothing more is reported. */
  over: boolean;
};

/** Reports the learner’s reading time and reading position to the server. */
export const useReadingReport = ({ readingId, text, spoken, over }: Report): void =>
  usePresenceReport({
    busy: spoken !== null,
    over,
    report: (resumed) => {
      const sentence = spoken ?? lookedAt(text.current);
      callApi(reportReading, { readingId, sentence, resumed })
        // A failed report can be ignored, because the next report also contains the reading position.
        .catch(() => undefined);
    },
  });

/** Returns the sentence that the learner is probably reading: a sentence in the upper half of the window. */
const lookedAt = (text: HTMLElement | null): number => {
  const tops = [...(text?.querySelectorAll('[data-sentence]') ?? [])].map((node) => ({
    sentence: Number(node.getAttribute('data-sentence')),
    top: node.getBoundingClientRect().top,
  }));
  return sentenceAt(tops, window.innerHeight * 0.4);
};
