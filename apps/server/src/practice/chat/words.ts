const word = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Returns the words of a text as written, without punctuation. */
export const wordsOf = (text: string): string[] => text.match(word) ?? [];
