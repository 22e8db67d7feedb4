import { expect, test } from 'vitest';
import { dangerIn } from '../check.ts';
import { harmless, hints } from './sentences.ts';

test.each(Object.entries(hints))(
  'safety rules for indirect hints › detect %s in English and Turkish',
  (danger, sentences) => {
    expect(sentences.filter((text) => dangerIn(text) !== danger)).toEqual([]);
  },
);

test('safety rules for indirect hints › do not match harmless sentences with similar words', () => {
  expect(harmless.filter((text) => dangerIn(text) !== null)).toEqual([]);
});
