import { type CefrLevel, cefrLevels } from '@pratik/contract/common';
import { describe, expect, it } from 'vitest';
import { type Assessed, abilityOf, assess, focusOf } from './assessment.policy.ts';

const words = (levels: Partial<Record<'A1' | 'A2' | 'B1' | 'B2' | 'C1', number>>): Assessed['words'] =>
  Object.entries(levels).flatMap(([level, count]) =>
    Array.from({ length: count }, (_, index) => ({ word: `${level}-${index}`, level: level as 'A1' })),
  );
const correction = (code: 'spelling' | 'missing-article', confidence = 0.9, id = `${code}-1`) => ({
  id,
  code,
  confidence,
});

const simple = `My room is small. There is a bed and a desk. I like my desk. My books are on the desk.
I read there in the evening. My cat sleeps on the bed. It is a nice room.`;
const estimate = (given: Partial<Assessed> = {}) => {
  const found = assess({ text: simple, bounds: null, corrections: [], words: words({ A1: 12 }), ...given });
  if (found.kind !== 'estimate') throw new Error(found.why);
  return found;
};

describe('level estimate of a text', () => {
  it('is null when the text is Turkish or has too few words', () => {
    expect(assess({ text: 'I like it.', bounds: null, corrections: [], words: [] })).toEqual({
      kind: 'none',
      why: 'too-short',
    });
    const text =
      'Benim odam çok küçük. Orada bir yatak ve bir masa var. Akşamları orada kitap okuyorum. '.repeat(3);
    expect(assess({ text, bounds: null, corrections: [], words: [] })).toEqual({
      kind: 'none',
      why: 'not-english',
    });
  });

  it('contains, for each criterion, the measured values that determine its level', () => {
    const found = estimate({ bounds: { least: 40, most: 70 }, corrections: [correction('missing-article')] });
    expect(found.task).toEqual({ level: 'A1', words: 38, bounds: { least: 40, most: 70 } });
    expect(found.vocabulary).toEqual({ level: 'A1', different: 12, rarest: [] });
    expect(found.organisation).toMatchObject({ level: 'A1', wordsPerSentence: 5.4, connectors: ['and'] });
    expect(found.accuracy).toMatchObject({ corrections: 1, perHundredWords: 2.6 });
    expect(found.level).toBe('A1');
  });

  it('limits the accuracy level to one level above the level of the sentences, and says that this level was limited', () => {
    expect(estimate().accuracy).toMatchObject({ level: 'A2', limited: true, perHundredWords: 0 });
    const many = Array.from({ length: 9 }, () => correction('missing-article'));
    expect(estimate({ corrections: many }).accuracy).toMatchObject({ level: 'A1', limited: false });
  });

  it('ignores corrections with low confidence', () => {
    expect(estimate({ corrections: [correction('missing-article', 0.4)] }).accuracy.corrections).toBe(0);
  });

  it('increases with the share of rare words, up to a limit that depends on the length of the text', () => {
    const rare = words({ A1: 6, B1: 4, C1: 6 });
    expect(estimate({ words: rare }).vocabulary).toMatchObject({ level: 'A2', different: 16 });
    const long = Array.from({ length: 5 }, () => simple).join('\n');
    const found = estimate({ text: long, words: rare });
    expect(found.vocabulary.level).toBe('C1');
    expect(found.vocabulary.rarest.map(({ level }) => level)).toEqual(['C1', 'C1', 'C1', 'C1', 'C1']);
  });

  it('gives long connected sentences a higher organisation level than run-on sentences', () => {
    const built = `Although the room is small, I have never wanted another one, because it looks at the sea.
      However, my sister, who shares it with me, says that it would be better if we moved to the other side,
      while my father thinks that we should stay where we are until the end of the year.`;
    expect(estimate({ text: built.repeat(3), words: words({ B1: 20 }) }).organisation.level).toBe('B2');
    const run = simple.replaceAll('.', ' and');
    expect(estimate({ text: run.repeat(3) }).organisation.level).toBe('A1');
  });

  it('is converted to an ability that lies between the abilities of its criteria', () => {
    const place = (level: CefrLevel) => cefrLevels.indexOf(level) - 2;
    const many = Array.from({ length: 9 }, () => correction('missing-article'));
    expect(abilityOf(estimate({ corrections: many }), place)).toBe(-2);
    const better = abilityOf(estimate(), place);
    expect(better).toBeGreaterThan(-2);
    expect(better).toBeLessThan(-1);
  });
});

describe('main error to practise after a text', () => {
  it('is the error code with the most corrections, where a typing error counts half', () => {
    const corrections = [
      ...['1', '2', '3'].map((id) => correction('spelling', 0.9, id)),
      ...['4', '5'].map((id) => correction('missing-article', 0.9, id)),
    ];
    expect(focusOf(corrections, new Set())).toEqual({ code: 'missing-article', correctionIds: ['4', '5'] });
    expect(focusOf([], new Set())).toBeNull();
  });

  it('prefers an error code that the learner’s earlier texts also had', () => {
    const corrections = [
      { id: '1', code: 'negation' as const, confidence: 0.9 },
      { id: '2', code: 'word-order' as const, confidence: 0.8 },
    ];
    expect(focusOf(corrections, new Set())?.code).toBe('negation');
    expect(focusOf(corrections, new Set(['word-order'] as const))?.code).toBe('word-order');
  });
});
