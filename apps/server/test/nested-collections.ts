import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zipSync } from 'fflate';

/**
 * Anki packages for attacks. Their SQLite pages refer to the same child page 500 times, on six levels, so a reader
 * would visit 500⁶ pages although the file has only a few kB.
 */

const pageSize = 4096;
const timesNamed = 500;
const levels = 6;

type Cell = null | number | string;

const record = (cells: readonly Cell[]): Buffer => {
  const types = cells.map((cell) => {
    if (cell === null) return 0;
    return typeof cell === 'number' ? 1 : 13 + 2 * cell.length;
  });
  const head = types.flatMap((type) => (type > 127 ? [0x80 | (type >> 7), type & 0x7f] : [type]));
  const body = cells.map((cell) =>
    cell === null ? Buffer.alloc(0) : typeof cell === 'number' ? Buffer.of(cell) : Buffer.from(cell),
  );
  return Buffer.concat([Buffer.of(head.length + 1, ...head), ...body]);
};

/** Builds a page of a table’s tree. The first page of a file begins with the file header. */
const page = (
  type: number,
  cells: readonly Buffer[],
  { right = 0, header = Buffer.alloc(0) } = {},
): Buffer => {
  const bytes = Buffer.alloc(pageSize);
  header.copy(bytes);
  const at = header.length;
  const headLength = type === 5 ? 12 : 8;
  let end = pageSize;
  for (const [index, cell] of cells.entries()) {
    end -= cell.length;
    cell.copy(bytes, end);
    bytes.writeUInt16BE(end, at + headLength + 2 * index);
  }
  bytes.writeUInt8(type, at);
  bytes.writeUInt16BE(cells.length, at + 3);
  bytes.writeUInt16BE(end, at + 5);
  if (type === 5) bytes.writeUInt32BE(right, at + 8);
  return bytes;
};

const leaf = (rows: readonly (readonly Cell[])[], more = {}): Buffer =>
  page(
    13,
    rows.map((cells, index) => {
      const payload = record(cells);
      const length =
        payload.length > 127 ? [0x80 | (payload.length >> 7), payload.length & 0x7f] : [payload.length];
      return Buffer.concat([Buffer.of(...length, index + 1), payload]);
    }),
    more,
  );

const interior = (children: readonly number[], right: number, more = {}): Buffer =>
  page(
    5,
    children.map((child) => {
      const cell = Buffer.alloc(5);
      cell.writeUInt32BE(child);
      cell.writeUInt8(1, 4);
      return cell;
    }),
    { right, ...more },
  );

/**
 * Builds interior pages, starting with page number `first`. Each interior page refers 500 times to the page after
 * it.
 */
const nest = (first: number): Buffer[] =>
  Array.from({ length: levels }, (_, level) => {
    const child = first + level + 1;
    return interior(Array<number>(timesNamed - 1).fill(child), child);
  });

const fileHeader = (pages: number): Buffer => {
  const file = join(tmpdir(), `pratik-test-${randomUUID()}`);
  const db = new DatabaseSync(file);
  db.exec(`pragma page_size = ${pageSize}; create table t (a)`);
  db.close();
  const header = readFileSync(file).subarray(0, 100);
  rmSync(file);
  header.writeUInt32BE(pages, 28);
  return header;
};

const packed = (pages: readonly Buffer[]): Buffer =>
  Buffer.from(zipSync({ 'collection.anki2': Buffer.concat(pages) }, { level: 9 }));

const notesTable = 'create table notes (id integer primary key, mid integer, flds text)';

/** Builds a package whose table of field names is a deeply nested tree. */
export const nestedTable = (): Buffer => {
  const fields = 'create table fields (ntid integer, ord integer, name text)';
  const schema = [
    ['table', 'notes', 'notes', 2, notesTable],
    ['table', 'fields', 'fields', 3, fields],
  ] as const;
  return packed([
    leaf(schema, { header: fileHeader(4 + levels) }),
    leaf([[null, 7, 'sea\u001fdeniz']]),
    ...nest(3),
    leaf([[8, 1, 'x']]),
    page(13, []),
  ]);
};

/**
 * Builds a package whose list of tables is a deeply nested tree, so that SQLite is blocked before it returns any
 * result.
 */
export const nestedSchema = (): Buffer => {
  const table = `${notesTable.slice(0, -1)}, unique (flds))`;
  return packed([
    interior([2], 5, { header: fileHeader(6 + levels) }),
    leaf([['table', 'notes', 'notes', 3, table]]),
    leaf([[null, 7, 'sea\u001fdeniz']]),
    page(10, []),
    ...nest(5),
    leaf([['index', 'sqlite_autoindex_notes_1', 'notes', 4, null]]),
    page(13, []),
  ]);
};
