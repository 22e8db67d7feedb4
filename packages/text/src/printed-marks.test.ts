import { expect, it } from 'vitest';
import { printedWord, straightMarks } from './printed-marks.ts';

it('straightMarks › replaces typographic marks and preserves all offsets', () => {
  expect(straightMarks('“I don’t,” said ‘Tom’.')).toBe("\"I don't,\" said 'Tom'.");
});

it('printedWord › replaces straight apostrophes by typographic ones, also at the start of a word', () => {
  expect(["o'clock", "parents' evening", "'em"].map(printedWord)).toEqual([
    'o’clock',
    'parents’ evening',
    '’em',
  ]);
});
