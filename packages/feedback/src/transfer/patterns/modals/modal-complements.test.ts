import { expect, test } from 'vitest';
import { corrected } from '../../corrected.ts';

test.each([
  ['You must not to touch it.', 'You must not touch it.'],
  ['The council might to close the library.', 'The council might close the library.'],
  ['Passengers must showing their tickets.', 'Passengers must show their tickets.'],
  ['The thief may escaped through the window.', 'The thief may have escaped through the window.'],
  ['My aunt can drives a lorry.', 'My aunt can drive a lorry.'],
  ['You should have tell me earlier.', 'You should have told me earlier.'],
  ['She could have went by train.', 'She could have gone by train.'],
  ['I want to can play the guitar.', 'I want to be able to play the guitar.'],
  ['My son hopes to can swim one day.', 'My son hopes to be able to swim one day.'],
])('rules for verbs after modals › correct “%s” to “%s”', (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  'All I can do is to wait.',
  'What you must do is to call them.',
  'She opened a can to feed the cat.',
  'He must have left.',
  'I have to go.',
  'They might set the table.',
  'You can put it here.',
  'The will to live is strong.',
])('rules for verbs after modals › leave “%s” unchanged', (text) => {
  expect(corrected(text)).toBe(text);
});
