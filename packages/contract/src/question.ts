import { z } from 'zod';
import { get, post } from './call.ts';
import { id, instant, oneLine, page, pageFrame, plainText, size } from './common.ts';
import { itemState } from './curriculum.ts';
import { errorCode } from './error-codes.ts';
import { fieldError, revision } from './problems.ts';
import { draft, questionKind, writtenDraft } from './question-draft.ts';
import { questionForm } from './question-form.ts';

/** Calls with which administrators manage the curriculum: questions of all kinds and their texts. */

const itemId = plainText.min(1).max(240);
export const itemRef = z.object({ kind: questionKind, id: itemId });
export type ItemRef = z.infer<typeof itemRef>;

/**
 * Problems in the answer statistics of an item. The thresholds are in the server’s
 * `curriculum/editing/statistics/statistics.ts`.
 */
export const itemFlags = [
  'too-hard',
  'too-easy',
  'does-not-separate',
  'separates-backwards',
  'distractor-wins',
] as const;
export const itemFlag = z.enum(itemFlags);
export type ItemFlag = z.infer<typeof itemFlag>;

/** Kinds as the list shows them; questions on texts are divided by the kind of their text. */
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
  /** Filters questions on texts by their form. */
  formFilter: questionForm.optional(),
  levelFilter: oneLine.max(60).optional(),
  topicFilter: oneLine.max(60).optional(),
  stateFilter: itemState.optional(),
  /** Selects only items whose statistics indicate a problem. */
  flagged: z.boolean().default(false),
};

export const questionRow = z.object({
  ...itemRef.shape,
  group: questionGroup,
  /** Form of a question on a text; null for all other kinds. */
  form: questionForm.nullable(),
  title: z.string(),
  levelId: z.string().nullable(),
  topic: z.string().nullable(),
  /** The text to which the question belongs; null for other kinds. */
  parent: z.object({ kind: z.enum(['reading', 'listening']), id: z.string(), title: z.string() }).nullable(),
  state: itemState,
  version: z.int(),
  /** Number of answers to the current version, one per user. */
  answers: z.int(),
  rightShare: z.number().nullable(),
  flags: z.array(itemFlag),
  updatedAt: instant,
  /** Name of the author; null when the item comes from the library. */
  updatedBy: z.string().nullable(),
});
export type QuestionRow = z.infer<typeof questionRow>;

export const listQuestions = post({
  path: 'question/list',
  access: 'admin',
  summary: 'Sorular ve metinler: süzülmüş, sıralanmış, sayfa sayfa',
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
  summary: 'Süzülmüş sorular, CSV olarak; içe aktarma aynı dosyayı okur',
  body: z.object(questionFilters),
  answer: z.string(),
  answerKind: 'csv',
});

export const exportQuestionRecords = post({
  cost: 'copy',
  path: 'question/export-records',
  access: 'admin',
  summary: 'Süzülmüş sorular, kayıt kayıt; sonrakiler "after" ile istenir',
  body: z.object({ ...questionFilters, after: itemRef.nullable().default(null) }),
  answer: z.object({ records: z.array(questionRecord), next: itemRef.nullable() }),
});

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
  /** Position of the question in its text, from 1. */
  position: z.int(),
  /** The newer library version of an item edited on this instance; null when the library has no newer version. */
  offered: z.object({ levelId: z.string().nullable(), topic: z.string().nullable(), draft }).nullable(),
  versions: z.array(z.object({ version: z.int(), madeAt: instant, madeBy: z.string().nullable() })),
  changes: z.array(questionChange),
  /** The text of the question, with its paragraphs; null for other kinds. */
  text: z.string().nullable(),
  /** The questions of a text, in order. */
  questions: z.array(
    z.object({ id: z.string(), title: z.string(), state: itemState, fault: errorCode.nullable() }),
  ),
});
export type Question = z.infer<typeof question>;

export const getQuestion = get({
  path: 'question/get-by-id',
  access: 'admin',
  summary: 'Bir soru veya metin; sürümleri ve geçmişiyle',
  query: itemRef,
  answer: question,
  problems: ['not-found'],
});

export const getQuestionVersion = get({
  path: 'question/version',
  access: 'admin',
  summary: 'Bir sorunun eski bir sürümü',
  query: z.object({ ...itemRef.shape, version: z.coerce.number<number>().int().min(1) }),
  answer: z.object({ version: z.int(), madeAt: instant, madeBy: z.string().nullable(), draft }),
  problems: ['not-found'],
});

/** Fields that a form sends. Field errors point to them with JSON Pointers (`/draft/ask`). */
const written = {
  levelId: oneLine.max(60).nullable(),
  topic: oneLine.max(60).nullable(),
  draft: writtenDraft,
};

export const saveQuestion = post({
  path: 'question/save',
  access: 'admin',
  summary: 'Bir soruyu değiştirir; içeriği değiştiyse yeni bir sürüm olur',
  body: z.object({ ...itemRef.shape, revision, ...written }),
  answer: question,
  problems: ['not-found', 'conflict'],
});

export const addQuestion = post({
  path: 'question/add',
  access: 'admin',
  summary: 'Taslak olarak yeni bir soru ekler; aynı kimlikle ikinci kez eklemez',
  body: z.object({
    /**
     * Part of the id, created by the browser. The id of a word is derived from the word, and a question’s id
     * extends the id of its text.
     */
    key: z.string().regex(/^[a-z0-9][a-z0-9-]{3,60}$/),
    ...written,
  }),
  answer: question,
});

export const setQuestionState = post({
  path: 'question/set-state',
  access: 'admin',
  summary: 'Soruların durumunu değiştirir; geri alınabilir',
  body: z.object({ items: z.array(itemRef).min(1).max(100), state: itemState }),
  /** Items whose state changed, with their previous state. */
  answer: z.object({ changed: z.array(z.object({ ...itemRef.shape, from: itemState })) }),
});

export const settleQuestionOffer = post({
  path: 'question/settle-offer',
  access: 'admin',
  summary: 'Kütüphanenin yeni metnini alır ya da kurumun metnini tutar',
  body: z.object({ ...itemRef.shape, revision, take: z.boolean() }),
  answer: question,
  problems: ['not-found', 'conflict'],
});

export const orderQuestions = post({
  path: 'question/reorder',
  access: 'admin',
  summary: 'Bir metnin sorularını sıralar',
  body: z.object({
    kind: z.enum(['reading', 'listening']),
    id: itemId,
    questionIds: z.array(itemId).min(1).max(50),
  }),
  answer: question,
  problems: ['not-found'],
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
  summary: 'Aynı türden, neredeyse aynı olan öğeler',
  body: z.object({ items: z.array(itemRef).max(100) }),
  answer: z.object({ found: z.array(z.object({ ...itemRef.shape, near: z.array(nearDuplicate) })) }),
});

export const getQuestionStatistics = get({
  path: 'question/statistics',
  access: 'admin',
  summary: 'Bir soruya verilen yanıtlar: doğruluk, ayırt edicilik, şıklar, süre',
  query: itemRef,
  answer: z.object({
    /** Number of answers to the current version, counting only the first answer of each user. */
    answers: z.int(),
    /** Number of answers to earlier versions, which the other fields exclude. */
    olderAnswers: z.int(),
    rightShare: z.number().nullable(),
    /** Expected share of right answers by guessing, from 0 to 1; 0 for typed answers. */
    chance: z.number(),
    /**
     * Point-biserial correlation between this item’s answers and the user’s share of right answers to other items;
     * null below 30 answers.
     */
    discrimination: z.number().nullable(),
    byLevel: z.array(z.object({ levelId: z.string().nullable(), answers: z.int(), rightShare: z.number() })),
    /** The options and how often each was chosen; empty for ordering and matching. */
    options: z.array(z.object({ text: z.string(), right: z.boolean(), chosen: z.int() })),
    /**
     * How often each option was placed at each position. Ordering: steps in their right order against positions.
     * Matching:
     * prompts against options. Null for other forms.
     */
    places: z
      .object({
        /** Column labels; null when the columns are positions (first, second …). */
        columns: z.array(z.string()).nullable(),
        rows: z.array(z.object({ text: z.string(), right: z.int(), chosen: z.array(z.int()) })),
      })
      .nullable(),
    /** Median answer time in milliseconds; null when it was not measured. */
    medianMs: z.number().nullable(),
    flags: z.array(itemFlag),
  }),
  problems: ['not-found'],
});

/** Maximum nesting depth of objects and lists in a record; an exported item has depth 4. */
const mostDepth = 6;
const isShallow = (value: unknown, depth = mostDepth): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1)));

/** One row of an import file, with its CSV cells or its JSON object. */
export const importedRow = z.object({
  /** Line of a CSV file or index in a JSON list, from 1. */
  line: z.int().min(1).max(20_000),
  record: z
    .record(z.string().max(200), z.unknown())
    .refine((record) => isShallow(record), { error: 'nested-too-deep' }),
});

export const importReport = z.object({
  line: z.int(),
  title: z.string(),
  /** The effect of the row; `same` means that the row changes nothing. */
  outcome: z.enum(['new', 'changed', 'same', 'refused']),
  errors: z.array(fieldError),
});
export type ImportReport = z.infer<typeof importReport>;

export const checkQuestionImport = post({
  path: 'question/import-check',
  access: 'admin',
  summary: 'İçe aktarılacak satırları denetler ve saklar; henüz hiçbir şeyi değiştirmez',
  body: z.object({ importId: id, rows: z.array(importedRow).min(1).max(500) }),
  answer: z.object({ rows: z.array(importReport) }),
  cost: 'import',
});

export const listQuestionImports = get({
  path: 'question/list-imports',
  access: 'admin',
  summary: 'Kendi son içe aktarmaları, en yeni önce',
  query: z.object({}),
  answer: z.object({
    imports: z.array(
      z.object({
        id,
        at: instant,
        /**
         * Number of items that the import created. Undoing the import removes created items but keeps changes to
         * existing items.
         */
        made: z.int(),
        changed: z.int(),
        undoneAt: instant.nullable(),
      }),
    ),
  }),
});

export const undoQuestionImport = post({
  path: 'question/undo-import',
  access: 'admin',
  summary: 'Bir içe aktarmanın eklediği ve o zamandan beri dokunulmamış taslakları siler',
  body: z.strictObject({ importId: id }),
  answer: z.object({
    deleted: z.int(),
    /** Number of created items that remain because they were changed, published or used after the import. */
    stored: z.int(),
  }),
  problems: ['not-found'],
});

export const applyQuestionImport = post({
  path: 'question/import-apply',
  access: 'admin',
  summary: 'Denetlenen satırları uygular; aynı satırı ikinci kez uygulamaz',
  body: z.object({
    importId: id,
    /** `all`: writes all rows in one transaction, or no row. `good`: writes the next batch of valid rows. */
    mode: z.enum(['all', 'good']),
  }),
  answer: z.object({
    /** Line numbers of the written rows. */
    applied: z.array(z.int()),
    /** Refused rows, at most 500, including rows whose items another user saved after the check. */
    refused: z.array(importReport),
    /** Number of rows that are not written yet; each call reduces it. */
    left: z.int(),
  }),
  problems: ['not-found'],
  cost: 'import',
});
