import { z } from 'zod';
import { get, post } from './call.ts';
import { instant, oneLine } from './common.ts';
import { itemState } from './curriculum.ts';
import { errorCode } from './error-codes.ts';
import { revision } from './problems.ts';
import { draft, itemId, itemRef, writtenDraft } from './question-draft.ts';
import { questionRow } from './question-list.ts';

/** This module declares the calls with which administrators load and change one curriculum item of any kind. */

export const questionChange = z.object({
  at: instant,
  by: z.string().nullable(),
  action: z.enum(['added', 'edited', 'state', 'library-taken', 'library-declined', 'imported']),
  toState: itemState.nullable(),
  version: z.int(),
});
export type QuestionChange = z.infer<typeof questionChange>;

export const question = questionRow.extend({
  revision,
  draft,
  /** Position of the question in the list of questions of its text, starting at 1. */
  position: z.int(),
  /** The newer library version of an item that was edited on this instance. Null if there is no newer version. */
  offered: z.object({ levelId: z.string().nullable(), topic: z.string().nullable(), draft }).nullable(),
  versions: z.array(z.object({ version: z.int(), madeAt: instant, madeBy: z.string().nullable() })),
  changes: z.array(questionChange),
  /** The paragraphs of the text to which the question belongs. Null for all other kinds of item. */
  text: z.string().nullable(),
  /** The questions that belong to a text, in order. */
  questions: z.array(
    z.object({ id: z.string(), title: z.string(), state: itemState, error: errorCode.nullable() }),
  ),
});
export type Question = z.infer<typeof question>;

export const getQuestion = get({
  path: 'question/get-by-id',
  access: 'admin',
  summary: 'A question or text with its versions and history',
  query: itemRef,
  answer: question,
  problems: ['not-found'],
});

export const getQuestionVersion = get({
  path: 'question/version',
  access: 'admin',
  summary: 'An earlier version of a question',
  query: z.object({ ...itemRef.shape, version: z.coerce.number<number>().int().min(1) }),
  answer: z.object({ version: z.int(), madeAt: instant, madeBy: z.string().nullable(), draft }),
  problems: ['not-found'],
});

/**
 * The fields that the browser sends to create or change an item. Field errors name a field by a JSON Pointer, such
 * as `/draft/ask`.
 */
const written = {
  levelId: oneLine.max(60).nullable(),
  topic: oneLine.max(60).nullable(),
  draft: writtenDraft,
};

export const saveQuestion = post({
  path: 'question/save',
  access: 'admin',
  summary: 'Changes a question; a changed content becomes a new version',
  body: z.object({ ...itemRef.shape, revision, ...written }),
  answer: question,
  problems: ['not-found', 'conflict'],
});

export const addQuestion = post({
  path: 'question/add',
  access: 'admin',
  summary: 'Adds a question as a draft; a repeated call with the same id adds nothing',
  body: z.object({
    /**
     * Part of the item’s id, created by the browser. Exceptions: the id of a word is derived from the word itself,
     * and the id of a question begins with the id of its text.
     */
    key: z.string().regex(/^[a-z0-9][a-z0-9-]{3,60}$/),
    ...written,
  }),
  answer: question,
});

export const settleQuestionOffer = post({
  path: 'question/settle-offer',
  access: 'admin',
  summary: 'Takes the new text of the library, or keeps the text of the organization',
  body: z.object({ ...itemRef.shape, revision, take: z.boolean() }),
  answer: question,
  problems: ['not-found', 'conflict'],
});

export const orderQuestions = post({
  path: 'question/reorder',
  access: 'admin',
  summary: 'Sets the order of the questions on a text',
  body: z.object({
    kind: z.enum(['reading', 'listening']),
    id: itemId,
    questionIds: z.array(itemId).min(1).max(50),
  }),
  answer: question,
  problems: ['not-found'],
});
