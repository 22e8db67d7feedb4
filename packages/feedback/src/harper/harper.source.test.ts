import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSentenceStart, readableByHarper } from './harper.source.ts';

test('text passed to Harper › is as long as the original, but has no very long words and no dense punctuation', () => {
  const unit = fc.constantFrom('a', 'b', "'", '.', '-', ',', ' ', '😀', 'ğ', '"');
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 400 }), (units) => {
      const text = units.join('');
      const read = readableByHarper(text);
      expect(read.length).toBe(text.length);
      for (const piece of read.split(/\s+/)) {
        expect(piece.length).toBeLessThan(60);
        expect(piece.match(/[^\p{L}\p{M}\p{N}]/gu)?.length ?? 0).toBeLessThanOrEqual(6);
      }
    }),
  );
});

test.each([
  ["I like tea. It's 5.30 now.", "I like tea. It's 5.30 now."],
  ['yes,no,or,and,but,so,if,he go', 'yes no or and but so if he go'],
])(
  'text passed to Harper › has spaces instead of dense punctuation, and is otherwise unchanged: %s',
  (text, read) => {
    expect(readableByHarper(text)).toBe(read);
  },
);

test.each([
  ['we left. then it rained.', 9, true],
  ['the U.S. that we know.', 9, false],
  ['"Really?" he said.', 10, false],
  ['we are here.', 0, true],
  ['and we are here.', 0, false],
  ['a list of things', 0, false],
])('start of a sentence › in "%s" is at position %i: %s', (text, start, expected) => {
  expect(isSentenceStart(text, start)).toBe(expected);
});
