import { expect, it } from 'vitest';
import { spellingsOf } from './fold-english.ts';

it.each([
  ['Bread,', ['bread']],
  ['“Don’t!”', ["don't"]],
  ['IT', ['it']],
  ['İT', ['it']],
  ['I\u0307T', ['it']],
  ['lıke', ['lıke', 'like']],
  ['Kapıcı', ['kapıcı', 'kapici']],
  ['get  on', ['get on']],
  ['…', []],
])('spellingsOf (dictionary look-up) › converts %s to the dictionary spellings %j', (word, spellings) => {
  expect(spellingsOf(word)).toEqual(spellings);
});
