import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { VocabularyTables } from '../vocabulary.tables.ts';

const tables = (db: Db) => db.withTables<VocabularyTables>();

export type LessonRound = {
  lessonId: string;
  part: 'exercise' | 'check';
  finishedAt: Date;
  right: number;
  total: number;
};

/** Selects the finished rounds of these lessons with their number of right answers, the newest first. */
export const selectLessonRounds = async (
  db: Db,
  userId: string,
  lessonIds: readonly string[],
): Promise<LessonRound[]> => {
  if (lessonIds.length === 0) return [];
  const rows = await tables(db)
    .selectFrom('vocabulary_gap_rounds as round')
    .innerJoin('vocabulary_gap_answers as answer', 'answer.round_id', 'round.id')
    .select(['round.id', 'round.lesson_id', 'round.part', 'round.finished_at'])
    .select(sql<number>`count(*)::int`.as('total'))
    .select(sql<number>`count(*) filter (where answer.outcome <> 'wrong')::int`.as('right'))
    .where('round.user_id', '=', userId)
    .where('round.lesson_id', 'in', lessonIds)
    .where('round.finished_at', 'is not', null)
    .groupBy('round.id')
    .orderBy('round.finished_at', 'desc')
    .execute();
  return rows.flatMap(({ lesson_id, part, finished_at, right, total }) =>
    lesson_id === null || part === null || finished_at === null
      ? []
      : [{ lessonId: lesson_id, part, finishedAt: finished_at, right, total }],
  );
};

/** Selects the time of the user’s last answer to each of these cloze items, in milliseconds since 1970. */
export const selectItemTimes = async (
  db: Db,
  userId: string,
  itemIds: readonly string[],
): Promise<Map<string, number>> => {
  if (itemIds.length === 0) return new Map();
  const rows = await tables(db)
    .selectFrom('vocabulary_gap_answers as answer')
    .innerJoin('vocabulary_gap_rounds as round', 'round.id', 'answer.round_id')
    .select(['answer.item_id', ({ fn }) => fn.max('answer.answered_at').as('at')])
    .where('round.user_id', '=', userId)
    .where('answer.item_id', 'in', itemIds)
    .groupBy('answer.item_id')
    .execute();
  return new Map(rows.map(({ item_id, at }) => [item_id, at.getTime()]));
};
