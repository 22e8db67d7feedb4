import Papa from 'papaparse';
import {
  type ColumnChoices,
  ignoredColumn,
  mostColumns,
  type UnknownColumn,
} from '../../../lib/files/unknown-columns.ts';
import { kindColumn, matchColumns } from './match-columns.ts';

/** One row of an import file. `line` is its line number; the first line is 1, which is the header in a CSV file. */
export type FileRow = { line: number; record: Record<string, unknown> };

export type ReadFile =
  | {
      kind: 'rows';
      rows: FileRow[];
      /** Names of the columns that the administrator chose to ignore. */
      ignored: string[];
    }
  /**
   * `unknown` lists the columns that the administrator must decide about, and `open` lists the known columns that the
   * file lacks.
   */
  | { kind: 'unknown-columns'; unknown: UnknownColumn[]; open: string[] }
  | { kind: 'unreadable' | 'empty' | 'columns' }
  | { kind: 'too-many' | 'too-wide'; count: number };

export const mostRows = 10_000;

type Table = { names: readonly string[]; rows: { line: number; cells: readonly unknown[] }[] };

/**
 * Reads an import file: a JSON list of records, or CSV with one column per record property.
 * @param choices the administrator's decision about each unknown column
 * @param ownNames names of the columns that only the file of rejected rows has; these columns are ignored
 */
export const readFileText = (
  text: string,
  choices: ColumnChoices = new Map(),
  ownNames: readonly string[] = [],
): ReadFile => {
  const plain = text.replace(/^\uFEFF/, '');
  const isJson = plain.trimStart().startsWith('[');
  const records = isJson ? jsonRows(plain) : [];
  if (records === 'unreadable') return { kind: 'unreadable' };
  const table = isJson ? jsonTable(records) : csvTable(plain);
  const count = isJson ? records.length : table.rows.length;
  const width = table.rows.reduce((most, { cells }) => Math.max(most, cells.length), table.names.length);
  if (width > mostColumns) return { kind: 'too-wide', count: width };
  if (count > mostRows) return { kind: 'too-many', count };
  const { columns, unknown, open } = matchColumns(table, choices, ownNames);
  if (!isJson && plain.trim() !== '' && columns.size === 0) return { kind: 'columns' };
  if (!isJson && plain.trim() !== '' && open.includes(kindColumn) && unknown.length === 0) {
    return { kind: 'columns' };
  }
  if (count === 0) return { kind: 'empty' };
  const lacksKind = !isJson && ![...columns.values()].includes(kindColumn);
  if (lacksKind || unknown.some(({ index }) => !choices.has(index))) {
    return { kind: 'unknown-columns', unknown, open };
  }
  const ignored = unknown
    .filter(({ index }) => choices.get(index) === ignoredColumn)
    .map(({ index, name }) => name || String(index + 1));
  const rename = (name: string) => columns.get(table.names.indexOf(name)) ?? name;
  const rows = isJson
    ? records.map(({ line, record }) => ({ line, record: renamed(record, rename) }))
    : table.rows.map(({ line, cells }) => ({
        line,
        record: Object.fromEntries(
          cells.flatMap((cell, index): [string, unknown][] => {
            const name = columns.get(index) ?? table.names[index] ?? '';
            return name === '' ? [] : [[name, cell]];
          }),
        ),
      }));
  return { kind: 'rows', rows, ignored };
};

/**
 * Returns whether the record is a row of a table. A record exported by Pratik has its fields inside `draft` instead.
 */
const isFlat = (record: Record<string, unknown>): boolean => typeof record.draft !== 'object';
const renamed = (record: Record<string, unknown>, rename: (name: string) => string) =>
  isFlat(record)
    ? Object.fromEntries(Object.entries(record).map(([name, value]) => [rename(name), value]))
    : record;

const jsonRows = (text: string): FileRow[] | 'unreadable' => {
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) return 'unreadable';
    return list.map((record, index) => ({
      line: index + 1,
      record: typeof record === 'object' && record !== null ? { ...record } : {},
    }));
  } catch {
    return 'unreadable';
  }
};

const recordFields = ['kind', 'id', 'state', 'levelId', 'topic', 'draft'];

const jsonTable = (records: readonly FileRow[]): Table => {
  const flat = records.filter(({ record }) => isFlat(record));
  const found = new Set(flat.flatMap(({ record }) => Object.keys(record)));
  const names = [...found].filter((name) => !recordFields.includes(name));
  return {
    names,
    rows: flat.map(({ line, record }) => ({ line, cells: names.map((name) => record[name]) })),
  };
};

const csvTable = (text: string): Table => {
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const [names = [], ...body] = data;
  return {
    names: names.map((name) => name.trim()),
    rows: body
      .map((cells, index) => ({ line: index + 2, cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  };
};

/** Detects the delimiter from the header only, because other rows may contain lists with vertical bars and commas. */
const delimiterOf = (text: string): string => {
  const header = text.slice(0, text.search(/[\r\n]|$/));
  const cells = (delimiter: string) => header.split(delimiter).length;
  return [';', ',', '\t'].reduce((best, next) => (cells(next) > cells(best) ? next : best));
};

/** Maximum size of one import batch. The server’s limits are 256 kB and 500 rows. */
const most = { bytes: 180_000, rows: 400 };

/** Splits the rows into batches within the limits of bytes and rows. */
export const batchesOf = (rows: readonly FileRow[]): FileRow[][] => {
  const batches: FileRow[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const bytes = new TextEncoder().encode(JSON.stringify(row)).length;
    const last = batches.at(-1);
    if (!last || size + bytes > most.bytes || last.length >= most.rows) {
      batches.push([row]);
      size = bytes;
    } else {
      last.push(row);
      size += bytes;
    }
  }
  return batches;
};
