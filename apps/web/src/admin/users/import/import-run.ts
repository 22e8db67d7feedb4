import type { AnswerOf } from '@pratik/contract/call';
import type { importUsers } from '@pratik/contract/users-import';
import type { ImportRow } from './import-rows.ts';

export type RowOutcome = AnswerOf<typeof importUsers>['rows'][number];
type Send = (rows: ImportRow[]) => Promise<readonly RowOutcome[]>;

/**
 * Sends rows in batches and reports the results of each batch. A stop takes effect after the current batch, so that
 * no links are lost. @throws any error of `send`; results reported before remain valid
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
