import { createAnswerSource } from '../../curriculum/editing/statistics/answer-source.service.ts';
import type { AnswerSource } from '../../curriculum/editing/statistics/stats.service.ts';
import type { Db } from '../../platform/db/database.ts';
import { readingAnswers } from './reading-answers.store.ts';

/** Provides learners’ answers to reading questions, from which the statistics of the questions are computed. */
export const createReadingAnswers = (db: Db): AnswerSource =>
  createAnswerSource(db, { name: 'reading', kind: 'question', tables: readingAnswers });
