import { describe, expect, it } from 'vitest';
import { dictatedSentences } from './sentences.ts';

describe('sentences chosen for a dictation', () => {
  const of = (...lengths: number[]) =>
    lengths.map((length) => Array.from({ length }, () => 'word').join(' '));

  it('have a suitable length for the level, and come from all parts of the script', () => {
    const chosen = dictatedSentences(
      of(...Array.from({ length: 30 }, (_, index) => (index % 3 === 0 ? 20 : 5))),
      'A1',
    );
    expect(chosen).toHaveLength(6);
    expect(chosen[0]).toBe(1);
    expect(chosen.at(-1)).toBe(29);
    expect(chosen.every((number) => number % 3 !== 0)).toBe(true);
  });

  it('have the lengths closest to the suitable length when too few sentences have a suitable length', () => {
    expect(dictatedSentences(of(20, 9, 30, 5, 10, 40, 12, 11), 'A1')).toEqual([0, 1, 3, 4, 6, 7]);
    expect(dictatedSentences(of(2, 3, 2), 'B2')).toEqual([0, 1, 2]);
    expect(dictatedSentences(['–', ''], 'A1')).toEqual([]);
  });
});
