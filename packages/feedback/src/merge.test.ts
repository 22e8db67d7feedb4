import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeFindings } from './merge.ts';
import type { RawCorrection } from './raw-correction.ts';

const correction = (over: Partial<RawCorrection>): RawCorrection => ({
  code: 'other',
  start: 0,
  end: 1,
  replacements: ['x'],
  source: 'harper',
  confidence: 0.5,
  ...over,
});
const text = 'a text of some length';

test('merged corrections › contain the more confident of two overlapping corrections, independent of their order', () => {
  const weak = correction({ start: 0, end: 6, confidence: 0.4 });
  const strong = correction({ start: 4, end: 9, confidence: 0.9 });
  expect(mergeFindings(text, [weak, strong])).toEqual([strong]);
  expect(mergeFindings(text, [strong, weak])).toEqual([strong]);
});

test('merged corrections › include corrections that are next to each other, sorted by their start', () => {
  const second = correction({ start: 6, end: 9 });
  const first = correction({ start: 2, end: 6 });
  expect(mergeFindings(text, [second, first])).toEqual([first, second]);
});

test('merged corrections › contain one of two insertions at the same position, and no insertion inside a replacement', () => {
  const insertion = correction({ start: 3, end: 3 });
  expect(mergeFindings(text, [insertion, { ...insertion, replacements: ['y'] }])).toHaveLength(1);
  expect(mergeFindings(text, [insertion, correction({ start: 2, end: 5, confidence: 0.9 })])).toHaveLength(1);
});

test('merged corrections › contain the correction of the transfer grammar, not that of Harper, when both have equal confidence', () => {
  const ours = correction({ source: 'transfer-grammar' });
  expect(mergeFindings(text, [correction({}), ours])).toEqual([ours]);
});

test('merged corrections › contain no correction that changes nothing or is outside the text', () => {
  expect(mergeFindings(text, [correction({ replacements: ['a'] })])).toEqual([]);
  expect(mergeFindings(text, [correction({ start: 5, end: 99 }), correction({ start: 4, end: 2 })])).toEqual(
    [],
  );
  expect(mergeFindings(text, [correction({ start: Number.NaN })])).toEqual([]);
  expect(mergeFindings(text, [correction({ replacements: [] })])).toHaveLength(1);
});

test('merged corrections › do not overlap, and are sorted by start, for any input', () => {
  const any = fc
    .record({ start: fc.nat(25), length: fc.nat(6), confidence: fc.double({ min: 0, max: 1, noNaN: true }) })
    .map(({ start, length, confidence }) => correction({ start, end: start + length, confidence }));
  fc.assert(
    fc.property(fc.array(any), (corrections) => {
      const merged = mergeFindings(text, corrections);
      for (const [index, next] of merged.slice(1).entries()) {
        const before = merged[index];
        expect(before !== undefined && before.end <= next.start && before.start < next.start).toBe(true);
      }
    }),
  );
});

test('merged corrections › can contain an inflection and a missing preposition at the same word', () => {
  const words = 'and she listen music.';
  const inflected = correction({ code: 'third-person-s', start: 8, end: 14, replacements: ['listens'] });
  const followed = correction({
    code: 'missing-preposition',
    start: 8,
    end: 14,
    replacements: ['listen to'],
  });
  expect(mergeFindings(words, [followed, inflected])).toEqual([
    inflected,
    { ...followed, start: 15, end: 20, replacements: ['to music'] },
  ]);
  expect(mergeFindings(words, [followed])).toEqual([followed]);
});
