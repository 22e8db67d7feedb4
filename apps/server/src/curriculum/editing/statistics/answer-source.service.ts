import type { QuestionKind } from '@pratik/contract/question-draft';
import type { Db } from '../../../platform/db/database.ts';
import { type AnswerTables, selectAnsweredAfter, selectFirstAnswers } from './first-answers.store.ts';
import type { AnswerSource } from './stats.service.ts';

export type { AnswerTables } from './first-answers.store.ts';

type Source = { name: string; kind: QuestionKind; tables: AnswerTables };

/** Provides the learners’ answers in one practice to items of one kind, for the item statistics. */
export const createAnswerSource = (db: Db, { name, kind, tables }: Source): AnswerSource => ({
  name,
  answersOf: async (asked, id) => (asked === kind ? selectFirstAnswers(db, tables, id) : []),
  answeredAfter: async (moment, limit) =>
    (await selectAnsweredAfter(db, tables, moment, limit)).map((row) => ({ kind, ...row })),
});
