import { correctionCodeNames } from '@pratik/contract/feedback';
import { describe, expect, it } from 'vitest';
import { withPhrase } from './editor/phrase.ts';
import { categories, categoryLooks, categoryOf, countByCategory } from './feedback/categories.ts';
import { compareTexts } from './feedback/compare.ts';
import { numbered, paragraphsOf } from './feedback/paragraphs.ts';
import { correctionOf } from './writing.fixture.ts';

describe('correction categories', () => {
  it('cover every error code and have different underline styles', () => {
    for (const code of correctionCodeNames) expect(categories).toContain(categoryOf(code));
    expect(new Set(Object.values(categoryLooks).map(({ line }) => line)).size).toBe(categories.length);
    expect(countByCategory([{ code: 'spelling' }, { code: 'modal' }, { code: 'negation' }])).toEqual([
      { category: 'verbs', count: 2 },
      { category: 'spelling', count: 1 },
    ]);
  });
});

describe('paragraphsOf (paragraphs with highlighted corrections)', () => {
  const text = 'My sister is nurse.\n\nShe live here.';
  const at = (start: number, end: number, id: string) => correctionOf({ id, start, end });
  const shown = (...corrections: ReturnType<typeof at>[]) =>
    paragraphsOf(text, numbered(corrections)).map(({ pieces }) =>
      pieces.map(({ text: piece, mark }) => (mark ? `[${piece}${mark.number}]` : piece)).join(''),
    );

  it('highlights the corrections and numbers them through the whole text', () => {
    expect(shown(at(25, 29, 'b'), at(13, 18, 'a'))).toEqual(['My sister is [nurse1].', 'She [live2] here.']);
    expect(shown()).toEqual(['My sister is nurse.', 'She live here.']);
  });

  it('highlights the word after a missing word or, at the end of the text, the word before it', () => {
    expect(shown(at(13, 13, 'a'))[0]).toBe('My sister is [nurse.1]');
    expect(shown(at(19, 19, 'a'))[0]).toBe('My sister is [nurse.1]');
  });

  it('highlights overlapping corrections only once, and keeps every letter of the text', () => {
    expect(shown(at(10, 18, 'a'), at(13, 18, 'b'))[0]).toBe('My sister [is nurse1].');
    expect(shown(at(3, 40, 'a'))[0]).toBe('My [sister is nurse.1]');
  });
});

describe('inserting a phrase into a draft', () => {
  it('inserts the phrase at the caret and adds spaces around it', () => {
    expect(withPhrase('', 0, 'In the end, …')).toEqual({ text: 'In the end, …', caret: 13 });
    expect(withPhrase('Yes.No', 4, 'but')).toEqual({ text: 'Yes. but No', caret: 9 });
    expect(withPhrase('Yes. ', 5, 'but')).toEqual({ text: 'Yes. but', caret: 8 });
  });
});

describe('compareTexts (comparison of two drafts)', () => {
  it('marks the words that differ, and keeps every character of both drafts', () => {
    const left = 'My sister is nurse.\nShe live here.';
    const right = 'My sister is a nurse.\nShe lives here now.';
    const compared = compareTexts(left, right);
    expect(compared.left.map(({ text }) => text).join('')).toBe(left);
    expect(compared.right.map(({ text }) => text).join('')).toBe(right);
    const changed = (side: typeof compared.left) =>
      side.filter((part) => part.changed).map(({ text }) => text.trim());
    expect(changed(compared.left)).toEqual(['live']);
    expect(changed(compared.right)).toEqual(['a', 'lives', 'now']);
  });
});
