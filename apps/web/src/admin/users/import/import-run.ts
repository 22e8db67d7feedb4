import type { AnswerOf } from '@pratik/contract/call';
import type { importUsers } from '@pratik/contract/users';
import type { ImportRow } from './import-rows.ts';

export type RowOutcome = AnswerOf<typeof importUsers>['rows'][number];
type Send = (rows: ImportRow[]) => Promise<readonly RowOutcome[]>;

/**
 * Sends rows in batches, one after the other, and hands on each batch's outcome as it comes.
 * Stopping waits for the batch already sent: its people are added, and their links must not be lost.
 * @throws what `send` throws; outcomes handed on before stand
 */
export const runBatches = async (
  rows: readonly ImportRow[],
  batchSize: number,
  send: Send,
  onOutcomes: (outcomes: readonly RowOutcome[]) => void,
  shouldStop: () => boolean,
): Promise<void> => {
  for (let from = 0; from < rows.length && !shouldStop(); from += batchSize) {
    onOutcomes(await send(rows.slice(from, from + batchSize)));
  }
};
