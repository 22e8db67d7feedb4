/**
 * Normalises a text for the rules: removes case, accents and Turkish dots, joins words at apostrophes ("don't" →
 * "dont") and replaces every other mark with a space. "İNTİHAR", "intıhar" and "intihar" become one word,
 * regardless of the keyboard.
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

/** Splits a text into folded sentences. A rule matches within one sentence. */
export const foldedSentences = (text: string): string[] =>
  text
    .split(/[.!?\n;]+/)
    .map(foldWords)
    .filter((sentence) => sentence !== '');
