import { expect, it } from 'vitest';
import { printedWord, straightMarks } from './printed-marks.ts';

it('makes printed marks straight, each letter in its place', () => {
  expect(straightMarks('“I don’t,” said ‘Tom’.')).toBe("\"I don't,\" said 'Tom'.");
});

it('prints the apostrophes of a word, a leading one too', () => {
  expect(["o'clock", "parents' evening", "'em"].map(printedWord)).toEqual([
    'o’clock',
    'parents’ evening',
    '’em',
  ]);
});
