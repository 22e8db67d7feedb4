/** Counts the words of a text. A word is a sequence of letters or digits that may contain hyphens and apostrophes. */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’.,:-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
