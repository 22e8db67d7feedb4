/** A column of an import file whose name is unknown. */
export type UnknownColumn = {
  /** Index of the column; the first column is 0. */
  readonly index: number;
  readonly name: string;
  /** First non-empty cell of the column. */
  readonly sample: string;
  /** Known column with the most similar name. */
  readonly suggestion?: string | undefined;
};

/** Decisions of the administrator by column index: the name of a known column, or `ignoredColumn`. */
export type ColumnChoices = ReadonlyMap<number, string>;
export const ignoredColumn = 'ignored';
/** Maximum number of columns. Files with more columns are rejected. */
export const mostColumns = 200;
