import { expect, test } from 'vitest';
import { corrected } from '../../corrected.ts';

test.each([
  ['This exercise is difficulter than the last one.', 'This exercise is more difficult than the last one.'],
  ['That way is more short if you walk.', 'That way is shorter if you walk.'],
  ['The second hotel was more cheap in winter.', 'The second hotel was cheaper in winter.'],
  ['Her flat is bigger from ours.', 'Her flat is bigger than ours.'],
  ['The film was more boring from the book.', 'The film was more boring than the book.'],
  ['The more you read, more words you learn.', 'The more you read, the more words you learn.'],
  ['The more I wait, the bad I feel.', 'The more I wait, the worse I feel.'],
  ['The prices are getting high and high.', 'The prices are getting higher and higher.'],
])('rules for comparison forms › correct “%s” to “%s”', (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  'He is a foreigner.',
  'Their house is further from the sea.',
  'The more, the merrier.',
  'It gets colder and colder.',
  'We need more cheap hotels.',
  'The strangest thing happened.',
  'The news from Ankara is better.',
])('rules for comparison forms › leave “%s” unchanged', (text) => {
  expect(corrected(text)).toBe(text);
});
