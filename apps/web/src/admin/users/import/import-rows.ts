import { withoutFormulaMark } from '@pratik/contract/formula-cells';
import { importRow } from '@pratik/contract/people';
import Papa from 'papaparse';
import type { z } from 'zod';
import { type Columns, missingColumns, readHeader, usualColumns } from './import-header.ts';

export type ImportRow = z.infer<typeof importRow>;
/** A fault found before the server is asked; `line` is that of the row with the same e-mail. */
export type RowFault =
  | { readonly kind: 'too-long'; readonly field: string }
  | { readonly kind: 'same-email'; readonly field: 'email'; readonly line: number };
export type ReadRow = { readonly row: ImportRow; readonly faults: readonly RowFault[] };

export type ReadFile =
  | { readonly kind: 'rows'; readonly rows: readonly ReadRow[]; readonly hasHeader: boolean }
  | { readonly kind: 'empty' }
  | { readonly kind: 'columns'; readonly missing: readonly ('name' | 'surname' | 'email')[] }
  | { readonly kind: 'too-many'; readonly count: number };

export const mostRows = 5_000;

/** Reads CSV text with `;`, `,` or tabs, column names in Turkish or English in any order. */
export const readRows = (text: string): ReadFile => {
  const lines = numberedLines(text);
  const [first] = lines;
  if (!first) return { kind: 'empty' };
  const header = first.cells.some((cell) => cell.includes('@')) ? undefined : readHeader(first.cells);
  const columns = header ?? usualColumns;
  const missing = missingColumns(columns);
  if (missing.length > 0) return { kind: 'columns', missing };
  if (!header && !lines.some(({ cells }) => cells.some((cell) => cell.includes('@')))) {
    return { kind: 'columns', missing: missingColumns({}) };
  }
  const body = header ? lines.slice(1) : lines;
  if (body.length === 0) return { kind: 'empty' };
  if (body.length > mostRows) return { kind: 'too-many', count: body.length };
  return { kind: 'rows', rows: withFaults(body.map((line) => toRow(line, columns))), hasHeader: !!header };
};

type Line = { readonly line: number; readonly cells: readonly string[] };

/** Rows with the line they begin on; a quoted cell may hold several lines. */
const numberedLines = (text: string): Line[] => {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [';', ',', '\t'],
    skipEmptyLines: false,
  });
  let line = 1;
  const lines = data.map((cells) => {
    const begins = line;
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return { line: begins, cells: cells.map((cell) => withoutFormulaMark(cell.trim())) };
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

/** The last word is the surname: `Ayşe Nur Yılmaz` is Ayşe Nur, Yılmaz. */
const splitName = (full: string): [string, string] => {
  const at = full.lastIndexOf(' ');
  return at < 0 ? [full, ''] : [full.slice(0, at), full.slice(at + 1)];
};

const withFaults = (rows: readonly ImportRow[]): ReadRow[] => {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const faults: RowFault[] = [];
    const tooLong = importRow.safeParse(row).error?.issues ?? [];
    for (const { path } of tooLong) faults.push({ kind: 'too-long', field: String(path[0]) });
    const email = row.email.toLowerCase();
    const before = seen.get(email);
    if (email !== '' && before !== undefined)
      faults.push({ kind: 'same-email', field: 'email', line: before });
    else seen.set(email, row.line);
    return { row, faults };
  });
};
