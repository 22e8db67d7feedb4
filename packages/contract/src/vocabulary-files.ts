import { z } from 'zod';
import { post } from './call.ts';
import { oneLine } from './common.ts';
import { codedError } from './error-codes.ts';
import { wordFilters } from './vocabulary.ts';

/** Maximum number of words per file. */
export const mostImportedWords = 5_000;
/** Maximum number of words per user from all sources; far above the number that a learner adds in practice. */
export const mostOwnWords = 30_000;
/** Maximum file size in bytes. */
export const mostImportedBytes = 8 * 1024 * 1024;

/** Validated with one regular expression, because `z.base64` decodes megabytes only to validate them. */
const base64 = z.string().regex(/^[A-Za-z0-9+/]*={0,2}$/);

const column = z.int().min(0).max(99);

/** Column indexes, from 0, for the parts of a word. */
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
    /** File name. The server determines the format from the file’s content, not from the extension. */
    name: oneLine.max(255),
    /** Column indexes; when omitted, the server uses the columns that it detects in the file. */
    columns: importColumns.optional(),
    /** Whether to add another sense of a word that the user already has. */
    otherSenses: z.boolean().default(false),
    dryRun: z.boolean(),
  }),
  answer: z.object({
    format: z.enum(['csv', 'anki-text', 'apkg']),
    /** Each column with its first values, and with its name if the file has a header. */
    columns: z.array(z.object({ name: z.string().nullable(), samples: z.array(z.string()) })),
    chosen: importColumns,
    /** Number of non-empty rows. */
    rows: z.int(),
    /** Number of added words; in a dry run, the number that an import would add. */
    added: z.int(),
    /** Number of words skipped because they already exist in the file or among the user’s words. */
    already: z.int(),
    /** Number of invalid rows. */
    bad: z.int(),
    /** The first words that are added, as examples. */
    first: z.array(z.object({ word: z.string(), meaning: z.string(), sentence: z.string().nullable() })),
    /** The first skipped rows, with the reason. */
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
    /** Content of the file. */
    file: base64,
  }),
});
