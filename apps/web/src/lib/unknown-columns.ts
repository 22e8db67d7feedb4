/** A column of a file with an unknown name. */
export type UnknownColumn = {
  /** Column index, starting at 0. */
  readonly index: number;
  readonly name: string;
  /** Content of the first non-empty cell. */
  readonly sample: string;
  /** The known column with the most similar name. */
  readonly suggestion?: string | undefined;
};

/** The administrator's decisions by column index. A decision is a known column or `ignoredColumn`. */
export type ColumnChoices = ReadonlyMap<number, string>;
export const ignoredColumn = 'ignored';
/** Files with more columns are refused. */
export const mostColumns = 200;
