import { expect, test } from 'vitest';
import { corrected } from '../../corrected.ts';

test.each([
  ["I'm sorry being late.", "I'm sorry for being late."],
  [
    'We finally arrived the small station at midnight.',
    'We finally arrived at the small station at midnight.',
  ],
  [
    'This cake consists of flour, but that one consists from nuts.',
    'This cake consists of flour, but that one consists of nuts.',
  ],
  ['The storm affected to every village on the coast.', 'The storm affected every village on the coast.'],
  ['The team lacks of experience.', 'The team lacks experience.'],
  ['Success depends to hard work.', 'Success depends on hard work.'],
  ['My brother graduated of a famous school.', 'My brother graduated from a famous school.'],
])('rules for wrong prepositions › correct “%s”', (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  'She is a graduate of a small music school.',
  'A lack of water was the real problem.',
  'Mr Demir spends half his pension on seeds for the balcony.',
  'We spent a lot of time preparing for the exam.',
  'His approach to teaching is new.',
  'The effect on the village was clear.',
  'They were affected by the storm.',
  'He was tired from the journey.',
  'I am sick with worry.',
  'She is opposed to the plan.',
])('rules for wrong prepositions › leave “%s” unchanged', (text) => {
  expect(corrected(text)).toBe(text);
});
