import { withoutFormulaMark } from '@pratik/text/formula-cells';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvLines } from './csv.ts';

test('CSV writer › separates cells with semicolons and quotes every cell', () => {
  expect(
    csvLines([
      ['Ad', 'Soyad'],
      ['Çağrı; "Ç"', 'Işık\nÖz'],
    ]),
  ).toBe('"Ad";"Soyad"\r\n"Çağrı; ""Ç""";"Işık\nÖz"\r\n');
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
])('CSV writer › adds an apostrophe to a cell that a spreadsheet could execute as a formula: %j', (cell) => {
  const [row] = Papa.parse<string[]>(csvLines([['a', cell]]), { delimiter: ';' }).data;
  expect(row).toEqual(['a', `'${cell}`]);
  expect(withoutFormulaMark(`'${cell}`)).toBe(cell);
});

test.each(['"=1+1"', "'=1+1", '“=1+1”'])(
  'CSV writer › adds an apostrophe to a cell in which a formula follows a quotation mark: %j',
  (cell) => {
    const [row] = Papa.parse<string[]>(csvLines([['a', cell]]), { delimiter: ';' }).data;
    expect(row).toEqual(['a', `'${cell}`]);
  },
);

test.each(['a=b', 'e-posta', 'Ali "Usta" Kaya', '“Evet” dedi', "o'nun - evi", '', '3 + 4'])(
  'CSV writer › leaves a cell without a formula unchanged: %j',
  (cell) => {
    const [row] = Papa.parse<string[]>(csvLines([['a', cell]]), { delimiter: ';' }).data;
    expect(row).toEqual(['a', cell]);
  },
);

test('CSV writer › prevents a program that separates cells by commas from reading one cell as several cells', () => {
  const line = csvLines([['Ayşe,=1+1', 'x,=HYPERLINK("http://kotu.example")', 'y']]);
  expect(Papa.parse<string[]>(line.trim(), { delimiter: ',' }).data).toHaveLength(1);
  expect(Papa.parse<string[]>(line.trim(), { delimiter: ',' }).data[0]).toHaveLength(1);
});

test('CSV writer › returns an empty string when there are no rows', () => {
  expect(csvLines([])).toBe('');
});
