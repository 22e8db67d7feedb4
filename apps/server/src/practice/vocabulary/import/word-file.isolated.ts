import { type ImportColumns, mostImportedWords } from '@pratik/contract/vocabulary-files';
import { type Checked, checkWords } from './check-words.ts';
import { guessColumns } from './columns.ts';
import { readFile } from './read-file.ts';
import type { Format, Table } from './table.ts';

export type WordFileOptions = { columns: ImportColumns | null; otherSenses: boolean };

export type WordFile =
  | { kind: 'empty' | 'too-many' | 'one-column' }
  | ({
      kind: 'words';
      format: Format;
      /** The columns of the file, each with its name and its first values. */
      columns: { name: string | null; samples: string[] }[];
      chosen: ImportColumns;
      /** Number of rows in the file that are not empty. */
      rows: number;
    } & Checked);

/**
 * Reads the words of an uploaded file. Does not compare them with the words that the user already has.
 * @throws when the file cannot be read
 */
export const run = async (bytes: Buffer, { columns, otherSenses }: WordFileOptions): Promise<WordFile> => {
  const table = await readFile(bytes, mostImportedWords);
  if (table.rows.length === 0) return { kind: 'empty' };
  if (table.rows.length > mostImportedWords) return { kind: 'too-many' };
  if (table.rows.every(({ cells }) => cells.length < 2)) return { kind: 'one-column' };
  const chosen = columns ?? guessColumns(table.names, table.rows);
  return {
    kind: 'words',
    format: table.format,
    columns: columnsOf(table),
    chosen,
    rows: table.rows.length,
    ...checkWords(table.rows, chosen, otherSenses),
  };
};

const mostShown = 20;

/** Returns the names and sample values of the columns. The user needs them to choose the columns. */
const columnsOf = ({ names, rows }: Table) => {
  const width = Math.min(mostShown, Math.max(names.length, ...rows.map(({ cells }) => cells.length)));
  return Array.from({ length: width }, (_, index) => ({
    name: names[index]?.slice(0, 200) || null,
    samples: rows
      .map(({ cells }) => (cells[index] ?? '').slice(0, 80))
      .filter((cell) => cell !== '')
      .slice(0, 3),
  }));
};
