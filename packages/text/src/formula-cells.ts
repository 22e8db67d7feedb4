/**
 * Matches a cell that a spreadsheet may run as a formula: it begins with a formula character, ASCII or full-width,
 * also after spaces, invisible characters or quotes; or with a tab or line break, which some programs drop.
 */
export const formulaCell = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}"'‘’“”«»]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

/** Removes the mark that our own CSV files put before such a cell. */
export const withoutFormulaMark = (cell: string): string =>
  cell.startsWith("'") && formulaCell.test(cell.slice(1)) ? cell.slice(1) : cell;
