import type { SittingRow } from '../../curriculum/sittings/sittings.service.ts';

/** One pass of a learner through a reading text. */
export type ReadingRow = SittingRow & {
  words: number;
  /** Words per minute. */
  pace: number | null;
  read_at: Date | null;
};

export type ReadingTables = { readings: ReadingRow };
