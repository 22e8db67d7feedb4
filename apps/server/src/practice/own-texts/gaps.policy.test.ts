import { describe, expect, it } from 'vitest';
import type { WordInText } from '../../curriculum/curriculum.service.ts';
import { chooseGaps, sentencesFrom, wordStarting } from './gaps.policy.ts';
import { pagesOf } from './own-texts.policy.ts';

const text = 'Every morning we bake warm bread at home. No! My sister drinks tea with bread, cheese and tea.';
const sentences = sentencesFrom(pagesOf([text]), 0);
const joined = sentences.map((sentence) => sentence.text).join('\n');
const word = (of: string, level: WordInText['level'], at = joined.indexOf(of)): WordInText => ({
  word: of,
  meaning: `${of} tr`,
  level,
  at,
  frequency: 1,
});

describe('sentences for gaps', () => {
  it('have between 5 and 30 words and start on the given page', () => {
    expect(sentences.map(({ start }) => text.slice(start, start + 5))).toEqual(['Every', 'My si']);
    const pages = pagesOf(['a b c d e f.', 'x'.repeat(1_999), 'We like to sit by the sea.']);
    expect(sentencesFrom(pages, 2).map(({ paragraph }) => paragraph)).toEqual([2, 0]);
    expect(sentencesFrom(pages, 99)).toEqual(sentencesFrom(pages, 2));
    expect(sentencesFrom([], 0)).toEqual([]);
  });
});

describe('gaps of a text', () => {
  const found = [word('bake', 'A1'), word('bread', 'A2'), word('home', 'B1'), word('tea', 'A2')];
  const choose = (over: object = {}) => chooseGaps({ sentences, found, level: 'A2', solved: [], ...over });

  it('ask the most difficult word up to the learner’s level that occurs once in its sentence', () => {
    expect(choose()).toEqual([
      {
        paragraph: 0,
        start: text.indexOf('bread'),
        before: 'Every morning we bake warm ',
        after: ' at home.',
        meaning: 'bread tr',
      },
    ]);
    expect(choose({ level: 'A1' })[0]?.start).toBe(text.indexOf('bake'));
  });

  it('prefer a word that the learner has not solved', () => {
    const solved = [{ paragraph: 0, start: text.indexOf('bread') }];
    expect(choose({ solved })[0]?.start).toBe(text.indexOf('bake'));
    const only = { solved, found: [word('bread', 'A2')] };
    expect(choose(only)[0]?.start).toBe(text.indexOf('bread'));
  });

  it('ask at most ten words, in the order of the text', () => {
    const many = Array.from({ length: 14 }, (_, index) => `We all like our bread ${'a'.repeat(index + 3)}.`);
    const own = sentencesFrom(pagesOf(many), 0);
    const all = own.map((sentence) => sentence.text).join('\n');
    const words = many.map((_, index) => word('a', 'A1', all.indexOf(` ${'a'.repeat(index + 3)}.`) + 1));
    const gaps = chooseGaps({ sentences: own, found: words, level: 'A1', solved: [] });
    expect(gaps).toHaveLength(10);
    expect(gaps.map(({ paragraph }) => paragraph)).toEqual(gaps.map((_, index) => index));
  });

  it('accept only the position at which a word begins', () => {
    expect(wordStarting(text, text.indexOf('bread'))).toBe('bread');
    expect(wordStarting(text, text.indexOf('bread') + 1)).toBeUndefined();
    expect(wordStarting(text, text.indexOf(' we'))).toBeUndefined();
    expect(wordStarting(text, 9_999)).toBeUndefined();
  });
});
