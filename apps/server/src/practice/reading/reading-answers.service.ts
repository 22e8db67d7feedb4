import { createAnswerSource } from '../../curriculum/editing/statistics/answer-source.service.ts';
import type { AnswerSource } from '../../curriculum/editing/statistics/stats.service.ts';
import type { Db } from '../../platform/db/database.ts';
import { readingAnswers } from './reading-answers.store.ts';

/** Provides the answers to reading questions, for the statistics of the questions. */
export const createReadingAnswers = (db: Db): AnswerSource =>
  createAnswerSource(db, { name: 'reading', kind: 'question', tables: readingAnswers });
