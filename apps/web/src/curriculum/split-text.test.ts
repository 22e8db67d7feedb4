import { sentenceSpans } from '@pratik/text/sentences';
import { describe, expect, it } from 'vitest';
import { cutAt, partsOf, wordSpans } from './split-text.ts';

const sentences = (text: string) => sentenceSpans(text).map(({ start, end }) => text.slice(start, end));
const words = (text: string) => wordSpans(text).map(({ start, end }) => text.slice(start, end));

describe('splitting a text into sentences', () => {
  it.each([
    ['One. Two!  Three?', ['One.', 'Two!', 'Three?']],
    ['"Why?" she asked. "Because."', ['"Why?" she asked.', '"Because."']],
    [
      'Mr. Öz came at 9 a.m. on 3.5.2020. Then he left',
      ['Mr. Öz came at 9 a.m. on 3.5.2020.', 'Then he left'],
    ],
    ['It cost 3.50 lira… Cheap!', ['It cost 3.50 lira…', 'Cheap!']],
    ['“Sleep well.” He smiled.', ['“Sleep well.”', 'He smiled.']],
    ['  one line without an end  ', ['one line without an end']],
    ['J. K. Yıldız wrote it. I read it.', ['J. K. Yıldız wrote it.', 'I read it.']],
    ['We are friends, the piano and I. I like it.', ['We are friends, the piano and I.', 'I like it.']],
    ['', []],
    ['   ', []],
    ['...', ['...']],
  ])('divides %j into %j', (text, expected) => expect(sentences(text)).toEqual(expected));
});

describe('splitting a text into words', () => {
  it('keeps apostrophes and hyphens in words, and returns no numbers or punctuation as words', () => {
    expect(words("It's Ayşe’s T-shirt, 3 pm – ok?")).toEqual(["It's", 'Ayşe’s', 'T-shirt', 'pm', 'ok']);
  });

  it('returns the words and the text between them, which together equal the text', () => {
    const text = '"Well," said Perihan – 71 – and left.';
    const parts = partsOf(text, { start: 0, end: text.length });
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter(({ kind }) => kind === 'word').map(({ start }) => text[start])).toEqual([
      'W',
      's',
      'P',
      'a',
      'l',
    ]);
    const inner = partsOf(text, { start: 8, end: 20 });
    expect(inner.map((part) => part.text).join('')).toBe(text.slice(8, 20));
  });
});

describe('splitting a text range', () => {
  it('separates the part that another range covers from the parts before and after it', () => {
    expect(cutAt({ start: 0, end: 10 }, [])).toEqual([{ start: 0, end: 10, inside: false }]);
    expect(cutAt({ start: 0, end: 10 }, [{ start: 10, end: 12 }])).toHaveLength(1);
    expect(cutAt({ start: 0, end: 10 }, [{ start: 3, end: 20 }])).toEqual([
      { start: 0, end: 3, inside: false },
      { start: 3, end: 10, inside: true },
    ]);
    expect(cutAt({ start: 5, end: 10 }, [{ start: 0, end: 20 }])).toEqual([
      { start: 5, end: 10, inside: true },
    ]);
    const two = [
      { start: 6, end: 8 },
      { start: 1, end: 3 },
    ];
    expect(cutAt({ start: 0, end: 10 }, two).map(({ start, inside }) => [start, inside])).toEqual([
      [0, false],
      [1, true],
      [3, false],
      [6, true],
      [8, false],
    ]);
  });
});
