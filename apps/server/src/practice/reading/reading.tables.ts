import type { SittingRow } from '../../curriculum/sittings/sittings.service.ts';

/** One time a learner reads a text. */
export type ReadingRow = SittingRow & {
  words: number;
  /** Words a minute. */
  pace: number | null;
  read_at: Date | null;
};

export type ReadingTables = { readings: ReadingRow };
