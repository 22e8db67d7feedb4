import { tokensOf } from '@pratik/content/meaning/tokens';
import { readLibrary } from '@pratik/content/read/read-library';
import type { CefrLevel } from '@pratik/contract/common';
import { describe, expect, it } from 'vitest';
import { libraryLevels } from './level.fixture.ts';
import { profileOf } from './profile.ts';
import { simplerNouns, simplerOthers, simplerVerbs } from './simpler-words.ts';
import { simplify } from './simplify.ts';
import { createWordLevels } from './word-levels.ts';

const aboveA2 = (sentence: string) => profileOf(sentence, 'A2', libraryLevels).above;

describe('level profile of a sentence', () => {
  it('ignores names, numbers, contractions and inflected forms of easy words', () => {
    for (const sentence of [
      'Ayşe lives in Erzurum with 12 cats.',
      'Nurten and Bekir weren’t at home at 8:30.',
      'She’s happier than her sisters’ friends; they’d stopped trying.',
      'I’ve bought twenty-one tomatoes, haven’t I?',
    ])
      expect(aboveA2(sentence)).toEqual([]);
  });

  it('finds difficult words at the beginning of a sentence and in every inflected form', () => {
    expect(aboveA2('Notwithstanding that, she contemplated relocating.')).toEqual([
      'notwithstanding',
      'contemplated',
      'relocating',
    ]);
    expect(aboveA2('Both hypotheses were meticulously scrutinised.')).toContain('scrutinised');
  });

  it('ignores difficult words that the learner has used in the conversation', () => {
    const found = profileOf('Is archaeology difficult?', 'A2', libraryLevels, new Set(['archaeology']));
    expect(found.above).toEqual([]);
    expect(aboveA2('Is archaeology difficult?')).toEqual(['archaeology']);
  });

  it('rates the length of a sentence relative to the level', () => {
    const sentence = 'I went to the market with my sister and we bought bread and milk.';
    expect(profileOf(sentence, 'A1', libraryLevels).length).toBeGreaterThan(1);
    expect(profileOf(sentence, 'A2', libraryLevels).length).toBeLessThan(1);
    expect(profileOf(sentence, 'C1', libraryLevels).length).toBe(0);
  });

  it('looks each word up only once, so that the time is proportional to the length of the sentence', () => {
    const counted = (sentence: string): number => {
      let looked = 0;
      profileOf(sentence, 'A2', {
        of: (token) => {
          looked += 1;
          return libraryLevels.of(token);
        },
      });
      return looked;
    };
    const sentence = 'This perspicacious gentleman unequivocally substantiates his preposterous claims ';
    expect(counted(sentence)).toBe(8);
    expect(counted(sentence.repeat(40))).toBe(320);
  });

  it('derives the level of a word from its frequency when the word lists do not contain it', async () => {
    const { readWordCounts } = await import('@pratik/feedback/statistics/vocabulary');
    const alone = createWordLevels({ words: [], functionWords: [], counts: await readWordCounts() });
    const levelOf = (text: string) => alone.of({ text, lower: text, first: false })?.level;
    expect(levelOf('people')).toBe('A1');
    expect(levelOf('perspicacious')).toBe('C1');
  });
});

describe('word levels', () => {
  const { readings, listenings } = readLibrary().library;
  const texts = [
    ...readings.map(({ level, glossary, paragraphs }) => ({ level, glossary, text: paragraphs.join('\n') })),
    ...listenings.map(({ level, glossary, turns }) => ({
      level,
      glossary,
      text: turns.map(({ text }) => text).join('\n'),
    })),
  ];
  const wordsOf = (level: CefrLevel) =>
    texts.filter((text) => text.level === level).flatMap(({ text }) => tokensOf(text));

  it('are known for at least 99.5 % of the words in the library’s texts', () => {
    for (const level of ['A1', 'A2', 'B1', 'B2', 'C1'] as const) {
      const words = wordsOf(level);
      const unknown = words.filter((token) => libraryLevels.of(token)?.source === 'unknown');
      expect(unknown.length / words.length).toBeLessThan(0.005);
    }
  });

  it('rate fewer than 2 % of the words in a library text above the level of the text', () => {
    for (const level of ['A1', 'A2', 'B1', 'B2'] as const) {
      const own = texts.filter((text) => text.level === level);
      const found = own.map(({ text, glossary }) =>
        profileOf(text, level, libraryLevels, new Set(Object.keys(glossary))),
      );
      const above = found.reduce((sum, one) => sum + one.above.length, 0);
      expect(above / found.reduce((sum, one) => sum + one.words, 0)).toBeLessThan(0.02);
    }
  });
});

describe('simplify (replaces difficult words with easier words)', () => {
  const simple = (sentence: string) => {
    const { above, length } = profileOf(sentence, 'A2', libraryLevels);
    return simplify(sentence, 'A2', libraryLevels, above, length > 1);
  };

  it('inflects the easier word like the difficult word', () => {
    expect(simple('She was purchasing an enormous residence.')).toBe('She was buying a very big home.');
    expect(simple('Intriguing anecdotes!')).toBe('Interesting stories!');
    expect(simple('He has undertaken numerous voyages.')).toBe('He has done many trips.');
  });

  it('does not replace a word for which the list has no easier word, and divides a long sentence', () => {
    expect(simple('I study archaeology.')).toBe('I study archaeology.');
    const long =
      'I went to the market in the morning with my mother and my father, and we bought bread and milk there.';
    expect(simple(long)).toBe(
      'I went to the market in the morning with my mother and my father. And we bought bread and milk there.',
    );
  });

  it('uses only replacements at level A2 or below, and has one replacement per difficult word', () => {
    for (const list of [simplerVerbs, simplerNouns, simplerOthers]) {
      const pairs = list
        .trim()
        .split(/\s+/)
        .map((pair) => pair.split('='));
      const difficult = pairs.map(([word]) => word);
      expect(difficult.filter((word, at) => difficult.indexOf(word) !== at)).toEqual([]);
      const phrases = pairs.map(([, easier = '']) => easier.replaceAll('_', ' '));
      expect(phrases.filter((phrase) => aboveA2(`say ${phrase}`).length > 0)).toEqual([]);
    }
  });
});
