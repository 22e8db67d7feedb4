import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterPause,
  type Belief,
  chanceOf,
  learnt,
  leastVariance,
  levelAt,
  middleOf,
  priorOf,
  priorVariance,
  questionOn,
  rangeOf,
  type Weighed,
} from './ability.ts';

const levels = [
  { id: 'A1', abilityFrom: null },
  { id: 'A2', abilityFrom: -2.25 },
  { id: 'B1', abilityFrom: -0.75 },
  { id: 'B2', abilityFrom: 0.75 },
];
const prior: Belief = { mean: 0, variance: priorVariance };
const answer = (work: Partial<Weighed>): Weighed => ({
  difficulty: 0,
  score: 1,
  guess: 0,
  weight: 1,
  ...work,
});

/** Finds the mode of the posterior by evaluating abilities in steps of a thousandth of a logit. */
const modeByHand = ({ mean, variance }: Belief, { difficulty, score, weight }: Weighed) => {
  let best = { at: 0, value: Number.NEGATIVE_INFINITY };
  for (let at = -8; at <= 8; at += 0.001) {
    const right = 1 / (1 + Math.exp(-(at - difficulty)));
    const likelihood = weight * (score * Math.log(right) + (1 - score) * Math.log(1 - right));
    const value = likelihood - (at - mean) ** 2 / (2 * variance);
    if (value > best.value) best = { at, value };
  }
  return best.at;
};

const beliefs = fc.record({
  mean: fc.double({ min: -3, max: 3, noNaN: true }),
  variance: fc.double({ min: leastVariance, max: priorVariance, noNaN: true }),
});
const works = fc.record({
  difficulty: fc.double({ min: -3, max: 3, noNaN: true }),
  score: fc.double({ min: 0, max: 1, noNaN: true }),
  guess: fc.constant(0),
  weight: fc.double({ min: 0.1, max: 5, noNaN: true }),
});

test('ability estimate › is the mode of the posterior distribution', () => {
  fc.assert(
    fc.property(beliefs, works, (belief, work) => {
      expect(learnt(belief, work).mean).toBeCloseTo(modeByHand(belief, work), 2);
    }),
    { numRuns: 30 },
  );
});

test('ability estimate › equals a manual calculation for one correct answer at the learner’s level: θ/1.44 = 1 − σ(θ)', () => {
  const { mean, variance } = learnt(prior, answer({}));
  expect(mean / 1.44).toBeCloseTo(1 - chanceOf(mean, 0), 9);
  expect(mean).toBeCloseTo(0.5327, 4);
  expect(variance).toBeCloseTo(1 / (1 / 1.44 + 0.6301 * 0.3699), 3);
});

test('ability estimate › increases with the score, and becomes more certain with more evidence', () => {
  fc.assert(
    fc.property(beliefs, works, works, (belief, work, { score }) => {
      const [low, high] = [Math.min(work.score, score), Math.max(work.score, score)];
      const worse = learnt(belief, { ...work, score: low });
      const better = learnt(belief, { ...work, score: high });
      expect(better.mean).toBeGreaterThanOrEqual(worse.mean - 1e-9);
      expect(better.variance).toBeLessThanOrEqual(belief.variance + 1e-12);
    }),
  );
});

test('ability estimate › approaches the true ability after many answers, whether or not the answers can be guessed', () => {
  for (const guess of [0, 0.25]) {
    for (const ability of [-2, -0.5, 1]) {
      let belief = prior;
      // Simulates the expected share of right answers at difficulties around the ability.
      for (let round = 0; round < 400; round += 1) {
        const difficulty = ability + ((round % 5) - 2) / 2;
        const score = guess + (1 - guess) * chanceOf(ability, difficulty);
        belief = learnt(belief, { difficulty, score, guess, weight: 1 });
      }
      expect(belief.mean).toBeCloseTo(ability, 1);
    }
  }
});

test('ability estimate › is less certain after a correct answer that may be a guess than after a correct answer that cannot be a guess', () => {
  const known = learnt(prior, answer({}));
  const guessed = learnt(prior, answer({ guess: 0.25 }));
  expect(guessed.variance).toBeGreaterThan(known.variance);
  const wrong = learnt(prior, answer({ score: 0, guess: 0.25 }));
  expect(wrong.mean).toBeLessThan(0);
});

test('ability estimate › never has less than the minimum variance', () => {
  let belief = prior;
  for (let round = 0; round < 1000; round += 1) belief = learnt(belief, answer({ score: 0.5 }));
  expect(belief.variance).toBe(leastVariance);
});

test('ability estimate › becomes less certain with each day without practice, up to the variance of the prior', () => {
  const then = new Date('2026-01-01T00:00:00Z');
  const after = (days: number) =>
    afterPause({ mean: 1, variance: 0.1 }, then, new Date(then.getTime() + days * 86_400_000));
  expect(after(0)).toEqual({ mean: 1, variance: 0.1 });
  expect(after(10).variance).toBeCloseTo(0.13, 9);
  expect(after(5000).variance).toBe(priorVariance);
  expect(after(-3).variance).toBe(0.1);
  const placed = afterPause({ mean: 0, variance: 2 }, then, new Date(then.getTime() + 86_400_000));
  expect(placed.variance).toBe(2);
});

test('level of an ability › is the highest level whose threshold the ability reaches', () => {
  expect(levelAt(-9, levels)).toBe('A1');
  expect(levelAt(-2.2501, levels)).toBe('A1');
  expect(levelAt(-2.25, levels)).toBe('A2');
  expect(levelAt(9, levels)).toBe('B2');
  expect(levelAt(0, [])).toBeNull();
  // The level of an ability is never a level without a threshold.
  expect(levelAt(9, [...levels, { id: 'X', abilityFrom: null }])).toBe('B2');
});

test('ability range › contains 90 % of the distribution', () => {
  expect(rangeOf({ mean: 0.5, variance: 0.25 })).toEqual({ from: 0.5 - 0.8225, to: 0.5 + 0.8225 });
});

test('ability prior › is the mean of the learner’s other skills, or the middle of the learner’s level when no skill is known', () => {
  expect(priorOf([1, 2], -3).mean).toBe(1.5);
  expect(priorOf([], middleOf('A2', levels)).mean).toBe(-1.5);
  expect(middleOf('A1', levels)).toBe(-3);
  expect(middleOf('B2', levels)).toBe(1.5);
  expect(middleOf('gone', levels)).toBeNull();
  expect(priorOf([], null).mean).toBe(-1.5);
});

test('difficulty of a question on a text › is lower than the difficulty of other items of its level, and the chance of guessing is one divided by the number of options', () => {
  expect(questionOn('B1', 4)).toEqual({ difficulty: -1, guess: 0.25 });
  expect(questionOn('A1', 2)).toEqual({ difficulty: -4, guess: 0.5 });
  expect(questionOn('C1', 1).guess).toBe(0);
});
