import type { Db } from '../../platform/db/database.ts';
import type { VocabularyTables } from './vocabulary.tables.ts';

/** How many words are due before an instant, counted up to `most`: by the index of what is due, however many there are. */
export const countDue = async (db: Db, userId: string, before: Date, most: number): Promise<number> => {
  const rows = await db
    .withTables<VocabularyTables>()
    .selectFrom('vocabulary_cards')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where('state', '<>', 'new')
    .where('due', '<', before)
    .where((eb) => eb.or([eb('buried_until', 'is', null), eb('buried_until', '<', before)]))
    .limit(most)
    .execute();
  return rows.length;
};
