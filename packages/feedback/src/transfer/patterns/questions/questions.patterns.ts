import type { Pattern } from '../../match.ts';
import { askedOrder, askedSubject, askedWithDid, beForDo, markedTwice } from './asked-order.ts';
import { didInQuestion } from './asked-with-did.ts';
import { indirectQuestion } from './indirect-questions.ts';
import { doubleMarkedQuestion, indirectDid, questionWithoutDo } from './question-helpers.ts';
import { questionOrder, whatMeans } from './questions.ts';
import { reportedQuestion, reportedYesNo, tagQuestion } from './reported-questions.ts';

export const questionsPatterns: readonly Pattern[] = [
  askedOrder,
  askedSubject,
  askedWithDid,
  beForDo,
  markedTwice,
  didInQuestion,
  indirectQuestion,
  doubleMarkedQuestion,
  indirectDid,
  questionWithoutDo,
  questionOrder,
  whatMeans,
  reportedQuestion,
  reportedYesNo,
  tagQuestion,
];
