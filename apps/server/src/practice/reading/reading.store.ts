import { createSittings } from '../../curriculum/sittings/sittings.service.ts';
import type { Db } from '../../platform/db/database.ts';
import type { ReadingRow, ReadingTables } from './reading.tables.ts';

export const readings = createSittings<ReadingRow>({
  sittings: 'readings',
  answers: 'reading_answers',
  sittingId: 'reading_id',
  throughAt: 'read_at',
});

/** Selects the user’s last measured reading paces, newest first. */
export const selectPaces = async (
  db: Db,
  userId: string,
  limit: number,
): Promise<{ pace: number; levelId: string }[]> =>
  db
    .withTables<ReadingTables>()
    .selectFrom('readings')
    .select(['pace', 'level_id as levelId'])
    .where('user_id', '=', userId)
    .where('finished_at', 'is not', null)
    .where('pace', 'is not', null)
    .$narrowType<{ pace: number }>()
    .orderBy('finished_at', 'desc')
    .limit(limit)
    .execute();
