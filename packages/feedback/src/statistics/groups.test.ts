import { expect, test } from 'vitest';
import { ifAgreed, largestMargin, probabilityOf } from './calibration.ts';
import { groupOf } from './groups.ts';
import { groupWeights } from './thresholds.ts';

test.each([
  ['comma+open', 'comma+'],
  ['comma-', 'comma-'],
  ['blank.C', 'blank'],
  ['lowerN+', 'lower'],
  ['join', 'join'],
  ['0:am>are', 'auxiliary'],
  ['4:do>does', 'auxiliary'],
  ['5:many>much', 'word confused'],
  ['10:she>he', 'pronoun'],
  ['13:this>these', 'word confused'],
  ['65:in>at', 'preposition confused'],
  ['>a', 'article missing'],
  ['the>', 'article to remove'],
  ['a>the', 'article to replace'],
  ['>to', 'preposition missing'],
  ['to>', 'preposition to remove'],
  ['in>at', 'preposition to replace'],
  ['NN>NNS', 'number of a noun'],
  ['VB>VBD', 'form of a word'],
])('groups of suggestions › place %s in "%s", which has weights', (kind, group) => {
  expect(groupOf(kind)).toBe(group);
  expect(groupWeights).toHaveProperty([group]);
});

test('calibration › gives a larger margin a higher probability, up to the largest margin', () => {
  expect(probabilityOf('the>', 3)).toBeGreaterThan(probabilityOf('the>', 2));
  expect(probabilityOf('the>', largestMargin + 5)).toBe(probabilityOf('the>', largestMargin));
});

test('calibration › distinguishes kinds of one group that were right more or less often', () => {
  expect(probabilityOf('0:are>is', 3)).toBeGreaterThan(probabilityOf('0:was>is', 3));
});

test('calibration › keeps each probability between 0 and 1 if a rule agrees, and keeps the order', () => {
  const agreed = [0.01, 0.3, 0.6, 0.99].map(ifAgreed);
  expect(agreed).toEqual(agreed.toSorted((a, b) => a - b));
  for (const probability of agreed) expect(probability > 0 && probability < 1).toBe(true);
});
