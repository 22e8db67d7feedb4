import { createAnswerSource } from '../../curriculum/editing/answer-source.service.ts';
import type { AnswerSource } from '../../curriculum/editing/stats.service.ts';
import type { Db } from '../../platform/db/database.ts';
import { listeningAnswers } from './listening-answers.store.ts';

/** What was answered to the questions of scripts, for the statistics of those questions. */
export const createListeningAnswers = (db: Db): AnswerSource =>
  createAnswerSource(db, { name: 'listening', kind: 'question', tables: listeningAnswers });
