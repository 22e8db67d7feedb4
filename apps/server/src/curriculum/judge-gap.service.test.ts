import { expect, it } from 'vitest';
import { judgeGap } from './judge-gap.service.ts';

const words = new Set([
  'go',
  'goes',
  'then',
  'than',
  'came',
  'come',
  'is',
  'was',
  'going',
  'leave',
  'leaves',
]);
const isWord = async (word: string) => words.has(word);
const judge = (answers: string[], answer: string, more: { wrong?: string[]; strict?: boolean } = {}) =>
  judgeGap({ answers, wrong: more.wrong ?? [], strict: more.strict ?? false }, answer, isWord);

it.each([
  [['a'], 'a', 'right'],
  [['a'], 'an', 'wrong'],
  [['the biggest'], 'biggest', 'wrong'],
  [['in'], 'İN', 'right'],
  [['will'], 'wıll', 'right'],
  [["don't"], 'do not', 'right'],
  [["can't"], 'cannot', 'right'],
  [["won't go"], 'will not go', 'right'],
  [["don't"], 'don’t', 'right'],
  [['don’t'], "don't", 'right'],
  [['doesn’t'], 'does not', 'right'],
  [['neighbours’'], "neighbours'", 'right'],
  [['won’t'], 'wont', 'slip'],
  [["don't"], 'dont', 'slip'],
  [['because'], 'becuase', 'slip'],
  [['because'], 'bikoz', 'wrong'],
  // A different form of the same word is a mistake and not a typing slip.
  [['leaves'], 'leave', 'wrong'],
  [['came'], 'come', 'wrong'],
  [['than'], 'then', 'wrong'],
  [['was going'], 'is going', 'wrong'],
  [['was going'], 'was goinng', 'slip'],
  [['was going'], 'going', 'wrong'],
  [['since', 'as'], 'as', 'right'],
  [['since'], '', 'wrong'],
] as const)(
  'cloze judgement › judges for the correct answers %j the answer "%s" as %s',
  async (answers, answer, outcome) => {
    expect(await judge([...answers], answer)).toBe(outcome);
  },
);

it('cloze judgement › marks an answer with a typing error as wrong when it equals a wrong option or the item practises spelling', async () => {
  expect(await judge(['heavier'], 'heavyer')).toBe('slip');
  expect(await judge(['heavier'], 'heavyer', { wrong: ['heavyer'] })).toBe('wrong');
  expect(await judge(['noisiest'], 'noisyest', { strict: true })).toBe('wrong');
});
