import { reportReading } from '@pratik/contract/reading';
import type { RefObject } from 'react';
import { sentenceAt } from '../../curriculum/text-outline.ts';
import { callApi } from '../../lib/api-client.ts';
import { usePresenceReport } from '../../lib/use-presence-report.ts';

type Report = {
  readingId: string;
  text: RefObject<HTMLElement | null>;
  /** The sentence being read aloud; then that is the place. */
  spoken: number | null;
  /** Nothing is reported any more. */
  over: boolean;
};

/** Tells the server while somebody reads, and where. */
export const useReadingReport = ({ readingId, text, spoken, over }: Report): void =>
  usePresenceReport({
    busy: spoken !== null,
    over,
    report: (resumed) => {
      const sentence = spoken ?? lookedAt(text.current);
      callApi(reportReading, { readingId, sentence, resumed })
        // Reading goes on without it; the next report keeps the place.
        .catch(() => undefined);
    },
  });

/** Readers keep the line they read in the upper half of the window. */
const lookedAt = (text: HTMLElement | null): number => {
  const tops = [...(text?.querySelectorAll('[data-sentence]') ?? [])].map((node) => ({
    sentence: Number(node.getAttribute('data-sentence')),
    top: node.getBoundingClientRect().top,
  }));
  return sentenceAt(tops, window.innerHeight * 0.4);
};
