/**
 * A text as the rules read it: without case, accents and Turkish dots, apostrophes closed up ("don't" → "dont"), every
 * other mark a space. "İNTİHAR", "intıhar" and "intihar" are one word, whichever keyboard they came from.
 */
export const foldWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u200b-\u200d\ufeff]/g, '')
    .replace(/[ıİ]/g, 'i')
    .toLowerCase()
    .replace(/['’`´‘]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Its sentences, folded: what belongs together stands in one of them. */
export const foldedSentences = (text: string): string[] =>
  text
    .split(/[.!?\n;]+/)
    .map(foldWords)
    .filter((sentence) => sentence !== '');
