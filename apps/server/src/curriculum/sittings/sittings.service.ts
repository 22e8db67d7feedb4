import { totalCap } from '@pratik/contract/common';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { createSittingStore } from './sittings.store.ts';
import type { SittingNames, SittingRow } from './sittings.tables.ts';

export type { AnswerRow, AskedVersion, SittingRow } from './sittings.tables.ts';

type Asked = { page: number; size: number };

/**
 * Creates the sittings service of one practice, which has its own tables. A sitting is one pass of a learner
 * through a text.
 */
export const createSittings = <Row extends SittingRow>(names: SittingNames) => {
  const store = createSittingStore<Row>(names);
  return {
    ...store,

    /** Reads a user’s sitting and locks it until the transaction ends. @throws Problem not-found */
    async lock(tx: Tx, id: string, userId: string): Promise<Row> {
      const row = await store.lock(tx, id, userId);
      if (!row) throw new Problem('not-found');
      return row;
    },

    /** Returns a page of the user’s finished sittings, newest first, and the total number of finished sittings. */
    async pageOf(db: Db, userId: string, { page, size }: Asked) {
      const [rows, found] = await Promise.all([
        store.selectFinished(db, userId, page, size),
        store.countFinished(db, userId),
      ]);
      return {
        rows,
        frame: { total: Math.min(found, totalCap), totalCapped: found > totalCap, page, size },
      };
    },
  };
};

export type Sittings<Row extends SittingRow> = ReturnType<typeof createSittings<Row>>;

/** Returns the fields that a list shows for a finished sitting. */
export const finishedView = (row: SittingRow) => ({
  id: row.id,
  textId: row.text_id,
  title: row.title,
  levelId: row.level_id,
  finishedAt: (row.finished_at ?? row.last_at).toISOString(),
  right: row.right_count,
  total: row.questions.length,
});
