import { describe, expect, test } from 'vitest';
import { correctSentences } from '../evaluation/correct-sentences.ts';
import { applyAll, parseWrong } from '../evaluation/score.ts';
import { wrongSentences } from '../evaluation/wrong-sentences.ts';
import { mergeFindings } from '../merge.ts';
import { prepareText } from '../text/prepare.ts';
import { findTransfer } from './transfer.source.ts';

const find = (text: string) => mergeFindings(text, findTransfer(prepareText(text)));

const wrong = parseWrong(wrongSentences);
const correct = correctSentences.trim().split('\n');

test('there are sentences enough to mean something', () => {
  expect(wrong.length).toBeGreaterThanOrEqual(350);
  expect(correct.length).toBeGreaterThanOrEqual(550);
});

describe('wrong sentences', () => {
  test.each(wrong)('$code: $wrong', ({ code, wrong: text, right }) => {
    const found = find(text);
    expect([applyAll(text, found, 0), applyAll(text, found, 1)]).toContain(right);
    expect(found.map((each) => each.code)).toContain(code);
  });
});

describe('right sentences stay silent', () => {
  test.each(correct)('%s', (text) => {
    expect(find(text)).toEqual([]);
  });
});

test('what was corrected once is not corrected again', () => {
  for (const { right } of wrong) expect(find(right).map((each) => [right, each.pattern])).toEqual([]);
});

test('several errors of one message are all found, at their places', () => {
  const text =
    '😀 Yesterday I go to the cinema. My sister is nurse. She work in istanbul and she have three cat.';
  expect(find(text).map(({ start, end, replacements }) => [text.slice(start, end), replacements[0]])).toEqual(
    [
      ['go', 'went'],
      ['nurse', 'a nurse'],
      ['work', 'works'],
      ['istanbul', 'Istanbul'],
      ['have', 'has'],
      ['cat', 'cats'],
    ],
  );
});

test('words that are names of inherited properties are words like any other', () => {
  expect(find('The constructor valueOf toString hasOwnProperty __proto__ is a constructor.')).toEqual([]);
});

test('a Turkish sentence is left alone', () => {
  expect(find('Ben yarın istanbul a gidiyorum ve i çok mutluyum.')).toEqual([]);
});
