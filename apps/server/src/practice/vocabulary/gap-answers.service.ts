import type { AnswerSource } from '../../curriculum/editing/figures.service.ts';
import type { Db } from '../../platform/db/database.ts';
import { selectAnsweredAfter, selectFirstAnswers } from './gap-answers.store.ts';

/** What was filled into gaps, for the statistics of fill-in items. */
export const createGapAnswers = (db: Db): AnswerSource => ({
  name: 'gaps',
  answersOf: async (kind, id) => (kind === 'cloze' ? selectFirstAnswers(db, id) : []),
  answeredAfter: async (moment, limit) =>
    (await selectAnsweredAfter(db, moment, limit)).map((row) => ({ kind: 'cloze', ...row })),
});
