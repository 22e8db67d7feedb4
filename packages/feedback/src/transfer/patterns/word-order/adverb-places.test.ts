import { expect, test } from 'vitest';
import { corrected } from '../../corrected.ts';

test.each([
  ['I never have seen snow.', 'I have never seen snow.'],
  ['She always is tired after work.', 'She is always tired after work.'],
  ['They usually are at home in the evening.', 'They are usually at home in the evening.'],
  ['I have met never a famous person.', 'I have never met a famous person.'],
  ['He reads every night the newspaper.', 'He reads the newspaper every night.'],
  ['My aunt bought yesterday a new carpet.', 'My aunt bought a new carpet yesterday.'],
  ['We watched at the weekend two films.', 'We watched two films at the weekend.'],
  ['The boys play after school football.', 'The boys play football after school.'],
  ['Our team to the final went.', 'Our team went to the final.'],
  ['I in a small village live.', 'I live in a small village.'],
  ['Yesterday cooked my father a big fish.', 'Yesterday my father cooked a big fish.'],
  ['Last week visited Ali his grandmother.', 'Last week Ali visited his grandmother.'],
])('rules for adverb position › correct “%s” to “%s”', (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  'She is always late.',
  'He works at night in the old factory.',
  'I have never been there.',
  'We played in the garden the whole afternoon.',
  'They moved to Bursa last year.',
  'I know what they usually are.',
  'Yesterday was a nice day.',
  'You need not come.',
  'The bus for Bolu leaves at ten.',
  'She put on her coat and left.',
])('rules for adverb position › leave “%s” unchanged', (text) => {
  expect(corrected(text)).toBe(text);
});
