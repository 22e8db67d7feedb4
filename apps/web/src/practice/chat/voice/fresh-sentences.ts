import { type Span, sentenceSpans } from '@pratik/text/sentences';

/**
 * Returns the sentences of a growing text that begin at or after the offset `until`. Omits the last sentence until
 * the text is complete, because it may still grow.
 */
export const freshSentences = (text: string, until: number, whole: boolean): readonly Span[] => {
  const spans = sentenceSpans(text);
  return (whole ? spans : spans.slice(0, -1)).filter(({ start }) => start >= until);
};
