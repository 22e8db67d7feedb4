/**
 * Matches a cell that a spreadsheet program may run as a formula. Such a cell begins with a formula character
 * (ASCII or full-width), possibly after spaces, invisible characters or quotes. A cell that begins with a tab or
 * line break also matches, because some programs remove this character.
 */
export const formulaCell = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}"'‘’“”«»]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

/** Removes the escape character that Pratik’s CSV export inserts at the start of a cell that looks like a formula. */
export const withoutFormulaMark = (cell: string): string =>
  cell.startsWith("'") && formulaCell.test(cell.slice(1)) ? cell.slice(1) : cell;
