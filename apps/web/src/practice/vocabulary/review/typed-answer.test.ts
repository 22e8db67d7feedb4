import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldAnswer, suggestedGrade, verdictOf } from './typed-answer.ts';

const kindOf = (word: string, typed: string, also: string[] = []) => verdictOf({ word, also }, typed).kind;

describe('verdict on a typed answer', () => {
  it('ignores case, articles and “to”, and accepts letters from a Turkish keyboard', () => {
    expect(kindOf('like', 'LİKE')).toBe('right');
    expect(kindOf('interesting', 'ınterestıng')).toBe('right');
    expect(kindOf('bake', 'to bake')).toBe('right');
    expect(kindOf('to bake', 'bake')).toBe('right');
    expect(kindOf('apple', ' an  apple. ')).toBe('right');
    expect(kindOf("o'clock", 'o’clock')).toBe('right');
    expect(kindOf('o’clock', "o'clock")).toBe('right');
    expect(kindOf('take off', 'take-off')).toBe('right');
  });

  it('accepts each of the other correct answers', () => {
    expect(kindOf('bread', 'loaf', ['loaf'])).toBe('right');
    expect(kindOf('bread', 'laof', ['loaf'])).toBe('slip');
  });

  it('allows one wrong letter in a word of four to seven letters, and two in a longer word', () => {
    expect(kindOf('bread', 'braed')).toBe('slip');
    expect(kindOf('bread', 'bred')).toBe('slip');
    expect(kindOf('necessary', 'neccesary')).toBe('slip');
    expect(kindOf('cat', 'cut')).toBe('wrong');
    expect(kindOf('bread', 'butter')).toBe('wrong');
    expect(kindOf('bread', '')).toBe('wrong');
  });

  it('compares a wrong answer with the correct word letter by letter', () => {
    expect(verdictOf({ word: 'bread', also: [] }, 'bred').runs).toEqual([
      { kind: 'same', text: 'bre' },
      { kind: 'missing', text: 'a' },
      { kind: 'same', text: 'd' },
    ]);
    expect(
      verdictOf({ word: 'bread', also: [] }, 'breadd').runs.filter(({ kind }) => kind !== 'same'),
    ).toEqual([{ kind: 'extra', text: 'd' }]);
  });

  it('keeps every letter of both words in the comparison, and accepts capital letters', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdeiıİI ') });
    fc.assert(
      fc.property(word, word, (given, wanted) => {
        const { runs } = verdictOf({ word: wanted, also: [] }, given);
        const without = (kind: string) =>
          runs
            .filter((run) => run.kind !== kind)
            .map(({ text }) => text)
            .join('');
        expect(without('missing')).toBe(foldAnswer(given));
        expect(without('extra')).toBe(foldAnswer(wanted));
        expect(kindOf(wanted, wanted.toLocaleUpperCase('tr'))).toBe('right');
      }),
    );
  });

  it('determines the suggested grade', () => {
    expect([null, 'right', 'slip', 'wrong'].map((kind) => suggestedGrade(kind as never))).toEqual([
      3, 3, 2, 1,
    ]);
  });
});
