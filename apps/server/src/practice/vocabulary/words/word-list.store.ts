import { totalCap } from '@pratik/contract/common';
import type { WordFilter } from '@pratik/contract/vocabulary';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { hardFrom } from '../review/review.policy.ts';
import type { CardRow, VocabularyTables } from '../vocabulary.tables.ts';

const tables = (db: Db | Tx) => db.withTables<VocabularyTables>();

export type ListQuery = { filter: WordFilter; search: string; dueBefore: Date };

const listed = (db: Db, userId: string, { filter, search, dueBefore }: ListQuery) => {
  let query = tables(db)
    .selectFrom('vocabulary_cards')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);
  if (filter === 'suspended') query = query.where('suspended_at', 'is not', null);
  else if (filter === 'leech') query = query.where('leech_at', 'is not', null);
  else if (filter !== 'all') query = query.where('suspended_at', 'is', null);
  if (filter === 'new') query = query.where('state', '=', 'new');
  if (filter === 'learning') query = query.where('state', 'in', ['learning', 'relearning']);
  if (filter === 'due') query = query.where('state', '<>', 'new').where('due', '<', dueBefore);
  if (filter === 'hard') query = query.where('lapses', '>=', hardFrom);
  if (search !== '')
    query = query.where(
      sql<boolean>`strpos(translate(search, '’', ''''), translate(search_fold(${search}), '’', '''')) > 0`,
    );
  return query;
};

export const selectWords = (
  db: Db,
  userId: string,
  query: ListQuery,
  page: number,
  size: number,
): Promise<CardRow[]> =>
  listed(db, userId, query)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page * size)
    .limit(size)
    .execute();

/** Counts the words of a list, up to one more than the maximum that is shown. */
export const countWords = async (db: Db, userId: string, query: ListQuery): Promise<number> => {
  const rows = await listed(db, userId, query)
    .select('id')
    .limit(totalCap + 1)
    .execute();
  return rows.length;
};
