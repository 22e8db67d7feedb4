import { withoutFormulaMark } from '@pratik/contract/formula-cells';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvLines } from './csv.ts';

test('cells are parted by semicolons and quoted where they must be', () => {
  expect(
    csvLines([
      ['Ad', 'Soyad'],
      ['Çağrı; "Ç"', 'Işık\nÖz'],
    ]),
  ).toBe('Ad;Soyad\r\n"Çağrı; ""Ç""";"Işık\nÖz"\r\n');
});

test.each([
  '=1+1',
  '+905',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\nx',
  '=HYPERLINK("http://kotu.example")\n.',
  '-1\r\n',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '  =1+1',
  '\u00a0\u200b=1+1',
  '\ufeff=1+1',
])('a cell that a spreadsheet could run is text: %j', (cell) => {
  const [row] = Papa.parse<string[]>(csvLines([['a', cell]]), { delimiter: ';' }).data;
  expect(row).toEqual(['a', `'${cell}`]);
  expect(withoutFormulaMark(`'${cell}`)).toBe(cell);
});

test.each(['"=1+1"', "'=1+1", '“=1+1”'])('a formula behind a quote is text: %j', (cell) => {
  const [row] = Papa.parse<string[]>(csvLines([['a', cell]]), { delimiter: ';' }).data;
  expect(row).toEqual(['a', `'${cell}`]);
});

test.each(['a=b', 'e-posta', 'Ali "Usta" Kaya', '“Evet” dedi', "o'nun - evi", '', '3 + 4'])(
  'a cell that is no formula stays as it is: %j',
  (cell) => {
    const [row] = Papa.parse<string[]>(csvLines([['a', cell]]), { delimiter: ';' }).data;
    expect(row).toEqual(['a', cell]);
  },
);

test('no rows, no text', () => {
  expect(csvLines([])).toBe('');
});
