import { createAnswerSource } from '../../curriculum/editing/statistics/answer-source.service.ts';
import type { AnswerSource } from '../../curriculum/editing/statistics/stats.service.ts';
import type { Db } from '../../platform/db/database.ts';
import { listeningAnswers } from './listening-answers.store.ts';

/** Provides learners’ answers to listening questions, from which the statistics of the questions are computed. */
export const createListeningAnswers = (db: Db): AnswerSource =>
  createAnswerSource(db, { name: 'listening', kind: 'question', tables: listeningAnswers });
