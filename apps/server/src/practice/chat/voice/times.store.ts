import type { Db } from '../../../platform/db/database.ts';

export type TimeRow = { hour: Date; stage: string; step: number; count: number };

const tables = (db: Db) => db.withTables<{ voice_times: TimeRow }>();

/** Adds the new counts of durations to the stored counts. */
export const addTimes = async (db: Db, rows: readonly TimeRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await tables(db)
    .insertInto('voice_times')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['hour', 'stage', 'step']).doUpdateSet((eb) => ({
        count: eb('voice_times.count', '+', eb.ref('excluded.count')),
      })),
    )
    .execute();
};

export const selectTimes = (db: Db, from: Date): Promise<{ stage: string; step: number; count: number }[]> =>
  tables(db)
    .selectFrom('voice_times')
    .select(['stage', 'step', ({ fn }) => fn.sum<number>('count').as('count')])
    .where('hour', '>=', from)
    .groupBy(['stage', 'step'])
    .execute();

export const deleteTimes = async (db: Db, before: Date): Promise<void> => {
  await tables(db).deleteFrom('voice_times').where('hour', '<', before).execute();
};
