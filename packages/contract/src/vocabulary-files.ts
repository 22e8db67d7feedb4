import { z } from 'zod';
import { post } from './call.ts';
import { oneLine } from './common.ts';
import { wordFilters } from './vocabulary.ts';

/** Words one file may bring. */
export const mostImportedWords = 5_000;
/** Of one person, whatever way they came: no learner has as many. */
export const mostOwnWords = 30_000;
/** Bytes one file may have. */
export const mostImportedBytes = 8 * 1024 * 1024;

/** Checked in one pass: `z.base64` decodes megabytes to see whether it can. */
const base64 = z.string().regex(/^[A-Za-z0-9+/]*={0,2}$/);

const column = z.int().min(0).max(99);

/** In which column of the file each part of a word stands. */
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
  summary: 'Bir dosyadaki kelimeleri ekler: CSV, Anki metni ya da Anki destesi; denemede yalnız rapor verir',
  body: z.object({
    /** As it is called; its ending says nothing that its bytes do not. */
    name: oneLine.max(255),
    /** The file's bytes. */
    file: base64.max(Math.ceil(mostImportedBytes / 3) * 4),
    /** As the file itself suggests when left out. */
    columns: importColumns.optional(),
    /** Also a word one has in another sense. */
    otherSenses: z.boolean().default(false),
    dryRun: z.boolean(),
  }),
  answer: z.object({
    format: z.enum(['csv', 'anki-text', 'apkg']),
    /** Each column with its name, where the file gives it one, and what stands in it first. */
    columns: z.array(z.object({ name: z.string().nullable(), samples: z.array(z.string()) })),
    chosen: importColumns,
    /** Rows that hold anything. */
    rows: z.int(),
    /** Words added; on a dry run, that would be. */
    added: z.int(),
    /** Words left out because they are there already, in the file or among one's words. */
    already: z.int(),
    /** Rows that cannot be words. */
    bad: z.int(),
    /** The first of what would be added. */
    first: z.array(z.object({ word: z.string(), meaning: z.string(), sentence: z.string().nullable() })),
    /** The first rows left out, with what is the matter, in Turkish. */
    left: z.array(z.object({ line: z.int(), word: z.string(), detail: z.string(), bad: z.boolean() })),
  }),
  // base64 takes a third more than the bytes; the rest of the body is small.
  largestBody: Math.ceil(mostImportedBytes / 3) * 4 + 4096,
});

export const exportAnki = post({
  cost: 'copy',
  path: 'vocabulary/export-anki',
  access: 'user',
  summary: 'Kişinin süzülmüş kelimeleri, Anki için: metin ya da deste',
  body: z.object({ format: z.enum(['text', 'apkg']), ...wordFilters }),
  answer: z.object({
    name: z.string(),
    /** The file's bytes. */
    file: base64,
  }),
});
