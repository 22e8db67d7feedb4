import { expect, it } from 'vitest';
import { printedWord, straightMarks } from './printed-marks.ts';

it('straightMarks › converts typographic apostrophes and quotation marks to straight marks, without changing positions', () => {
  expect(straightMarks('“I don’t,” said ‘Tom’.')).toBe("\"I don't,\" said 'Tom'.");
});

it('printedWord › converts straight apostrophes to typographic apostrophes, including at the start of a word', () => {
  expect(["o'clock", "parents' evening", "'em"].map(printedWord)).toEqual([
    'o’clock',
    'parents’ evening',
    '’em',
  ]);
});
