import { formulaCell } from '@pratik/text/formula-cells';
import Papa from 'papaparse';

/** Byte order mark, which marks a file as UTF-8. Without it, Excel displays ğ, ı and ş incorrectly. */
export const byteOrderMark = '\uFEFF';

/**
 * Formats rows as CSV for Excel with Turkish settings, with `;` between cells. Cells that Excel would run as a formula
 * are escaped.
 */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(rows as string[][], { delimiter: ';', newline: '\r\n', quotes: true, escapeFormulae: formulaCell })}\r\n`;
