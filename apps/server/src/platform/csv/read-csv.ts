type CsvOptions = {
  /** The character that separates cells. */
  delimiter: string;
  /** Maximum number of rows. Rows after this number are ignored. */
  mostRows: number;
  /** Maximum number of cells in a row; further cells are ignored. */
  mostColumns: number;
  /** Maximum number of characters in a cell. Characters after this number are ignored. */
  mostLetters: number;
};

const quote = '"';

/**
 * Reads the rows of a CSV text in one pass, in linear time for any input. An unclosed quoted cell extends to the
 * end of the text; a quote in the middle of a cell is an ordinary character.
 */
export const readCsv = (text: string, options: CsvOptions): string[][] => {
  const { delimiter, mostRows, mostColumns, mostLetters } = options;
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;

  const endsCell = (index: number): boolean => {
    const sign = text[index];
    return sign === undefined || sign === delimiter || sign === '\n' || sign === '\r';
  };

  /** Returns the end of a quoted cell and the position after its closing quote. */
  const closing = (from: number): { end: number; after: number } => {
    for (let end = text.indexOf(quote, from); end >= 0; end = text.indexOf(quote, end + 1)) {
      if (text[end + 1] === quote) {
        end += 1;
        continue;
      }
      let after = end + 1;
      while (text[after] === ' ') after += 1;
      if (endsCell(after)) return { end, after };
    }
    return { end: text.length, after: text.length };
  };

  const readCell = (): string => {
    if (text[at] === quote) {
      const from = at + 1;
      const { end, after } = closing(from);
      at = after;
      return text
        .slice(from, Math.min(end, from + 2 * mostLetters))
        .replaceAll('""', quote)
        .slice(0, mostLetters);
    }
    const from = at;
    while (!endsCell(at)) at += 1;
    return text.slice(from, Math.min(at, from + mostLetters));
  };

  while (at < text.length && rows.length < mostRows) {
    const cell = readCell();
    if (row.length < mostColumns) row.push(cell);
    if (text[at] === delimiter) {
      at += 1;
      if (at < text.length) continue;
      if (row.length < mostColumns) row.push('');
    }
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    rows.push(row);
    row = [];
  }
  return rows;
};
