import { sql } from 'kysely';
import type { AnswerTables } from '../../curriculum/editing/statistics/answer-source.service.ts';

export const listeningAnswers: AnswerTables = {
  answers: 'listening_answers',
  sittings: 'listenings',
  sittingId: 'listening_id',
  itemId: 'question_id',
  version: 'question_version',
  // `since` is null, because a listening stores no start time of its first question. Only the durations of later
  // answers are known.
  since: null,
  choice: sql`coalesce(choices, array[choice])`,
  right: (answer) => sql`${sql.ref(`${answer}.is_right`)}`,
};
