import { expect, test } from 'vitest';
import { mergeFindings } from '../merge.ts';
import { prepareText } from '../text/prepare.ts';
import { findTransfer } from '../transfer/transfer.source.ts';
import { correctSentences } from './correct-sentences.ts';
import { freshCorrect } from './fresh-correct.ts';
import { freshFifth } from './fresh-fifth.ts';
import { freshFifthCorrect } from './fresh-fifth-correct.ts';
import { freshFourth } from './fresh-fourth.ts';
import { freshFourthCorrect } from './fresh-fourth-correct.ts';
import { freshSecond } from './fresh-second.ts';
import { freshSeen } from './fresh-seen.ts';
import { freshThird } from './fresh-third.ts';
import { freshUnseen } from './fresh-unseen.ts';
import { parseWrong, score } from './score.ts';

const find = async (text: string) => mergeFindings(text, findTransfer(prepareText(text)));

/**
 * Minimum shares of errors that the grammar finds without Harper. The test fails when a change loses more than one
 * or two sentences.
 */
test.each([
  ['the seen half', freshSeen, 0.9],
  ['the second batch', freshSecond, 0.92],
  ['the third batch', freshThird, 0.92],
  ['the fourth batch', freshFourth, 0.91],
  ['the fifth batch', freshFifth, 0.75],
  ['the unseen half', freshUnseen, 0.63],
])('grammar recall › finds the minimum share of errors in %s', async (_, sentences, least) => {
  const cases = parseWrong(sentences);
  expect(cases.length).toBeGreaterThanOrEqual(200);
  const { found, code, right } = await score(cases, find);
  expect(found / cases.length).toBeGreaterThan(least);
  expect(code / cases.length).toBeGreaterThan(least - 0.04);
  expect(right / cases.length).toBeGreaterThan(least - 0.04);
});

test('grammar precision › corrects at most one in two hundred correct sentences', async () => {
  const right = [correctSentences, freshCorrect, freshFourthCorrect, freshFifthCorrect].flatMap((text) =>
    text.trim().split('\n'),
  );
  expect(right.length).toBeGreaterThan(1_500);
  const touched = [];
  for (const sentence of right) if ((await find(sentence)).length > 0) touched.push(sentence);
  expect(touched.length / right.length).toBeLessThanOrEqual(0.005);
});
