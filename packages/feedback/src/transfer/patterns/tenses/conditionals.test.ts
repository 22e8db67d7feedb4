import { expect, test } from 'vitest';
import { corrected } from '../../corrected.ts';

test.each([
  ['If I had seen you, I would say hello.', 'If I had seen you, I would have said hello.'],
  ['They would help us if we had asked them.', 'They would have helped us if we had asked them.'],
  ['If I were you, I will talk to him.', 'If I were you, I would talk to him.'],
  [
    'If the driver had braked, nobody would be hurt.',
    'If the driver had braked, nobody would have been hurt.',
  ],
])('rules for conditional sentences › correct “%s” to “%s”', (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  'If I had finished school, I would be a doctor now.',
  'If I had a car, I would drive to work.',
  'If I were you, I would wait.',
  'He said that he would come if he had finished.',
  'If it rains, we will stay at home.',
  'I would have called you if I had known.',
])('rules for conditional sentences › leave “%s” unchanged', (text) => {
  expect(corrected(text)).toBe(text);
});
