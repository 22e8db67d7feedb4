import { expect, test } from 'vitest';
import { confirms } from './confirms.ts';

test.each([
  'Yes',
  'yes i do',
  'yes, every night',
  'Sometimes...',
  'evet',
  'Evet, bazen',
  'maalesef',
  'well yes a little',
  'I am not safe',
  'no i am not ok',
  'how do you know?',
])('confirms (whether the answer to a caring question confirms the danger) › is true for “%s”', (answer) => {
  expect(confirms(answer)).toBe(true);
});

test.each([
  'No, I am fine, thank you',
  'no',
  'hayır iyiyim',
  'Yes, I am fine, I was joking',
  'it was only a film',
  'I like football',
  '',
])('confirms (whether the answer to a caring question confirms the danger) › is false for “%s”', (answer) => {
  expect(confirms(answer)).toBe(false);
});
