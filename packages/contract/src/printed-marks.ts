/** Printed apostrophes and quotation marks as a keyboard has them: to compare by. Offsets stay as they are. */
export const straightMarks = (text: string): string => text.replaceAll(/[’‘]/g, "'").replaceAll(/[“”]/g, '"');

/** The apostrophes of a word or phrase as they are printed: between letters and behind them. */
export const printedWord = (word: string): string => word.replaceAll("'", '’');
