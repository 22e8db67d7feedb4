import { describe, expect, it } from 'vitest';
import { writeAnkiText } from '../anki/write-text.ts';
import { checkWords, withoutKnown } from './check-words.ts';
import { guessColumns } from './columns.ts';
import { readFile } from './read-file.ts';

const read = (text: string | Buffer) => readFile(Buffer.from(text), 5000);
const wordsOf = async (text: string | Buffer) => {
  const { names, rows } = await read(text);
  const { words } = checkWords(rows, guessColumns(names, rows), false);
  return words.map(({ word, meaning, sentence }) => [word, meaning, sentence]);
};
const two = [
  ['sea', 'deniz', null],
  ['to go', 'gitmek', 'I go, I went.'],
];

describe('word file reader', () => {
  it('stops reading soon after the maximum number of rows', async () => {
    const most = 10;
    const lines = (count: number, line: string) => readFile(Buffer.from(line.repeat(count)), most);
    expect((await lines(most, 'sea;deniz\n\n\n')).rows).toHaveLength(most);
    expect((await lines(most + 1, 'sea;deniz\n')).rows).toHaveLength(most + 1);
    for (const line of ['sea;deniz\n', '\n']) {
      const { rows } = await lines(100_000, line);
      expect(rows.length).toBeGreaterThan(most);
      expect(rows.length).toBeLessThan(200);
    }
  });

  it('reads at most 100 columns', async () => {
    const [row] = (await read(`sea;deniz${';x'.repeat(500)}`)).rows;
    expect(row?.cells).toHaveLength(100);
  });

  it.each([
    [
      'semicolons, a header and a mark',
      '\uFEFFKelime;Anlam;Örnek cümle\r\nsea;deniz;\r\nto go;gitmek;I go, I went.\r\n',
    ],
    ['commas and quotes', 'sea,deniz\n"to go",gitmek,"I go, I went."\n'],
    ['tabs and empty lines', 'sea\tdeniz\n\n\nto go\tgitmek\tI go, I went.'],
    ['columns the other way round', 'Türkçe,English,Example\ndeniz,sea,\ngitmek,to go,"I go, I went."'],
    [
      'Anki’s text',
      '#separator:tab\n#html:true\n#guid column:1\n#tags column:5\nx1\tsea\tdeniz\t\t\nx2\t<b>to go</b>\tgitmek\tI go,<br>I went.\tverb\n',
    ],
  ])('reads a file with %s', async (_, text) => {
    expect(await wordsOf(text)).toEqual(two);
  });

  it('reads files in the Turkish code page and in UTF-16', async () => {
    const latin5 = Buffer.from('sea;deniz\nwarm;\xfdl\xfdk\n', 'latin1');
    expect(await wordsOf(latin5)).toEqual([
      ['sea', 'deniz', null],
      ['warm', 'ılık', null],
    ]);
    expect(await wordsOf(Buffer.from('\uFEFFsea\tdeniz', 'utf16le'))).toEqual([['sea', 'deniz', null]]);
  });

  it('reads the Anki file and the CSV file that the server exports', async () => {
    const words = two.map(([word, meaning, sentence]) => ({
      word: word ?? '',
      meaning: meaning ?? '',
      sentence: sentence ?? null,
      sentence_tr: null,
      note: null,
    }));
    const file = Buffer.from(writeAnkiText(words));
    expect((await read(file)).format).toBe('anki-text');
    expect(await wordsOf(file)).toEqual(two);
    expect(await wordsOf("Kelime;Anlam\r\n'=cmd;komut")).toEqual([['=cmd', 'komut', null]]);
  });

  it('detects the Turkish column when the file has no header', async () => {
    expect(await wordsOf('ağaç;tree\nçiçek;flower\n')).toEqual([
      ['tree', 'ağaç', null],
      ['flower', 'çiçek', null],
    ]);
  });
});

describe('rows of an imported file', () => {
  const row = (line: number, ...cells: string[]) => ({ line, cells });
  const columns = { word: 0, meaning: 1, sentence: 2, sentenceTr: null };
  const had = { words: new Set(['book']), senses: new Set(['book\nkitap']) };

  it('are reported with an error code when they contain no valid word or meaning', () => {
    const { words, left } = checkWords(
      [
        row(1, '', 'anlam'),
        row(2, 'sea', ''),
        row(3, '???', 'anlam'),
        row(4, 'sea', '…'),
        row(5, 'x'.repeat(81), 'anlam'),
        row(6, 'sea', 'x'.repeat(301)),
        row(7, 'sea', 'deniz', 'x'.repeat(1001)),
        row(8, 'sea', 'deniz'),
      ],
      columns,
      false,
    );
    expect(words.map(({ word }) => word)).toEqual(['sea']);
    expect(left.map(({ line, bad }) => [line, bad])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((line) => [line, true]),
    );
    expect(left[0]?.code).toBe('word-empty');
  });

  it('are skipped when the user already has the word or, in an import of new senses, the same sense of the word', () => {
    const rows = [
      row(1, 'BOOK', 'ayırtmak'),
      row(2, 'İsland', 'ada'),
      row(3, 'island', 'ada parçası'),
      row(4, 'book', 'Kitap'),
    ];
    const once = withoutKnown(checkWords(rows, columns, false), had, false);
    expect(once.words.map(({ word }) => word)).toEqual(['İsland']);
    expect(once.left.map(({ line, code, params, bad }) => [line, code, params?.line, bad])).toEqual([
      [1, 'word-known', undefined, false],
      [3, 'word-in-file', 2, false],
      [4, 'word-in-file', 1, false],
    ]);
    const senses = withoutKnown(checkWords(rows, columns, true), had, true);
    expect(senses.words.map(({ meaning }) => meaning)).toEqual(['ayırtmak', 'ada', 'ada parçası']);
    expect(senses.left).toMatchObject([{ line: 4, code: 'word-known' }]);
  });
});
