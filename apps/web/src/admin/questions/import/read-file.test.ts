import { describe, expect, it } from 'vitest';
import { ignoredColumn } from '../../../lib/files/unknown-columns.ts';
import { batchesOf, readFileText } from './read-file.ts';
import { badRowsCsv, ownColumnNames } from './report-table.tsx';

describe('readFileText (file of a question import)', () => {
  it('reads a JSON list, or a CSV file that has a column for the item kind', () => {
    expect(readFileText('\uFEFF[{"kind":"cloze"},7]')).toEqual({
      kind: 'rows',
      ignored: [],
      rows: [
        { line: 1, record: { kind: 'cloze' } },
        { line: 2, record: {} },
      ],
    });
    expect(readFileText('\uFEFFTür;Kimlik;Metin\r\ncloze;a-1;"İki\nsatır"\r\n;;\r\nword;b-1;x\r\n')).toEqual({
      kind: 'rows',
      ignored: [],
      rows: [
        { line: 2, record: { Tür: 'cloze', Kimlik: 'a-1', Metin: 'İki\nsatır' } },
        { line: 4, record: { Tür: 'word', Kimlik: 'b-1', Metin: 'x' } },
      ],
    });
  });

  it('splits cells at the delimiter of the header, even if cells contain another delimiter', () => {
    const expected = { line: 2, record: { Tür: 'cloze', Yanlışlar: 'is work | is works | works' } };
    for (const mark of [';', ',', '\t']) {
      const file = `Tür${mark}Yanlışlar\r\ncloze${mark}is work | is works | works\r\n`;
      expect(readFileText(file)).toEqual({ kind: 'rows', ignored: [], rows: [expected] });
    }
  });

  it('returns the reason when the file cannot be read', () => {
    expect(readFileText('[{')).toEqual({ kind: 'unreadable' });
    expect(readFileText('')).toEqual({ kind: 'empty' });
    expect(readFileText('[]')).toEqual({ kind: 'empty' });
    expect(readFileText('Ad;Soyad\nAyşe;Yılmaz')).toEqual({ kind: 'columns' });
    expect(readFileText(JSON.stringify(Array.from({ length: 10_001 }, () => ({}))))).toEqual({
      kind: 'too-many',
      count: 10_001,
    });
    expect(readFileText(`Tür${';x'.repeat(200)}\n`)).toEqual({ kind: 'too-wide', count: 201 });
  });
});

describe('readFileText (unknown columns)', () => {
  const text = 'tür;Sınıf;Notlarım\nword;A2;x';

  it('stops until the administrator has decided what each unknown column means', () => {
    expect(readFileText(text)).toMatchObject({
      kind: 'unknown-columns',
      unknown: [
        { index: 1, name: 'Sınıf', sample: 'A2', suggestion: 'Seviye' },
        { index: 2, name: 'Notlarım', sample: 'x' },
      ],
    });
    expect(readFileText(text, new Map([[1, 'Seviye']]))).toMatchObject({ kind: 'unknown-columns' });
    const choices = new Map([
      [1, 'Seviye'],
      [2, ignoredColumn],
    ]);
    expect(readFileText(text, choices)).toEqual({
      kind: 'rows',
      ignored: ['Notlarım'],
      rows: [{ line: 2, record: { Tür: 'word', Seviye: 'A2', Notlarım: 'x' } }],
    });
  });

  it('finds unknown columns in a JSON list of flat records, but not in a list exported by Pratik', () => {
    const json = JSON.stringify([{ Tür: 'word', Sınıf: 'A2' }]);
    expect(readFileText(json)).toMatchObject({ unknown: [{ name: 'Sınıf', suggestion: 'Seviye' }] });
    expect(readFileText(json, new Map([[1, 'Seviye']]))).toMatchObject({
      rows: [{ line: 1, record: { Tür: 'word', Seviye: 'A2' } }],
    });
    expect(readFileText('[{"kind":"word","id":"x","draft":{}}]')).toMatchObject({ kind: 'rows' });
  });

  it('lets the administrator assign an unknown column to the known column “item kind”', () => {
    const misspelt = 'Tip;Kelime\nword;oven';
    expect(readFileText(misspelt)).toMatchObject({ unknown: [{ name: 'Tip', suggestion: 'Tür' }] });
    expect(readFileText(misspelt, new Map([[0, ignoredColumn]]))).toMatchObject({ kind: 'unknown-columns' });
    expect(readFileText(misspelt, new Map([[0, 'Tür']]))).toMatchObject({
      rows: [{ record: { Tür: 'word', Kelime: 'oven' } }],
    });
  });
});

it('batchesOf › returns the rows in order, in batches within the server’s limits for rows and bytes', () => {
  const rows = (count: number, text: string) =>
    Array.from({ length: count }, (_, index) => ({ line: index + 1, record: { text } }));
  const small = batchesOf(rows(900, 'x'));
  expect(small.map(({ length }) => length)).toEqual([400, 400, 100]);
  expect(small.flat().map(({ line }) => line)).toEqual(rows(900, '').map(({ line }) => line));
  const large = batchesOf(rows(10, 'ş'.repeat(30_000)));
  expect(large.map(({ length }) => length)).toEqual([2, 2, 2, 2, 2]);
  expect(batchesOf([])).toEqual([]);
});

it('file of rejected import rows › contains the original cells, so that it can be imported again', () => {
  const rows = [{ line: 2, record: { Tür: 'cloze', Açıklama: 'Tekil' } }];
  const bad = [
    {
      line: 2,
      title: '',
      outcome: 'refused' as const,
      errors: [{ pointer: '/ask', code: 'required' as const }],
    },
  ];
  const file = readFileText(badRowsCsv(rows, bad), new Map(), ownColumnNames());
  expect(file).toMatchObject({ kind: 'rows', rows: [{ record: { Tür: 'cloze', Açıklama: 'Tekil' } }] });
});

it('file of rejected import rows › contains the reason for each rejected row, and escapes spreadsheet formulas', () => {
  const rows = [
    { line: 2, record: { Tür: 'cloze', Metin: '=1+1', Cevaplar: ['a'] } },
    { line: 3, record: { Tür: 'word' } },
  ];
  const refused = [
    {
      line: 2,
      title: '',
      outcome: 'refused' as const,
      errors: [{ pointer: '/text', code: 'not-accepted' as const }],
    },
  ];
  const csv = badRowsCsv(rows, refused);
  expect(csv).toContain("'=1+1");
  expect(csv).toContain('Metin: Bu değer kabul edilmiyor');
  expect(csv).not.toContain('word');
});
