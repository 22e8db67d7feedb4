import { sql } from 'kysely';
import type { AnswerTables } from '../../../curriculum/editing/statistics/answer-source.service.ts';

export const gapAnswers: AnswerTables = {
  answers: 'vocabulary_gap_answers',
  sittings: 'vocabulary_gap_rounds',
  sittingId: 'round_id',
  itemId: 'item_id',
  version: 'item_version',
  // `choice` is the text of the chosen option; null when the learner typed the answer. An answer with a typing slip
  // counts as right.
  since: 'started_at',
  choice: sql`case when asked = 'chosen' then answer end`,
  right: (answer) => sql`${sql.ref(`${answer}.outcome`)} <> 'wrong'`,
};
