const word = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Words of a text as written, punctuation left out. */
export const wordsOf = (text: string): string[] => text.match(word) ?? [];

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Sentences of a text with their places (UTF-16 offsets; the end is exclusive). */
export const sentencesOf = (text: string): { start: number; end: number }[] =>
  [...segmenter.segment(text)].map(({ index, segment }) => ({
    start: index,
    end: index + segment.trimEnd().length,
  }));
