import { expect, test } from 'vitest';
import { splitSentences } from './sentences.ts';

const split = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['No mark\nsecond line\n\n', ['No mark', 'second line']],
  ['I paid 3.50 TL. Fine.', ['I paid 3.50 TL.', 'Fine.']],
  ['Mr. Smith and Dr. Kaya came. They left.', ['Mr. Smith and Dr. Kaya came.', 'They left.']],
  ['I like tea, coffee, etc. and cake.', ['I like tea, coffee, etc. and cake.']],
  ['We met at 5 p.m. Then we ate.', ['We met at 5 p.m.', 'Then we ate.']],
  ['He said "Stop." She left.', ['He said "Stop."', 'She left.']],
  ['Well... maybe.', ['Well...', 'maybe.']],
  ['   ', []],
  ['', []],
])('splitSentences › splits %j between its sentences', (text, sentences) => {
  expect(split(text)).toEqual(sentences);
});

test('splitSentences › limits a sentence to 600 UTF-16 code units, and never splits a surrogate pair', () => {
  const long = '😀'.repeat(3_000);
  const parts = split(long);
  expect(parts.join('')).toBe(long);
  for (const part of parts) {
    expect(part.length).toBeLessThanOrEqual(600);
    expect(part.isWellFormed()).toBe(true);
  }
  expect(Math.max(...split('word '.repeat(2_000)).map((part) => part.length))).toBeLessThanOrEqual(600);
});

test.each([
  ['The U.S. that we know is large. It is old.', ['The U.S. that we know is large.', 'It is old.']],
  ['He was famous(?) both here and there.', ['He was famous(?) both here and there.']],
  ['I like it. my friend does too.', ['I like it.', 'my friend does too.']],
])(
  'splitSentences › does not split before a small letter that follows initials or a mark in brackets: %s',
  (text, parts) => {
    expect(splitSentences(text).map(({ start, end }) => text.slice(start, end))).toEqual(parts);
  },
);
