import { sql } from 'kysely';
import type { AnswerTables } from '../../curriculum/editing/statistics/answer-source.service.ts';

export const readingAnswers: AnswerTables = {
  answers: 'reading_answers',
  sittings: 'readings',
  sittingId: 'reading_id',
  itemId: 'question_id',
  version: 'question_version',
  since: 'read_at',
  choice: sql`coalesce(choices, array[choice])`,
  right: (answer) => sql`${sql.ref(`${answer}.is_right`)}`,
};
