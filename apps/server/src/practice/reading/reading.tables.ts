import type { SittingRow } from '../../curriculum/sittings/sittings.service.ts';

/** A learner’s work on one reading text, from start to finish. */
export type ReadingRow = SittingRow & {
  words: number;
  /** Measured reading pace in words per minute; null when it is not plausible. */
  pace: number | null;
  read_at: Date | null;
};

export type ReadingTables = { readings: ReadingRow };
