import { expect, test } from 'vitest';
import { corrected } from '../../corrected.ts';

test.each([
  ['She carried a leather black bag.', 'She carried a black leather bag.'],
  ['He has got a Turkish white cat.', 'He has got a white Turkish cat.'],
  ['They sat at a wooden round table.', 'They sat at a round wooden table.'],
  ['My niece has hair curly.', 'My niece has curly hair.'],
  ['She has eyes green and a small nose.', 'She has green eyes and a small nose.'],
])('rules for adjective order › correct “%s” to “%s”', (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  'She wore a long red silk dress.',
  'He lives in a big old stone house.',
  'Her hair is long.',
  'We ate black Turkish olives.',
  'I like my hair short.',
])('rules for adjective order › leave “%s” unchanged', (text) => {
  expect(corrected(text)).toBe(text);
});
