/** Maximum number of columns that a user can choose from. */
export const mostColumns = 100;
/** Longer cells are cut, because they cannot be part of a word. */
export const longestCell = 20_000;

export type Format = 'csv' | 'anki-text' | 'apkg';
export type Row = {
  /** Line number in the file, from 1. For a package, the number of the note. */
  line: number;
  cells: string[];
};
export type Table = {
  format: Format;
  /** Column names. Empty when the file has none. */
  names: string[];
  rows: Row[];
};
