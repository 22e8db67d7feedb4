import { expect, test } from 'vitest';
import { continuationOf } from './continuation.ts';

test('continuation of an interrupted AI reply › is the whole reply of the offline partner when no AI text was shown, and is empty when the shown text ends with a question', () => {
  expect(continuationOf('', 'I see. Where is it?')).toBe('I see. Where is it?');
  expect(continuationOf('Nice. Where is it? ', 'I see. What is it?')).toBe('');
});

test('continuation of an interrupted AI reply › is the question of the offline partner’s reply or, when that reply has no question, its sentences that were not shown yet', () => {
  expect(continuationOf('Nice. ', 'I see. Really. Where is it?')).toBe('Where is it?');
  expect(continuationOf('I see.', 'I see. Tell me more.')).toBe(' Tell me more.');
});
