const word = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Words of a text as written, punctuation left out. */
export const wordsOf = (text: string): string[] => text.match(word) ?? [];
