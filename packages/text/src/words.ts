/** Counts words: sequences of letters or digits, including the marks that join them. */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’.,:-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
