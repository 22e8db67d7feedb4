import Papa from 'papaparse';

/** One row of a file; `line` as a person counts it: in a CSV file the header is line 1. */
export type FileRow = { line: number; record: Record<string, unknown> };

export type ReadFile =
  | { kind: 'rows'; rows: FileRow[] }
  | { kind: 'unreadable' | 'empty' | 'columns' }
  | { kind: 'too-many'; count: number };

export const mostRows = 10_000;
/** The one column that a file cannot do without. */
const kindColumn = 'Tür';

/** Reads a file as it was exported: a JSON list of records, or CSV with the columns of one. */
export const readFileText = (text: string): ReadFile => {
  const plain = text.replace(/^\uFEFF/, '');
  const rows = plain.trimStart().startsWith('[') ? jsonRows(plain) : csvRows(plain);
  if (rows === 'unreadable' || rows === 'columns') return { kind: rows };
  if (rows.length === 0) return { kind: 'empty' };
  return rows.length > mostRows ? { kind: 'too-many', count: rows.length } : { kind: 'rows', rows };
};

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

const csvRows = (text: string): FileRow[] | 'columns' => {
  const { data, meta } = Papa.parse<Record<string, string>>(text, {
    header: true,
    delimiter: delimiterOf(text),
  });
  if (text.trim() !== '' && !meta.fields?.includes(kindColumn)) return 'columns';
  return data
    .map((record, index) => ({ line: index + 2, record }))
    .filter(({ record }) =>
      Object.values(record).some((cell) => typeof cell === 'string' && cell.trim() !== ''),
    );
};

/** What parts the header's cells; the rows below hold lists of their own, with bars and commas in them. */
const delimiterOf = (text: string): string => {
  const header = text.slice(0, text.search(/[\r\n]|$/));
  const cells = (delimiter: string) => header.split(delimiter).length;
  return [';', ',', '\t'].reduce((best, next) => (cells(next) > cells(best) ? next : best));
};

/** The server takes 256 kB and 500 rows at a time. */
const most = { bytes: 180_000, rows: 400 };

/** Rows in portions small enough to be sent. */
export const portionsOf = (rows: readonly FileRow[]): FileRow[][] => {
  const portions: FileRow[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const bytes = new TextEncoder().encode(JSON.stringify(row)).length;
    const last = portions.at(-1);
    if (!last || size + bytes > most.bytes || last.length >= most.rows) {
      portions.push([row]);
      size = bytes;
    } else {
      last.push(row);
      size += bytes;
    }
  }
  return portions;
};
