import type { CorrectionCode } from '@pratik/contract/feedback';
import { describe, expect, it } from 'vitest';
import { patternOf, wordsToUse } from './pattern.ts';

const corrected = (
  code: CorrectionCode,
  text: string,
  wrong: string,
  right: string,
): Parameters<typeof patternOf> => {
  const start = text.indexOf(wrong);
  return [text, { code, start, end: start + wrong.length, replacements: [right] }];
};
const pattern = (...given: Parameters<typeof corrected>) => patternOf(...corrected(...given));

describe('pattern of a correction', () => {
  it('is the same for a missing "a" and a missing "an", regardless of the noun after it', () => {
    const nurse = pattern('missing-article', 'My sister is nurse.', 'nurse', 'a nurse');
    expect(nurse).toBe('> a');
    expect(pattern('missing-article', 'He is Engineer', 'Engineer', 'an Engineer')).toBe(nurse);
    expect(pattern('missing-article', 'I play piano', 'piano', 'the piano')).not.toBe(nurse);
  });

  it('contains a preposition and the word before it, even when the correction begins at the preposition', () => {
    const listen = pattern('missing-preposition', 'I listen music', 'listen music', 'listen to music');
    expect(listen).toBe('(listen) > to');
    expect(pattern('missing-preposition', 'I Listen music', 'music', 'to music')).toBe(listen);
    expect(pattern('missing-preposition', 'I go school', 'school', 'to school')).not.toBe(listen);
    expect(pattern('extra-preposition', 'We discussed about it', 'about ', '')).toBe('(discussed) about >');
  });

  it('is the same for all verbs that lack a regular ending -s, and different for “have”', () => {
    expect(pattern('third-person-s', 'My mother cook well', 'cook', 'cooks')).toBe('-s');
    expect(pattern('third-person-s', 'He study a lot', 'study', 'studies')).toBe('-s');
    expect(pattern('third-person-s', 'He have a car', 'have', 'has')).toBe('have > has');
  });

  it('ignores capital letters and the form of apostrophes, except when the mistake consists only of these', () => {
    expect(pattern('negation', 'I doesn’t know', 'doesn’t', 'don’t')).toBe(
      pattern('negation', "I Doesn't know", "Doesn't", "don't"),
    );
    expect(pattern('capital-letters', 'on monday', 'monday', 'Monday')).toBe('= Monday');
    expect(pattern('punctuation', 'I think, that', ',', '')).toBe(', >');
  });

  it('has at most 200 characters', () => {
    const long = 'word '.repeat(100).trim();
    expect(pattern('other', 'x', 'x', long).length).toBe(200);
  });
});

describe('words required in a new sentence', () => {
  const use = (...given: Parameters<typeof corrected>) => wordsToUse(...corrected(...given));

  it('include the right form and, for a preposition, the word before it', () => {
    expect(use('missing-preposition', 'I listen music', 'music', 'to music')).toBe('listen to');
    expect(use('missing-article', 'She is nurse', 'nurse', 'a nurse')).toBe('a');
    expect(use('tense-other', 'Yesterday I go', 'go', 'went')).toBe('went');
    expect(use('extra-preposition', 'We discussed about it', 'about ', '')).toBe('discussed');
  });

  it('are null for a missing -s, an extra article or a long correction', () => {
    expect(use('third-person-s', 'She cook', 'cook', 'cooks')).toBeNull();
    expect(use('extra-article', 'The life is hard', 'The life', 'Life')).toBeNull();
    expect(use('other', 'x', 'x', 'one two three four five')).toBeNull();
  });
});
