import { createAnswerSource } from '../../curriculum/editing/statistics/answer-source.service.ts';
import type { AnswerSource } from '../../curriculum/editing/statistics/stats.service.ts';
import type { Db } from '../../platform/db/database.ts';
import { placementAnswers } from './placement-answers.store.ts';

/** Provides learners’ answers in placement tests, from which the statistics of the items are computed. */
export const createPlacementAnswers = (db: Db): AnswerSource =>
  createAnswerSource(db, { name: 'placement', kind: 'placement-item', tables: placementAnswers });
