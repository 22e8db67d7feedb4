import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Finding } from './finding.ts';
import { mergeFindings } from './merge.ts';

const finding = (over: Partial<Finding>): Finding => ({
  code: 'other',
  start: 0,
  end: 1,
  replacements: ['x'],
  source: 'harper',
  confidence: 0.5,
  ...over,
});
const text = 'a text of some length';

test('merged findings › contain the more confident of two overlapping findings, in whatever order they arrive', () => {
  const weak = finding({ start: 0, end: 6, confidence: 0.4 });
  const strong = finding({ start: 4, end: 9, confidence: 0.9 });
  expect(mergeFindings(text, [weak, strong])).toEqual([strong]);
  expect(mergeFindings(text, [strong, weak])).toEqual([strong]);
});

test('merged findings › include findings that are next to each other, sorted by their start', () => {
  const second = finding({ start: 6, end: 9 });
  const first = finding({ start: 2, end: 6 });
  expect(mergeFindings(text, [second, first])).toEqual([first, second]);
});

test('merged findings › contain one of two insertions at the same position, and no insertion inside a replacement', () => {
  const insertion = finding({ start: 3, end: 3 });
  expect(mergeFindings(text, [insertion, { ...insertion, replacements: ['y'] }])).toHaveLength(1);
  expect(mergeFindings(text, [insertion, finding({ start: 2, end: 5, confidence: 0.9 })])).toHaveLength(1);
});

test('merged findings › contain the finding of the transfer grammar, not that of Harper, when both have equal confidence', () => {
  const ours = finding({ source: 'transfer-grammar' });
  expect(mergeFindings(text, [finding({}), ours])).toEqual([ours]);
});

test('merged findings › contain no finding that changes nothing or is outside the text', () => {
  expect(mergeFindings(text, [finding({ replacements: ['a'] })])).toEqual([]);
  expect(mergeFindings(text, [finding({ start: 5, end: 99 }), finding({ start: 4, end: 2 })])).toEqual([]);
  expect(mergeFindings(text, [finding({ start: Number.NaN })])).toEqual([]);
  expect(mergeFindings(text, [finding({ replacements: [] })])).toHaveLength(1);
});

test('merged findings › do not overlap, and are sorted by start, for any input', () => {
  const any = fc
    .record({ start: fc.nat(25), length: fc.nat(6), confidence: fc.double({ min: 0, max: 1, noNaN: true }) })
    .map(({ start, length, confidence }) => finding({ start, end: start + length, confidence }));
  fc.assert(
    fc.property(fc.array(any), (findings) => {
      const merged = mergeFindings(text, findings);
      for (const [index, next] of merged.slice(1).entries()) {
        const before = merged[index];
        expect(before !== undefined && before.end <= next.start && before.start < next.start).toBe(true);
      }
    }),
  );
});

test('merged findings › can contain an inflection and a missing preposition at the same word', () => {
  const words = 'and she listen music.';
  const inflected = finding({ code: 'third-person-s', start: 8, end: 14, replacements: ['listens'] });
  const followed = finding({ code: 'missing-preposition', start: 8, end: 14, replacements: ['listen to'] });
  expect(mergeFindings(words, [followed, inflected])).toEqual([
    inflected,
    { ...followed, start: 15, end: 20, replacements: ['to music'] },
  ]);
  expect(mergeFindings(words, [followed])).toEqual([followed]);
});
