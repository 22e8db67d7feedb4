import { importRow } from '@pratik/contract/users-import';
import { withoutFormulaMark } from '@pratik/text/formula-cells';
import Papa from 'papaparse';
import type { z } from 'zod';
import {
  type ColumnChoices,
  ignoredColumn,
  mostColumns,
  type UnknownColumn,
} from '../../../lib/files/unknown-columns.ts';
import {
  type Columns,
  missingColumns,
  readHeader,
  unknownColumns,
  usualColumns,
  withChoices,
} from './import-header.ts';

export type ImportRow = z.infer<typeof importRow>;
/**
 * Error in a row that the browser finds before it sends the row. `line` is the line of an earlier row with the same
 * e-mail address.
 */
export type ImportRowError =
  | { readonly kind: 'too-long'; readonly field: string }
  | { readonly kind: 'same-email'; readonly field: 'email'; readonly line: number };
export type ReadRow = { readonly row: ImportRow; readonly errors: readonly ImportRowError[] };

export type ReadFile =
  | {
      readonly kind: 'rows';
      readonly rows: readonly ReadRow[];
      readonly hasHeader: boolean;
      /** Names of the columns that the administrator chose to ignore. */
      readonly ignored: readonly string[];
    }
  /** `unknown` lists the columns that the administrator must decide about, and `columns` lists the known columns. */
  | {
      readonly kind: 'unknown-columns';
      readonly unknown: readonly UnknownColumn[];
      readonly columns: Columns;
    }
  | { readonly kind: 'empty' }
  | { readonly kind: 'columns'; readonly missing: readonly ('name' | 'surname' | 'email')[] }
  | { readonly kind: 'too-many'; readonly count: number }
  | { readonly kind: 'too-wide'; readonly count: number };

export const mostRows = 5_000;
/**
 * Length in characters to which long cells are cut. It exceeds the server’s limit, so the server still rejects a cut
 * cell.
 */
const longestCell = 1_000;

/**
 * Parses CSV with `;`, `,` or tabs as delimiter. Column names are Turkish or English, in any order.
 * @param choices the administrator's decision about each unknown column
 * @param ownNames names of the columns that only files saved on this page have; these columns are ignored
 */
export const readRows = (
  text: string,
  choices: ColumnChoices = new Map(),
  ownNames: readonly string[] = [],
): ReadFile => {
  const lines = numberedLines(text);
  const count = widthOf(lines);
  if (count > mostColumns) return { kind: 'too-wide', count };
  const [first] = lines;
  if (!first) return { kind: 'empty' };
  const header = first.cells.some((cell) => cell.includes('@')) ? undefined : readHeader(first.cells);
  if (!header && !lines.some(({ cells }) => cells.some((cell) => cell.includes('@')))) {
    return { kind: 'columns', missing: missingColumns({}) };
  }
  const known = header ?? usualColumns;
  const body = header ? lines.slice(1) : lines;
  const unknown = unknownColumns(
    header ? first.cells : [],
    body.map(({ cells }) => cells),
    known,
    ownNames,
  );
  const columns = withChoices(known, choices);
  const missing = missingColumns(columns);
  if (missing.length > unknown.length) return { kind: 'columns', missing };
  if (body.length === 0) return { kind: 'empty' };
  if (body.length > mostRows) return { kind: 'too-many', count: body.length };
  const isDecided = missing.length === 0 && unknown.every(({ index }) => choices.has(index));
  if (!isDecided) return { kind: 'unknown-columns', unknown, columns: known };
  return {
    kind: 'rows',
    rows: withErrors(body.map((line) => toRow(line, columns))),
    hasHeader: !!header,
    ignored: unknown
      .filter(({ index }) => choices.get(index) === ignoredColumn)
      .map(({ index, name }) => name || String(index + 1)),
  };
};

const widthOf = (lines: readonly Line[]): number =>
  lines.reduce((most, { cells }) => Math.max(most, cells.length), 0);

type Line = { readonly line: number; readonly cells: readonly string[] };

/** Returns the rows, each with the line number on which it starts. A quoted cell may contain several lines. */
const numberedLines = (text: string): Line[] => {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [';', ',', '\t'],
    skipEmptyLines: false,
  });
  let line = 1;
  const lines = data.map((cells) => {
    const begins = line;
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return {
      line: begins,
      cells: cells.map((cell) => withoutFormulaMark(cell.slice(0, longestCell).trim())),
    };
  });
  return lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
};

const toRow = ({ line, cells }: Line, columns: Columns): ImportRow => {
  const cell = (index: number | undefined): string =>
    (index === undefined ? '' : (cells[index] ?? '')).replaceAll(/\s+/g, ' ');
  const [name, surname] =
    columns.name === undefined || columns.surname === undefined
      ? splitName(cell(columns.fullName))
      : [cell(columns.name), cell(columns.surname)];
  return {
    line,
    name,
    surname,
    email: cell(columns.email),
    role: cell(columns.role),
    level: cell(columns.level),
  };
};

/** Splits a full name before its last word, which is the surname: `Ayşe Nur Yılmaz` becomes Ayşe Nur, Yılmaz. */
const splitName = (full: string): [string, string] => {
  const at = full.lastIndexOf(' ');
  return at < 0 ? [full, ''] : [full.slice(0, at), full.slice(at + 1)];
};

const withErrors = (rows: readonly ImportRow[]): ReadRow[] => {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const errors: ImportRowError[] = [];
    const tooLong = importRow.safeParse(row).error?.issues ?? [];
    for (const { path } of tooLong) errors.push({ kind: 'too-long', field: String(path[0]) });
    const email = row.email.toLowerCase();
    const before = seen.get(email);
    if (email !== '' && before !== undefined)
      errors.push({ kind: 'same-email', field: 'email', line: before });
    else seen.set(email, row.line);
    return { row, errors };
  });
};
