/** Counts words: sequences of letters or digits, including hyphens and apostrophes between them. */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’.,:-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
