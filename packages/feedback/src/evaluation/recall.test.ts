import { expect, test } from 'vitest';
import { mergeFindings } from '../merge.ts';
import { prepareText } from '../text/prepare.ts';
import { findTransfer } from '../transfer/transfer.source.ts';
import { score } from './score.ts';
import { type CorrectSet, correctSets, readCorrect, readWrong } from './sets.ts';

const find = async (text: string) => mergeFindings(text, findTransfer(prepareText(text)));

/**
 * Minimum share of the errors that the grammar must find without Harper. The shares allow one or two missed
 * sentences; if a change of the rules misses more sentences, the test fails.
 */
test.each([
  ['holdout-1-open', 0.9],
  ['holdout-2', 0.92],
  ['holdout-3', 0.92],
  ['holdout-4', 0.91],
  ['holdout-5', 0.75],
  ['holdout-1-closed', 0.63],
] as const)(
  'transfer grammar › finds at least the minimum share of the errors in the evaluation set %s',
  async (name, least) => {
    const cases = readWrong(name);
    expect(cases.length).toBeGreaterThanOrEqual(200);
    const { found, code, right } = await score(cases, find);
    expect(found / cases.length).toBeGreaterThan(least);
    expect(code / cases.length).toBeGreaterThan(least - 0.04);
    expect(right / cases.length).toBeGreaterThan(least - 0.04);
  },
);

test('transfer grammar › corrects at most one in two hundred correct sentences', async () => {
  const right = (Object.keys(correctSets) as CorrectSet[]).flatMap(readCorrect);
  expect(right.length).toBeGreaterThan(1_500);
  const touched = [];
  for (const sentence of right) if ((await find(sentence)).length > 0) touched.push(sentence);
  expect(touched.length / right.length).toBeLessThanOrEqual(0.005);
});
