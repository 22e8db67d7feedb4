import { sql } from 'kysely';
import type { AnswerTables } from '../../curriculum/editing/statistics/answer-source.service.ts';

export const placementAnswers: AnswerTables = {
  answers: 'placement_answers',
  sittings: 'placement_attempts',
  sittingId: 'attempt_id',
  itemId: 'item_id',
  version: 'item_version',
  since: 'started_at',
  choice: sql`choice`,
  right: (answer) => sql`${sql.ref(`${answer}.answered`)} = 'right'`,
};
