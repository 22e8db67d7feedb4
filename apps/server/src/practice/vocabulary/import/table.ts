/** As many as somebody can choose from. */
export const mostColumns = 100;
/** A field longer than this is no part of a word. */
export const longestCell = 20_000;

export type Format = 'csv' | 'anki-text' | 'apkg';
export type Row = {
  /** In the file, from 1; of a package, which note it is. */
  line: number;
  cells: string[];
};
export type Table = {
  format: Format;
  /** What the columns are called; empty where the file does not say. */
  names: string[];
  rows: Row[];
};
