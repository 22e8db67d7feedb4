import { type Span, sentenceSpans } from '@pratik/text/sentences';

/**
 * The sentences of a growing text after the position `until`. The last one may still grow, so it is left out until
 * the text is complete.
 */
export const freshSentences = (text: string, until: number, whole: boolean): readonly Span[] => {
  const spans = sentenceSpans(text);
  return (whole ? spans : spans.slice(0, -1)).filter(({ start }) => start >= until);
};
