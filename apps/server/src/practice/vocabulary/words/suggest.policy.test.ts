import { mostSuggestedWords } from '@pratik/contract/vocabulary';
import { describe, expect, it } from 'vitest';
import type { WordInText } from '../../../curriculum/curriculum.service.ts';
import { chooseSuggested } from './suggest.policy.ts';

const none = { itemIds: new Set<string>(), wordKeys: new Set<string>() };
const word = (text: string, level: WordInText['level'], frequency = 0): WordInText => ({
  word: text,
  meaning: `${text} (tr)`,
  level,
  at: 0,
  frequency,
  ...(level === null ? {} : { wordId: `${text}-id` }),
});
const chosen = (words: WordInText[], own = none) =>
  chooseSuggested(words, 'A2', own).map((found) => found.word);

describe('suggested words', () => {
  it('start with words of the learner’s level, followed by words of the next level and of the glossary', () => {
    const words = [word('harbour', 'B1'), word('tide', null), word('ticket', 'A2'), word('luggage', 'A2')];
    expect(chosen(words)).toEqual(['ticket', 'luggage', 'harbour', 'tide']);
  });

  it('are sorted from the rarest to the most frequent word', () => {
    const words = [word('make', 'A2', 9000), word('shout', 'A2', 40), word('wall', 'A2', 700)];
    expect(chosen(words)).toEqual(['shout', 'wall', 'make']);
  });

  it('exclude words below the learner’s level and words two or more levels above it', () => {
    expect(chosen([word('bus', 'A1'), word('thwart', 'B2'), word('platform', 'A2')])).toEqual(['platform']);
  });

  it('exclude words that the learner already has, with the same card id or the same spelling', () => {
    const words = [word('ticket', 'A2'), word('Luggage', 'A2'), word('queue', 'A2')];
    const own = { itemIds: new Set(['ticket-id']), wordKeys: new Set(['luggage']) };
    expect(chosen(words, own)).toEqual(['queue']);
  });

  it(`include at most ${mostSuggestedWords} words`, () => {
    const many = Array.from({ length: 20 }, (_, at) => word(`word${at}`, 'A2'));
    expect(chosen(many)).toHaveLength(mostSuggestedWords);
  });
});
