/** Maximum number of columns that are read from a file. */
export const mostColumns = 100;
/** Maximum length of a cell in characters. Longer cells are cut, because they cannot be part of a word. */
export const longestCell = 20_000;

export type Format = 'csv' | 'anki-text' | 'apkg';
export type Row = {
  /** Line number in the file, starting at 1; in an Anki package, the number of the note. */
  line: number;
  cells: string[];
};
export type Table = {
  format: Format;
  /** Column names; empty when the file has no header. */
  names: string[];
  rows: Row[];
};
