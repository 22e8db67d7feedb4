import type { AnswerSource } from '../../curriculum/editing/figures.service.ts';
import type { Db } from '../../platform/db/database.ts';
import { selectAnsweredAfter, selectFirstAnswers } from './placement-answers.store.ts';

/** What was answered in placement tests, for the statistics of their items. */
export const createPlacementAnswers = (db: Db): AnswerSource => ({
  name: 'placement',
  answersOf: async (kind, id) => (kind === 'placement-item' ? selectFirstAnswers(db, id) : []),
  answeredAfter: async (moment, limit) =>
    (await selectAnsweredAfter(db, moment, limit)).map((row) => ({ kind: 'placement-item', ...row })),
});
