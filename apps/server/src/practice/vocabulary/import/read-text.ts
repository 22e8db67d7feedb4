import { readCsv } from '../../../platform/csv/read-csv.ts';
import { decodeText } from '../../../platform/files/decode-text.ts';
import { namesOf } from './columns.ts';
import { longestCell, mostColumns, type Table } from './table.ts';

const separators: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  space: ' ',
  pipe: '|',
  colon: ':',
};

/**
 * Reads CSV with `;`, `,` or tabs, with or without a header, or Anki’s text export.
 * @param mostLines maximum number of lines, including empty lines; later lines are ignored
 */
export const readText = (bytes: Uint8Array, mostLines: number): Table & { html: boolean } => {
  const text = decodeText(bytes);
  const { settings, rest, lines } = ankiHead(text);
  const isAnki = lines > 0;
  const separator = settings.get('separator');
  const delimiter = separator === undefined ? delimiterOf(rest) : namedDelimiter(separator);
  const rows = readCsv(rest, { delimiter, mostRows: mostLines, mostColumns, mostLetters: longestCell }).map(
    (cells, index) => ({ line: lines + index + 1, cells }),
  );
  if (isAnki) {
    const columns = settings.get('columns')?.split(separators[separator?.toLowerCase() ?? ''] ?? '\t') ?? [];
    const special = ['guid', 'notetype', 'deck', 'tags'].map(
      (name) => Number(settings.get(`${name} column`)) - 1,
    );
    const stored = <T>(cells: readonly T[]) => cells.filter((_, index) => !special.includes(index));
    return {
      format: 'anki-text',
      names: stored(columns.slice(0, mostColumns)),
      rows: rows.map(({ line, cells }) => ({ line, cells: stored(cells) })),
      html: settings.get('html') !== 'false',
    };
  }
  const [first] = rows;
  const names = first && namesOf(first.cells);
  return { format: 'csv', names: names ?? [], rows: names ? rows.slice(1) : rows, html: false };
};

/**
 * Returns the delimiter character for a value of Anki’s `#separator`: a name such as `tab`, or the character
 * itself.
 */
const namedDelimiter = (separator: string): string => {
  const delimiter = separators[separator.toLowerCase()] ?? separator.charAt(0);
  return delimiter === '' || delimiter === '"' ? '\t' : delimiter;
};

/** Number of rows and characters at the beginning of the file from which the delimiter is detected. */
const looked = { rows: 100, letters: 200_000 };

/**
 * Detects the delimiter: the character that divides most of the first rows. When several divide equally many, the
 * one that is least frequent in sentences is used.
 */
const delimiterOf = (text: string): string => {
  const beginning = text.slice(0, looked.letters);
  const divided = (delimiter: string) =>
    readCsv(beginning, { delimiter, mostRows: looked.rows, mostColumns: 2, mostLetters: 0 }).filter(
      ({ length }) => length > 1,
    ).length;
  const [best] = ['\t', ';', ',']
    .map((delimiter) => ({ delimiter, rows: divided(delimiter) }))
    .toSorted((a, b) => b.rows - a.rows);
  return best?.delimiter ?? ';';
};

/** Reads the header lines of an Anki text: `#separator:tab`, `#html:true`, `#tags column:3`. */
const ankiHead = (text: string) => {
  const settings = new Map<string, string>();
  let rest = text;
  let lines = 0;
  for (;;) {
    const [whole, name, value] =
      /^#(separator|html|tags|columns|notetype|deck|if matches|(?:guid|notetype|deck|tags) column):([^\r\n]*)(?:\r?\n|$)/.exec(
        rest,
      ) ?? [];
    if (whole === undefined || name === undefined || value === undefined) return { settings, rest, lines };
    settings.set(name, value);
    rest = rest.slice(whole.length);
    lines += 1;
  }
};
