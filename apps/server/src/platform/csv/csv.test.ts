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

test.each(['=1+1', '+905', '-1', '@SUM(A1)', '\tx', '\rx'])(
  'a cell that a spreadsheet could run is text: %j',
  (cell) => {
    const line = csvLines([['a', cell]]);
    expect(line.replace(/^a;"?/, '').startsWith(`'${cell}`)).toBe(true);
  },
);

test('no rows, no text', () => {
  expect(csvLines([])).toBe('');
});
