/** Replaces typographic apostrophes and quotation marks with straight ones for comparison. Offsets do not change. */
export const straightMarks = (text: string): string => text.replaceAll(/[’‘]/g, "'").replaceAll(/[“”]/g, '"');

/** Replaces the straight apostrophes of a word or phrase with typographic ones. */
export const printedWord = (word: string): string => word.replaceAll("'", '’');
