import { withoutFormulaMark } from '@pratik/text/formula-cells';
import { isZip } from '../../../platform/files/zip.ts';
import { textOfHtml } from '../anki/html-text.ts';
import { readApkg } from '../anki/read-apkg.ts';
import { readText } from './read-text.ts';
import { longestCell, mostColumns, type Table } from './table.ts';

/** Maximum number of lines read per accepted row, because lines may be empty. */
const linesARow = 10;

/**
 * Reads the rows of a file and omits empty rows. The first bytes determine the file type. Reading stops soon after
 * `mostRows` rows, so the result may contain a few more.
 * @throws when the file cannot be read
 */
export const readFile = async (bytes: Buffer, mostRows: number): Promise<Table> => {
  if (!isZip(bytes)) {
    const mostLines = mostRows * linesARow;
    const { html, ...table } = readText(bytes, mostLines + 2);
    return table.rows.length > mostLines ? table : cleaned({ ...table, html });
  }
  const { fields, notes } = await readApkg(bytes, mostRows);
  return cleaned({
    format: 'apkg',
    names: fields,
    rows: notes.map((cells, index) => ({ line: index + 1, cells: cells.slice(0, mostColumns) })),
    html: true,
  });
};

const cleaned = ({ html, rows, ...table }: Table & { html: boolean }): Table => ({
  ...table,
  rows: rows
    .map(({ line, cells }) => ({ line, cells: cells.map((cell) => cleanCell(cell, html)) }))
    .filter(({ cells }) => cells.some((cell) => cell !== '')),
});

// biome-ignore lint/suspicious/noControlCharactersInRegex: this removes control characters
const controls = /[\u0000-\u001f\u007f]+/g;

const cleanCell = (cell: string, html: boolean): string => {
  const some = cell.slice(0, longestCell);
  return html ? textOfHtml(some) : withoutFormulaMark(some).replaceAll(controls, ' ').trim();
};
