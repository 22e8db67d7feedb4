import { type Span, sentenceSpans } from '@pratik/contract/sentences';

/**
 * Sentences of a growing text past what was handed on already. The last one may go on as long as the text is not
 * whole, so it waits.
 */
export const freshSentences = (text: string, until: number, whole: boolean): readonly Span[] => {
  const spans = sentenceSpans(text);
  return (whole ? spans : spans.slice(0, -1)).filter(({ start }) => start >= until);
};
