import { describe, expect, it } from 'vitest';
import { outlineOf, placeOf, sentenceAt } from './text-outline.ts';

const paragraphs = ['One. Two.', 'Three,\nas it were. "Four!"'];

describe('outline of a text (sentences and paragraphs)', () => {
  it('numbers the sentences consecutively across paragraphs', () => {
    const { sentences, paragraphs: outlined } = outlineOf(paragraphs);
    expect(sentences).toEqual(['One.', 'Two.', 'Three,\nas it were.', '"Four!"']);
    expect(outlined.map(({ sentencesBefore }) => sentencesBefore)).toEqual([0, 2]);
  });

  it('finds the position of a passage, even if the passage contains a line break', () => {
    expect(placeOf(paragraphs, 'Three, as it were.')).toEqual({ paragraph: 1, start: 0, end: 18 });
    expect(placeOf(paragraphs, 'Two.')).toEqual({ paragraph: 0, start: 5, end: 9 });
    expect(placeOf(paragraphs, 'Five.')).toBeUndefined();
  });

  it('returns the sentence that is visible at the scroll position', () => {
    const tops = [-300, 20, 200, 700].map((top, sentence) => ({ sentence, top }));
    expect(sentenceAt(tops, 360)).toBe(2);
    expect(sentenceAt(tops, -400)).toBe(0);
    expect(sentenceAt([], 360)).toBe(0);
  });
});
