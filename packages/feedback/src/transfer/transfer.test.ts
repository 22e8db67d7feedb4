import { describe, expect, test } from 'vitest';
import { applyAll } from '../evaluation/score.ts';
import { readCorrect, readWrong } from '../evaluation/sets.ts';
import { mergeFindings } from '../merge.ts';
import { prepareText } from '../text/prepare.ts';
import { findTransfer } from './transfer.source.ts';

const find = (text: string) => mergeFindings(text, findTransfer(prepareText(text)));

const wrong = readWrong('development');
const correct = readCorrect('development');

test('transfer grammar › has tests with at least 350 wrong and 550 correct sentences', () => {
  expect(wrong.length).toBeGreaterThanOrEqual(350);
  expect(correct.length).toBeGreaterThanOrEqual(550);
});

describe('transfer grammar on wrong sentences', () => {
  test.each(wrong)('corrects $code: $wrong', ({ code, wrong: text, right }) => {
    const found = find(text);
    expect([applyAll(text, found, 0), applyAll(text, found, 1)]).toContain(right);
    expect(found.map((each) => each.code)).toContain(code);
  });
});

describe('transfer grammar on correct sentences', () => {
  test.each(correct)('makes no correction in “%s”', (text) => {
    expect(find(text)).toEqual([]);
  });
});

test('transfer grammar › makes no more corrections in sentences that it has already corrected', () => {
  for (const { right } of wrong) expect(find(right).map((each) => [right, each.pattern])).toEqual([]);
});

test('transfer grammar › finds several errors in one message at the correct positions', () => {
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

test('transfer grammar › handles “constructor” and “valueOf” (names of JavaScript properties) as ordinary words', () => {
  expect(find('The constructor valueOf toString hasOwnProperty __proto__ is a constructor.')).toEqual([]);
});

test('transfer grammar › makes no correction in a Turkish sentence', () => {
  expect(find('Ben yarın istanbul a gidiyorum ve i çok mutluyum.')).toEqual([]);
});
