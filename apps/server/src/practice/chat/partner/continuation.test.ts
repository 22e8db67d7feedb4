import { expect, test } from 'vitest';
import { continuationOf } from './continuation.ts';

test('continuation › is the whole move [when nothing was shown], and nothing after a question', () => {
  expect(continuationOf('', 'I see. Where is it?')).toBe('I see. Where is it?');
  expect(continuationOf('Nice. Where is it? ', 'I see. What is it?')).toBe('');
});

test('continuation › is the question of the move, or its sentences that were not shown', () => {
  expect(continuationOf('Nice. ', 'I see. Really. Where is it?')).toBe('Where is it?');
  expect(continuationOf('I see.', 'I see. Tell me more.')).toBe(' Tell me more.');
});
