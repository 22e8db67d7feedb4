/**
 * Normalizes a text for the rules. Removes case, accents and Turkish dots, joins words at apostrophes ("don't" →
 * "dont"), and replaces other punctuation by spaces. "İNTİHAR", "intıhar" and "intihar" become the same word.
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

/** Splits a text into normalized sentences. The parts of a rule must match within one sentence. */
export const foldedSentences = (text: string): string[] =>
  text
    .split(/[.!?\n;]+/)
    .map(foldWords)
    .filter((sentence) => sentence !== '');
