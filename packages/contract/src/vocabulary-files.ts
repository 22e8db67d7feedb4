import { z } from 'zod';
import { post } from './call.ts';
import { oneLine } from './common.ts';
import { codedError } from './error-codes.ts';
import { wordFilters } from './vocabulary.ts';

/** Maximum number of words in one import. */
export const mostImportedWords = 5_000;
/** Maximum number of words per user. Learners add far fewer words in practice. */
export const mostOwnWords = 30_000;
/** Maximum size of an imported vocabulary file in bytes. */
export const mostImportedBytes = 8 * 1024 * 1024;

/**
 * Base64 data. The schema uses a regular expression, because `z.base64` would decode megabytes of data only to
 * validate them.
 */
const base64 = z.string().regex(/^[A-Za-z0-9+/]*={0,2}$/);

const column = z.int().min(0).max(99);

/** Indexes of the columns that contain the parts of a word. The first column has index 0. */
export const importColumns = z.object({
  word: column,
  meaning: column,
  sentence: column.nullable(),
  sentenceTr: column.nullable(),
});
export type ImportColumns = z.infer<typeof importColumns>;

export const importWords = post({
  cost: 'import',
  path: 'vocabulary/import',
  access: 'user',
  summary: 'Adds the words of a file (CSV, Anki text or Anki deck); a dry run returns only the report',
  body: z.object({
    /** File name. The server detects the format from the content of the file, not from the file extension. */
    name: oneLine.max(255),
    /** Column indexes. If omitted, the server uses the columns that it detects in the file. */
    columns: importColumns.optional(),
    /** What happens to a word that the user already has: true adds it as another sense, false skips it. */
    otherSenses: z.boolean().default(false),
    dryRun: z.boolean(),
  }),
  answer: z.object({
    format: z.enum(['csv', 'anki-text', 'apkg']),
    /**
     * The columns of the file with their first values. `name` is the column name if the file has a header,
     * otherwise null.
     */
    columns: z.array(z.object({ name: z.string().nullable(), samples: z.array(z.string()) })),
    chosen: importColumns,
    /** Number of rows in the vocabulary file that are not empty. */
    rows: z.int(),
    /** Number of words that were added. In a preview, the number of words that the import would add. */
    added: z.int(),
    /**
     * Number of skipped words. A word is skipped if the file contains it in an earlier row or if the user already
     * has it.
     */
    already: z.int(),
    /** Number of invalid rows in the vocabulary file. */
    bad: z.int(),
    /** The first few words that the import added, as examples. */
    first: z.array(z.object({ word: z.string(), meaning: z.string(), sentence: z.string().nullable() })),
    /** The first few rows that the import skipped, each with the reason. */
    left: z.array(codedError.extend({ line: z.int(), word: z.string(), bad: z.boolean() })),
  }),
  largestFile: mostImportedBytes,
});

export const exportAnki = post({
  cost: 'copy',
  path: 'vocabulary/export-anki',
  access: 'user',
  summary: 'The user’s filtered words for Anki, as text or as a deck',
  body: z.object({ format: z.enum(['text', 'apkg']), ...wordFilters }),
  answer: z.object({
    name: z.string(),
    /** Content of the exported vocabulary file, encoded in base64. */
    file: base64,
  }),
});
