import type { AnswerSource } from '../../curriculum/editing/figures.service.ts';
import type { Db } from '../../platform/db/database.ts';
import { selectAnsweredAfter, selectFirstAnswers } from './reading-answers.store.ts';

/** What was answered to the questions of texts, for the statistics of those questions. */
export const createReadingAnswers = (db: Db): AnswerSource => ({
  name: 'reading',
  answersOf: async (kind, id) => (kind === 'question' ? selectFirstAnswers(db, id) : []),
  answeredAfter: async (moment, limit) =>
    (await selectAnsweredAfter(db, moment, limit)).map((row) => ({ kind: 'question', ...row })),
});
