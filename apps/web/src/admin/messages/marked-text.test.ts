import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markText } from './marked-text.ts';

describe('markText (splits a text with corrections into parts)', () => {
  it('returns a text without corrections as a single part', () => {
    expect(markText('Hello.', [])).toEqual([{ start: 0, text: 'Hello.', marks: [] }]);
  });

  it('splits the text at the start and end of each correction, also when corrections overlap', () => {
    expect(
      markText('I am agree now', [
        { start: 2, end: 10 },
        { start: 5, end: 14 },
      ]).map(({ text, marks }) => [text, marks]),
    ).toEqual([
      ['I ', []],
      ['am ', [1]],
      ['agree', [1, 2]],
      [' now', [2]],
    ]);
  });

  it('returns an empty part for a correction that only inserts a word', () => {
    expect(markText('go home', [{ start: 2, end: 2 }])).toEqual([
      { start: 0, text: 'go', marks: [] },
      { start: 2, text: '', marks: [1] },
      { start: 2, text: ' home', marks: [] },
    ]);
  });

  it('returns parts that add up to the text, whatever the positions of the corrections', () => {
    const place = fc.record({
      start: fc.integer({ min: -2, max: 30 }),
      end: fc.integer({ min: -2, max: 30 }),
    });
    fc.assert(
      fc.property(fc.string({ maxLength: 24 }), fc.array(place, { maxLength: 5 }), (text, places) => {
        expect(
          markText(text, places)
            .map((stretch) => stretch.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
