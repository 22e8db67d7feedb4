import { z } from 'zod';
import { post } from './call.ts';
import { instant, oneLine, page, pageFrame, size } from './common.ts';
import { itemState } from './curriculum.ts';
import { draft, itemRef } from './question-draft.ts';
import { questionForm } from './question-form.ts';
import { itemFlag } from './question-statistics.ts';

/**
 * This module declares the calls for the list of curriculum items: finding and exporting items, changing their
 * states, and finding near duplicates.
 */

/** Groups of items in the list. Questions on readings and questions on listenings are separate groups. */
export const questionGroups = [
  'reading-question',
  'listening-question',
  'cloze',
  'placement-item',
  'writing-prompt',
  'word',
  'reading',
  'listening',
] as const;
export const questionGroup = z.enum(questionGroups);
export type QuestionGroup = z.infer<typeof questionGroup>;

export const questionSort = z.enum(['title', 'updatedAt', 'answers', 'rightShare']);
export const questionFilters = {
  textFilter: oneLine.max(120).default(''),
  groupFilter: questionGroup.optional(),
  /** Selects only questions on texts that have this form. */
  formFilter: questionForm.optional(),
  levelFilter: oneLine.max(60).optional(),
  topicFilter: oneLine.max(60).optional(),
  stateFilter: itemState.optional(),
  /** Selects only items whose answer statistics indicate a problem. */
  flagged: z.boolean().default(false),
};

export const questionRow = z.object({
  ...itemRef.shape,
  group: questionGroup,
  /** Question form of a question on a text. Null for all other kinds of item. */
  form: questionForm.nullable(),
  title: z.string(),
  levelId: z.string().nullable(),
  topic: z.string().nullable(),
  /** The text to which the question belongs. Null for all other kinds of item. */
  parent: z.object({ kind: z.enum(['reading', 'listening']), id: z.string(), title: z.string() }).nullable(),
  state: itemState,
  version: z.int(),
  /** Number of answers to the current version of the item. Only one answer per user is counted. */
  answers: z.int(),
  rightShare: z.number().nullable(),
  flags: z.array(itemFlag),
  updatedAt: instant,
  /** Name of the user who last edited the item. Null if nobody has edited it on this instance. */
  updatedBy: z.string().nullable(),
});
export type QuestionRow = z.infer<typeof questionRow>;

export const listQuestions = post({
  path: 'question/list',
  access: 'admin',
  summary: 'Questions and texts: filtered, sorted, page by page',
  body: z.object({
    page,
    size,
    ...questionFilters,
    sort: questionSort.default('updatedAt'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  answer: z.object({ questions: z.array(questionRow), ...pageFrame }),
});

/** An item in the format of export and import files. */
export const questionRecord = z.object({
  ...itemRef.shape,
  state: itemState,
  levelId: z.string().nullable(),
  topic: z.string().nullable(),
  draft,
});
export type QuestionRecord = z.infer<typeof questionRecord>;

export const exportQuestions = post({
  cost: 'copy',
  path: 'question/export',
  access: 'admin',
  summary: 'The filtered questions as CSV; the import reads the same file',
  body: z.object(questionFilters),
  answer: z.string(),
  answerKind: 'csv',
});

export const exportQuestionRecords = post({
  cost: 'copy',
  path: 'question/export-records',
  access: 'admin',
  summary: 'The filtered questions as records; the parameter "after" requests the next ones',
  body: z.object({ ...questionFilters, after: itemRef.nullable().default(null) }),
  answer: z.object({ records: z.array(questionRecord), next: itemRef.nullable() }),
});

export const setQuestionState = post({
  path: 'question/set-state',
  access: 'admin',
  summary: 'Changes the state of questions; the change can be undone',
  body: z.object({ items: z.array(itemRef).min(1).max(100), state: itemState }),
  /** The items whose state changed. `from` is the state of the item before the change. */
  answer: z.object({ changed: z.array(z.object({ ...itemRef.shape, from: itemState })) }),
});

export const nearDuplicate = z.object({
  ...itemRef.shape,
  title: z.string(),
  state: itemState,
  similarity: z.number(),
});
export type NearDuplicate = z.infer<typeof nearDuplicate>;

export const findNearDuplicates = post({
  path: 'question/near-duplicates',
  access: 'admin',
  summary: 'Items of the same kind that are almost identical',
  body: z.object({ items: z.array(itemRef).max(100) }),
  answer: z.object({ found: z.array(z.object({ ...itemRef.shape, near: z.array(nearDuplicate) })) }),
});
