import { describe, expect, it } from 'vitest';
import { chanceOf } from './chance.ts';
import { amongOptions, countedOf } from './counted.ts';
import { enough, type GivenAnswer, knownShare, limits, pointBiserial, statisticsOf } from './statistics.ts';

const answer = (change: Partial<GivenAnswer> = {}): GivenAnswer => ({
  version: 1,
  levelId: 'A1',
  choice: 0,
  right: true,
  rest: 0.5,
  ms: null,
  ...change,
});
const times = (count: number, change: Partial<GivenAnswer>): GivenAnswer[] =>
  Array.from({ length: count }, () => answer(change));

/** Pearson’s product-moment correlation of two lists, computed from its definition to check Pratik’s formula. */
const pearson = (xs: readonly number[], ys: readonly number[]): number => {
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [mx, my] = [mean(xs), mean(ys)];
  const products = xs
    .map((x, index) => (x - mx) * ((ys[index] ?? 0) - my))
    .reduce((sum, each) => sum + each, 0);
  const squares = (list: readonly number[], middle: number) =>
    list.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return products / Math.sqrt(squares(xs, mx) * squares(ys, my));
};

describe('item discrimination', () => {
  it('equals the correlation between the answers to the item and the scores on the other items', () => {
    // Fixed test data with irregular values: about two fifths of the answers are right, and the scores on the other
    // items lie between 0 and 1.
    const answers = Array.from({ length: 60 }, (_, index) => ({
      right: index % 3 === 0 || index % 7 === 1,
      rest: ((index * 37) % 61) / 60,
    }));
    const expected = pearson(
      answers.map(({ right }) => (right ? 1 : 0)),
      answers.map(({ rest }) => rest),
    );
    expect(pointBiserial(answers)).toBeCloseTo(expected, 12);
  });

  it('is 1 when exactly the learners with high scores on the other items answer correctly, and −1 in the opposite case', () => {
    const split = (best: boolean) => [
      ...times(20, { right: best, rest: 1 }),
      ...times(20, { right: !best, rest: 0 }),
    ];
    expect(pointBiserial(split(true))).toBeCloseTo(1, 12);
    expect(pointBiserial(split(false))).toBeCloseTo(-1, 12);
  });

  it('is null when there are too few answers, all answers are equal, or scores on the other items are missing', () => {
    const few = enough.forDiscrimination - 1;
    expect(pointBiserial([answer(), ...times(few - 1, { right: false, rest: 0.2 })])).toBeNull();
    expect(pointBiserial(times(60, {}))).toBeNull();
    expect(pointBiserial([...times(40, {}), ...times(40, { right: false })])).toBeNull();
    expect(
      pointBiserial([...times(40, { rest: null }), ...times(40, { right: false, rest: null })]),
    ).toBeNull();
  });
});

describe('item statistics', () => {
  it('summarise the answers to the current version by share of correct answers, learner level, chosen option and median time', () => {
    const answers = [
      ...times(2, { version: 1, right: false, choice: 1 }),
      answer({ version: 2, choice: 'tea', ms: 4000 }),
      answer({ version: 2, choice: 0, levelId: 'B1', ms: 9000 }),
      answer({ version: 2, choice: 2, right: false, levelId: 'B1', ms: 1000 }),
      answer({ version: 2, choice: null, right: false, levelId: null }),
    ];
    const options = amongOptions(['tea', 'milk', 'water'], [0]).rows;
    // One of the four answers was typed and counts with a chance of 0, so the average chance of guessing right is 0.25
    // instead of 1/3.
    expect(statisticsOf(answers, 2, options, 1 / 3)).toEqual({
      answers: 4,
      olderAnswers: 2,
      rightShare: 0.5,
      chance: 0.25,
      discrimination: null,
      byLevel: [
        { levelId: 'A1', answers: 1, rightShare: 1 },
        { levelId: 'B1', answers: 2, rightShare: 0.5 },
        { levelId: null, answers: 1, rightShare: 0 },
      ],
      chosen: [[2, 0, 1]],
      medianMs: 4000,
      flags: [],
    });
    expect(statisticsOf([], 1, [])).toMatchObject({
      answers: 0,
      rightShare: null,
      medianMs: null,
      chosen: [],
    });
    expect(statisticsOf([answer({ ms: 1 }), answer({ ms: 4 })], 1, []).medianMs).toBe(2.5);
  });

  const flags = (answers: GivenAnswer[]) =>
    statisticsOf(answers, 1, amongOptions(['a', 'b', 'c'], [0]).rows, 1 / 3).flags;
  const wrong = { right: false, choice: 1 };

  it('flag an item as too hard, as too easy, or because a wrong option is chosen more often than the correct option, only when there are enough answers', () => {
    expect(flags([...times(3, {}), ...times(17, wrong)])).toEqual(['too-hard', 'distractor-wins']);
    expect(flags([...times(3, {}), ...times(16, wrong)])).toEqual([]);
    expect(flags(times(40, {}))).toEqual(['too-easy']);
    expect(flags([...times(9, {}), ...times(11, wrong)])).toEqual(['distractor-wins']);
    expect(flags([...times(10, {}), ...times(10, wrong)])).toEqual([]);
  });

  it('flag items whose discrimination is low or negative', () => {
    const backwards = [...times(20, { rest: 0.2 }), ...times(20, { ...wrong, rest: 0.8 })];
    expect(flags(backwards)).toEqual(['separates-backwards']);
    const half = (change: Partial<GivenAnswer>) => [
      ...times(10, { ...change, rest: 0 }),
      ...times(10, { ...change, rest: 1 }),
    ];
    const flat = [...half({}), ...half(wrong)];
    expect(statisticsOf(flat, 1, []).discrimination).toBeCloseTo(0, 12);
    expect(flags(flat)).toEqual(['does-not-separate']);
    expect(limits.separates).toBeGreaterThan(0);
  });
});

describe('“too hard” flag of an item', () => {
  const asked = { ask: 'What?', evidence: 'Here.', why: 'Böyle.' };
  const four = ['a', 'b', 'c', 'd'];
  const items = {
    trueFalse: chanceOf('question', { ...asked, options: ['True', 'False'], answer: 0 }),
    one: chanceOf('question', { ...asked, options: four, answer: 0 }),
    several: chanceOf('question', { ...asked, form: 'several', options: four, answer: [0, 1] }),
    order: chanceOf('question', { ...asked, form: 'order', options: four, answer: [2, 0, 1, 3] }),
    match: chanceOf('question', {
      ...asked,
      form: 'match',
      prompts: ['x', 'y'],
      options: four,
      answer: [1, 0],
    }),
    placement: chanceOf('placement-item', { options: four, answer: 0 }),
    gap: chanceOf('cloze', { choice: { options: ['a', 'b', 'c'], answer: 0 } }),
    word: chanceOf('word', {}),
  };

  it('depends on the chance of guessing the correct answer, which is calculated for each question form', () => {
    expect(items).toEqual({
      trueFalse: 1 / 2,
      one: 1 / 4,
      several: 1 / 15,
      order: 1 / 24,
      match: 1 / 12,
      placement: 1 / 4,
      gap: 1 / 3,
      word: 0,
    });
    expect([knownShare(0.5, 0.5), knownShare(0.25, 0.5), knownShare(0.75, 0.5), knownShare(1, 0.25)]).toEqual(
      [0, -0.5, 0.5, 1],
    );
  });

  it('is set when the share of correct answers is hardly higher than guessing at random would give', () => {
    const hard = (rightOf20: number, guess: number, choice: GivenAnswer['choice'] = [0]) =>
      statisticsOf(
        [...times(rightOf20, { choice }), ...times(20 - rightOf20, { choice, right: false })],
        1,
        [],
        guess,
      ).flags.includes('too-hard');
    expect([hard(10, items.trueFalse), hard(12, items.trueFalse)]).toEqual([true, false]);
    expect([hard(6, items.one), hard(7, items.one)]).toEqual([true, false]);
    expect([hard(2, items.order), hard(3, items.order)]).toEqual([true, false]);
    expect([hard(3, items.several), hard(4, items.several)]).toEqual([true, false]);
    // The last two cases are the same gap exercise, with options and with typed answers. A typed word cannot be
    // guessed.
    expect([hard(7, items.gap), hard(7, items.gap, null), hard(1, items.gap, null)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('statistics of multiple-choice, ordering and matching questions', () => {
  const shared = { ask: 'What?', evidence: 'Here.', why: 'Böyle.' };
  const counts = (body: object, choices: number[][]) => {
    const rows = countedOf('question', { ...shared, ...body })?.rows ?? [];
    const given = choices.map((choice) => answer({ choice, right: false }));
    return statisticsOf(given, 1, rows);
  };

  it('count how often learners chose each option', () => {
    const body = { form: 'several', options: ['a', 'b', 'c', 'd'], answer: [0, 3] };
    expect(counts(body, [[0, 3], [0, 1], [1]]).chosen).toEqual([[2, 2, 0, 1]]);
  });

  it('count how often learners placed each step at each position', () => {
    // In this question, the right order of the steps is c, a, b.
    const body = { form: 'order', options: ['a', 'b', 'c'], answer: [2, 0, 1] };
    expect(
      counts(body, [
        [2, 0, 1],
        [0, 2, 1],
      ]).chosen,
    ).toEqual([
      [1, 1, 0],
      [1, 1, 0],
      [0, 0, 2],
    ]);
  });

  it('count how often learners matched each option with each prompt', () => {
    const body = { form: 'match', prompts: ['x', 'y'], options: ['a', 'b', 'c'], answer: [1, 0] };
    expect(
      counts(body, [
        [1, 0],
        [1, 2],
        [0, 0],
      ]).chosen,
    ).toEqual([
      [1, 2, 0],
      [2, 0, 1],
    ]);
  });

  it('flag a prompt for which learners chose one wrong option more often than the correct option', () => {
    const body = { form: 'match', prompts: ['x', 'y'], options: ['a', 'b', 'c'], answer: [1, 0] };
    const given = (wins: number) => [
      ...Array.from({ length: wins }, () => [1, 2]),
      ...Array.from({ length: 20 - wins }, () => [1, 0]),
    ];
    expect(counts(body, given(11)).flags).toContain('distractor-wins');
    expect(counts(body, given(9)).flags).not.toContain('distractor-wins');
  });
});
