import { z } from 'zod';
import { get, post } from './call.ts';
import { id, instant } from './common.ts';
import { fieldError } from './problems.ts';

/** This module declares the calls that import curriculum items from a file. */

/** Maximum nesting depth of objects and lists in a record. An exported item has depth 4. */
const mostDepth = 6;
const isShallow = (value: unknown, depth = mostDepth): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1)));

/** One row of an import file: the cells of a CSV row, or one object of a JSON list. */
export const importedRow = z.object({
  /** Line number of the row in a CSV file, or position in a JSON list. Both start at 1. */
  line: z.int().min(1).max(20_000),
  record: z
    .record(z.string().max(200), z.unknown())
    .refine((record) => isShallow(record), { error: 'nested-too-deep' }),
});

export const importReport = z.object({
  line: z.int(),
  title: z.string(),
  /** The effect of importing the row. `same` means that the row equals the stored item. */
  outcome: z.enum(['new', 'changed', 'same', 'refused']),
  errors: z.array(fieldError),
});
export type ImportReport = z.infer<typeof importReport>;

export const checkQuestionImport = post({
  path: 'question/import-check',
  access: 'admin',
  summary: 'Checks and stores the rows of an import; changes no item yet',
  body: z.object({ importId: id, rows: z.array(importedRow).min(1).max(500) }),
  answer: z.object({ rows: z.array(importReport) }),
  cost: 'import',
});

export const listQuestionImports = get({
  path: 'question/list-imports',
  access: 'admin',
  summary: 'The user’s own latest imports, newest first',
  query: z.object({}),
  answer: z.object({
    imports: z.array(
      z.object({
        id,
        at: instant,
        /**
         * Number of items that the import created. Undoing the import removes these items; it does not undo changes
         * to items that existed before.
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
  summary: 'Deletes the drafts that an import added and that have not been changed since',
  body: z.strictObject({ importId: id }),
  answer: z.object({
    deleted: z.int(),
    /**
     * Number of created items that undoing did not remove, because they were changed, published or used after the
     * import.
     */
    stored: z.int(),
  }),
  problems: ['not-found'],
});

export const applyQuestionImport = post({
  path: 'question/import-apply',
  access: 'admin',
  summary: 'Writes the checked rows of an import; a repeated call writes no row twice',
  body: z.object({
    importId: id,
    /**
     * `all` writes all rows in one transaction, or writes nothing if one row is invalid. `good` writes the next
     * batch of valid rows and skips invalid rows.
     */
    mode: z.enum(['all', 'good']),
  }),
  answer: z.object({
    /** Line numbers of the rows that the import has written. */
    applied: z.array(z.int()),
    /**
     * The rows that the import rejected, at most 500. A row is also rejected if another user saved its item
     * after the check.
     */
    refused: z.array(importReport),
    /**
     * Number of rows that the import still has to write. The browser repeats the call until the number is 0.
     */
    left: z.int(),
  }),
  problems: ['not-found'],
  cost: 'import',
});
