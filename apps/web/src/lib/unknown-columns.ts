/** A column of a file whose name is not known. */
export type UnknownColumn = {
  /** Counted from 0. */
  readonly index: number;
  readonly name: string;
  /** The first cell that is not empty. */
  readonly sample: string;
  /** The known column that its name is most like. */
  readonly suggestion?: string | undefined;
};

/** What an administrator decides about an unknown column, by its index: a known column, or `ignoredColumn`. */
export type ColumnChoices = ReadonlyMap<number, string>;
export const ignoredColumn = 'ignored';
