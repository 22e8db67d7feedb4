import { expect, test } from 'vitest';
import { isGoodbye } from './goodbye.ts';

test.each([
  ['Goodbye! I have to go to bed.', true],
  ['It was nice to talk to you, Can. See you tomorrow!', true],
  ['Thanks for the chat. Take care!', true],
  ['Bye! But first, what is your favourite film?', false],
  ['I said hello to my teacher.', false],
  ['I must go to school every day.', false],
])('goodbye detection › classifies the text “%s” as a goodbye: %s', (text, expected) => {
  expect(isGoodbye(text)).toBe(expected);
});
