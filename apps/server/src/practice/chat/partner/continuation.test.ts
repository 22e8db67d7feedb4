import { expect, test } from 'vitest';
import { continuationOf } from './continuation.ts';

test('continuation of a cut reply › is the whole reply of the offline partner when no text was shown, and empty when the shown text contains a question', () => {
  expect(continuationOf('', 'I see. Where is it?')).toBe('I see. Where is it?');
  expect(continuationOf('Nice. Where is it? ', 'I see. What is it?')).toBe('');
});

test('continuation of a cut reply › is the question of the offline partner’s reply or, without a question, its sentences that were not shown', () => {
  expect(continuationOf('Nice. ', 'I see. Really. Where is it?')).toBe('Where is it?');
  expect(continuationOf('I see.', 'I see. Tell me more.')).toBe(' Tell me more.');
});
