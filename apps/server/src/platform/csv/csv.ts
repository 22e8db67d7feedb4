import { formulaCell } from '@pratik/contract/formula-cells';
import Papa from 'papaparse';

/** Tells spreadsheets that UTF-8 follows; without it Excel garbles ğ, ı and ş. */
export const byteOrderMark = '\uFEFF';

/** Rows as CSV the way a Turkish Excel opens it: `;` between cells, and nothing a cell could run as a formula. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(rows as string[][], { delimiter: ';', newline: '\r\n', escapeFormulae: formulaCell })}\r\n`;
