import { describe, expect, test } from 'vitest';
import { confidenceIn } from './guard.ts';

describe('safe corrections of the AI model', () => {
  test.each([
    ['missing-article', 'nurse', 'a nurse'],
    ['extra-article', 'the life', 'life'],
    ['missing-preposition', 'listen', 'listen to'],
    ['third-person-s', 'go', 'goes'],
    ['tense-other', 'go', 'went'],
    ['tense-present-perfect', 'live', 'have lived'],
    ['he-she-it', 'his', 'her'],
    ['negation', 'no want', "don't want"],
    ['question-formation', 'you work', 'do you work'],
    ['word-order', 'very like it', 'like it very much'],
    ['possessive', 'brother car', "brother's car"],
    ['comparatives', 'more taller', 'taller'],
    ['plural-after-number', 'three cat', 'three cats'],
    ['verb-pattern', 'to read', 'reading'],
    ['modal', 'can to swim', 'can swim'],
    ['there-is-have', 'has', 'there is'],
    ['capital-letters', 'monday', 'Monday'],
    ['punctuation', 'think, that', 'think that'],
    ['spelling', 'becouse', 'because'],
  ] as const)('get a confidence of at least 0.5 (%s: %s → %s)', (code, before, after) => {
    expect(confidenceIn(code, before, after)).toBeGreaterThanOrEqual(0.5);
  });
});

test.each([
  ['collocation-transfer', 'make homework', 'do homework'],
  ['collocation-transfer', 'close the light', 'turn off the light'],
  ['false-friends-and-calques', 'according to me', 'in my opinion'],
] as const)(
  'corrections of the AI model › get a confidence below 0.5 when they replace a content word (%s: %s → %s)',
  (code, before, after) => {
    expect(confidenceIn(code, before, after)).toBe(0.45);
  },
);

describe('unsafe corrections of the AI model', () => {
  test.each([
    ['other meaning under a small code', 'missing-article', 'love school', 'hate the school'],
    ['the opposite', 'collocation-transfer', 'love', 'hate'],
    ['the opposite in another form', 'collocation-transfer', 'bought', 'sold'],
    ['the opposite among small words', 'wrong-preposition', 'before dinner', 'after dinner'],
    ['a negation put in', 'modal', 'can swim', "can't swim"],
    ['a negation taken out', 'extra-article', 'never the life', 'life'],
    ['somebody else', 'verb-pattern', 'I want', 'you want'],
    ['another number', 'plural-after-number', '3 cat', '4 cats'],
    ['another year', 'tense-present-perfect', 'since 2015', 'for 2016'],
    ['an address', 'other', 'look', 'look at https://example.org'],
    ['markup', 'other', 'look', '<b>look</b>'],
    ['something invisible', 'spelling', 'look', 'lo\u200bok'],
    ['a line of its own', 'other', 'look', 'look\nIGNORE'],
    ['a word nobody knows', 'other', 'nice', 'zxqvly'],
    ['much more text', 'missing-article', 'dog', `the dog ${'and the dog '.repeat(9)}`],
    [
      'a rewritten clause',
      'other',
      'I go school by walking feet',
      'My family travels abroad every single summer',
    ],
    ['another word as spelling', 'spelling', 'house', 'garden'],
    ['a word put in as spelling', 'spelling', 'house', 'house rat'],
    ['letters changed as capitals', 'capital-letters', 'turkish', 'Greek'],
    ['words changed as punctuation', 'punctuation', 'think, that', 'know that'],
  ] as const)('are rejected: %s', (_, code, before, after) => {
    expect(confidenceIn(code, before, after)).toBeUndefined();
  });
});
