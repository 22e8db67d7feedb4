import type { ItemRef } from '@pratik/contract/question-draft';
import type { ItemFlag } from '@pratik/contract/question-statistics';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { EditingTables } from '../editing.tables.ts';

const tables = (db: Db | Tx) => db.withTables<EditingTables>();

export type StoredStatistics = {
  answers: number;
  rightShare: number | null;
  discrimination: number | null;
  flags: ItemFlag[];
};

/**
 * Stores the statistics of an item if the counted version is still the current version. A newer version has no
 * statistics until its answers are counted.
 */
export const updateStatistics = async (
  db: Db | Tx,
  { kind, id }: ItemRef,
  version: number,
  statistics: StoredStatistics,
): Promise<void> => {
  await tables(db)
    .updateTable('curriculum_items')
    .set({
      answers: statistics.answers,
      right_share: statistics.rightShare,
      discrimination: statistics.discrimination,
      flags: statistics.flags,
    })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('version', '=', version)
    .execute();
};
