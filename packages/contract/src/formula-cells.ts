/**
 * A cell that a spreadsheet may run as a formula, by how it begins: a sign of one, as it is or full-width, also behind
 * spaces, unseen characters or quotes; or a tab or line break, which some programs drop.
 */
export const formulaCell = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}"'‘’“”«»]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

/** What our own CSV files put before such a cell is taken off again. */
export const withoutFormulaMark = (cell: string): string =>
  cell.startsWith("'") && formulaCell.test(cell.slice(1)) ? cell.slice(1) : cell;
