import { type Span, sentenceSpans } from '@pratik/text/sentences';

/**
 * Returns the sentences of a growing text that begin after the offset `until`. The last sentence is omitted until
 * the text is complete, because more words may follow.
 */
export const freshSentences = (text: string, until: number, whole: boolean): readonly Span[] => {
  const spans = sentenceSpans(text);
  return (whole ? spans : spans.slice(0, -1)).filter(({ start }) => start >= until);
};
