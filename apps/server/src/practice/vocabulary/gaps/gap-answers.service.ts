import { createAnswerSource } from '../../../curriculum/editing/statistics/answer-source.service.ts';
import type { AnswerSource } from '../../../curriculum/editing/statistics/stats.service.ts';
import type { Db } from '../../../platform/db/database.ts';
import { gapAnswers } from './gap-answers.store.ts';

/** Provides learners’ answers to cloze items, from which the statistics of the items are computed. */
export const createGapAnswers = (db: Db): AnswerSource =>
  createAnswerSource(db, { name: 'gaps', kind: 'cloze', tables: gapAnswers });
