/**
 * Matches a cell that a spreadsheet may run as a formula. The cell begins with a formula character (ASCII or
 * full-width), even after spaces, invisible characters or quotes; or with a tab or line break, which some programs
 * remove.
 */
export const formulaCell = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}"'‘’“”«»]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

/** Removes the escape character that Pratik’s CSV export puts before such a cell. */
export const withoutFormulaMark = (cell: string): string =>
  cell.startsWith("'") && formulaCell.test(cell.slice(1)) ? cell.slice(1) : cell;
