/**
 * Replaces typographic apostrophes and quotation marks by straight marks, so that texts can be compared.
 * Offsets do not change.
 */
export const straightMarks = (text: string): string => text.replaceAll(/[’‘]/g, "'").replaceAll(/[“”]/g, '"');

/** Replaces the straight apostrophes in a word or phrase by typographic apostrophes. */
export const printedWord = (word: string): string => word.replaceAll("'", '’');
