import { describe, expect, it } from 'vitest';
import { joinedUpTo, longestParagraph, tidyParagraphs } from './paragraphs.ts';
import { readPlain } from './read-plain.ts';
import { readSubtitles } from './read-subtitles.ts';

describe('paragraphs of a text', () => {
  it('have single spaces and no invisible characters; paragraphs without a word are omitted', () => {
    expect(tidyParagraphs([' a\n  b\u00ad\u200b ', '***', '', 'c\u0000'])).toEqual(['a b', 'c']);
  });

  it('are divided between sentences above 1,500 characters, and between words inside a longer sentence', () => {
    const long = tidyParagraphs(['The sea is calm today. '.repeat(200)]);
    expect(long.every((paragraph) => paragraph.endsWith('today.'))).toBe(true);
    expect(long.join(' ').length).toBe(200 * 23 - 1);
    const sentence = tidyParagraphs(['sea '.repeat(2_000), 'x'.repeat(4_000)]);
    expect(Math.max(...[...long, ...sentence].map(({ length }) => length))).toBeLessThanOrEqual(
      longestParagraph,
    );
    expect(sentence.join('').replaceAll(/\W/g, '')).toBe('sea'.repeat(2_000) + 'x'.repeat(4_000));
  });

  it('are joined to groups that are not longer than the limit', () => {
    expect(joinedUpTo(['aa', 'bb', 'cccc', 'd'], 6, '\n\n')).toEqual([['aa', 'bb'], ['cccc'], ['d']]);
    expect(joinedUpTo([], 6, ' ')).toEqual([]);
  });
});

describe('plain text', () => {
  it('joins lines that were broken at the margin, and keeps all other lines', () => {
    const line = 'We walked along the beach and looked at the';
    expect(readPlain(`${line}\r\n${line}\r\nsea.\r\n\r\nTitle\nShort line`)).toEqual([
      `${line} ${line} sea.`,
      'Title',
      'Short line',
    ]);
  });
});

describe('subtitles', () => {
  const cue = (from: number, text: string) =>
    `00:00:${String(from).padStart(2, '0')},000 --> 00:00:${String(from + 1).padStart(2, '0')},500\n${text}\n\n`;

  it('join cues, begin a paragraph after a pause or at a dash, and omit a repeated cue', () => {
    const file = [cue(1, 'It was'), cue(2, 'late.'), cue(3, 'late.'), cue(9, 'Later.'), cue(10, '- Yes.')];
    expect(readSubtitles(file.join(''))).toEqual(['It was late.', 'Later.', '- Yes.']);
  });
});
