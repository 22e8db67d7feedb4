/** A column of an import file whose name is unknown. */
export type UnknownColumn = {
  /** Column index, starting at 0. */
  readonly index: number;
  readonly name: string;
  /** Content of the first non-empty cell of the column. */
  readonly sample: string;
  /** The known column with the most similar name. */
  readonly suggestion?: string | undefined;
};

/** The administrator's decisions, by column index. A decision is the name of a known column, or `ignoredColumn`. */
export type ColumnChoices = ReadonlyMap<number, string>;
export const ignoredColumn = 'ignored';
/** Maximum number of columns. Files with more columns are rejected. */
export const mostColumns = 200;
