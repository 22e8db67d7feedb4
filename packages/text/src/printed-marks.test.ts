import { expect, it } from 'vitest';
import { printedWord, straightMarks } from './printed-marks.ts';

it('straightMarks › replaces typographic marks and preserves all offsets', () => {
  expect(straightMarks('“I don’t,” said ‘Tom’.')).toBe("\"I don't,\" said 'Tom'.");
});

it('printedWord › replaces apostrophes, including a leading one', () => {
  expect(["o'clock", "parents' evening", "'em"].map(printedWord)).toEqual([
    'o’clock',
    'parents’ evening',
    '’em',
  ]);
});
