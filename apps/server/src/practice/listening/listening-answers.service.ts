import type { AnswerSource } from '../../curriculum/editing/figures.service.ts';
import type { Db } from '../../platform/db/database.ts';
import { selectAnsweredAfter, selectFirstAnswers } from './listening-answers.store.ts';

/** What was answered to the questions of scripts, for the statistics of those questions. */
export const createListeningAnswers = (db: Db): AnswerSource => ({
  name: 'listening',
  answersOf: async (kind, id) => (kind === 'question' ? selectFirstAnswers(db, id) : []),
  answeredAfter: async (moment, limit) =>
    (await selectAnsweredAfter(db, moment, limit)).map((row) => ({ kind: 'question', ...row })),
});
