/** A column of a file with an unknown name. */
export type UnknownColumn = {
  /** Index from 0. */
  readonly index: number;
  readonly name: string;
  /** The first cell that is not empty. */
  readonly sample: string;
  /** The known column with the most similar name. */
  readonly suggestion?: string | undefined;
};

/** The administrator's decision on an unknown column, by its index: a known column, or `ignoredColumn`. */
export type ColumnChoices = ReadonlyMap<number, string>;
export const ignoredColumn = 'ignored';
