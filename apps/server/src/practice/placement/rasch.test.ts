import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandsOf, levelAt, middleOf, sharesOf } from './bands.ts';
import {
  abilitiesOf,
  after,
  chanceOf,
  estimateOf,
  grid,
  guessOf,
  habits,
  informationOf,
  massBetween,
  normal,
  type Outcome,
} from './rasch.ts';

const logit = fc.double({ min: -4, max: 4, noNaN: true });
const belief = fc.record({
  ability: fc.double({ min: -3, max: 3, noNaN: true }),
  standardError: fc.double({ min: 0.5, max: 2, noNaN: true }),
});
const outcome: fc.Arbitrary<Outcome> = fc.record({
  difficulty: logit,
  answered: fc.constantFrom('right', 'wrong', 'unknown'),
});
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe('Rasch model', () => {
  it('gives a probability of 0.5 when ability equals difficulty, and depends only on their difference', () => {
    expect(chanceOf(1.3, 1.3)).toBe(0.5);
    // The expected value is e / (1 + e).
    expect(chanceOf(0.5, -0.5)).toBeCloseTo(0.731_059, 6);
    expect(chanceOf(-8, 2, 0.2)).toBeCloseTo(0.2, 4);
    fc.assert(
      fc.property(logit, logit, (ability, difficulty) => {
        expect(chanceOf(ability, difficulty)).toBeCloseTo(1 - chanceOf(difficulty, ability), 12);
        expect(informationOf(ability, difficulty)).toBeLessThanOrEqual(0.25);
        expect(informationOf(ability, difficulty, 0.2)).toBeLessThan(informationOf(ability, difficulty));
      }),
    );
    expect(informationOf(0.4, 0.4)).toBeCloseTo(0.25, 12);
  });
});

describe('ability distribution (posterior)', () => {
  it('has probabilities with a sum of one after any sequence of answers', () => {
    fc.assert(
      fc.property(belief, fc.array(outcome, { maxLength: 30 }), (prior, outcomes) => {
        const posterior = outcomes.reduce(after, normal(prior));
        expect(total(abilitiesOf(posterior))).toBeCloseTo(1, 9);
        expect(massBetween(posterior, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(belief, fc.array(outcome, { maxLength: 20 }), (prior, outcomes) => {
        const there = estimateOf(outcomes.reduce(after, normal(prior)));
        const back = estimateOf(outcomes.toReversed().reduce(after, normal(prior)));
        expect(back.ability).toBeCloseTo(there.ability, 9);
        expect(back.standardError).toBeCloseTo(there.standardError, 9);
      }),
    );
  });

  it('has a higher mean after a correct answer, and a lower mean after a wrong answer or "I do not know"', () => {
    fc.assert(
      fc.property(belief, logit, (prior, difficulty) => {
        const before = normal(prior);
        const { ability } = estimateOf(before);
        expect(estimateOf(after(before, { difficulty, answered: 'right' })).ability).toBeGreaterThan(ability);
        for (const answered of ['wrong', 'unknown'] as const) {
          expect(estimateOf(after(before, { difficulty, answered })).ability).toBeLessThan(ability);
        }
      }),
    );
  });

  it('equals the result of Bayes’ rule computed by hand, for a standard normal prior and one answer', () => {
    // Mean of a standard normal distribution weighted by the logistic function: ∫ x φ(x) σ(x) dx / ½ = 2 ∫ φ(x)
    // σ′(x) dx, computed by Simpson’s rule.
    const density = (x: number) => Math.exp(-(x ** 2) / 2) / Math.sqrt(2 * Math.PI);
    const slope = (x: number) => Math.exp(-x) / (1 + Math.exp(-x)) ** 2;
    const h = 0.01;
    const simpson = Array.from({ length: 1601 }, (_, index) => {
      const x = -8 + index * h;
      return (index === 0 || index === 1600 ? 1 : index % 2 === 1 ? 4 : 2) * density(x) * slope(x);
    });
    const expected = (2 * total(simpson) * h) / 3;
    // With the habit of never guessing, "I do not know" lowers the ability by the amount by which a right answer raises
    // it.
    const honest = normal({ ability: 0, standardError: 1 }).map((row, habit) =>
      habit === 0 ? row : row.map(() => 0),
    );
    const { ability } = estimateOf(after(honest, { difficulty: 0, answered: 'right' }));
    expect(ability).toBeCloseTo(expected, 3);
    expect(estimateOf(after(honest, { difficulty: 0, answered: 'unknown' })).ability).toBeCloseTo(
      -expected,
      3,
    );
  });

  it('contains more guessing after wrong answers than after “I do not know”, so that lucky right answers count less', () => {
    const after12 = (answered: 'wrong' | 'unknown') =>
      Array.from(
        { length: 12 },
        (_, index): Outcome => ({
          difficulty: 1,
          answered: index % 2 === 0 ? 'right' : answered,
        }),
      ).reduce(after, normal({ ability: 0, standardError: 1.5 }));
    const silent = after12('unknown');
    const lucky = after12('wrong');
    expect(guessOf(silent)).toBeLessThan(0.03);
    expect(guessOf(lucky)).toBeGreaterThan(0.12);
    expect(estimateOf(lucky).ability).toBeLessThan(estimateOf(silent).ability - 0.3);
    expect(total(habits.map(({ silent: part }) => part))).toBeGreaterThan(0);
    expect(grid.at(-1)).toBeCloseTo(6, 9);
  });
});

const levels = [
  { id: 'A1', abilityFrom: null },
  { id: 'A2', abilityFrom: -2.25 },
  { id: 'B1', abilityFrom: -0.75 },
  { id: 'B2', abilityFrom: 0.75 },
  { id: 'C1', abilityFrom: 2.25 },
];

describe('level bands', () => {
  it('leave no gaps, and are unbounded at both ends of the scale', () => {
    const bands = bandsOf(levels);
    expect(bands.map(middleOf)).toEqual([-3, -1.5, 0, 1.5, 3]);
    expect(levelAt(bands, -9)).toBe('A1');
    expect(levelAt(bands, -2.25)).toBe('A2');
    expect(levelAt(bands, 0.74)).toBe('B1');
    expect(levelAt(bands, 9)).toBe('C1');
  });

  it('exclude a custom level without a threshold', () => {
    const app = bandsOf([...levels, { id: 'Konuşma', abilityFrom: null }]);
    expect(app.map(({ levelId }) => levelId)).not.toContain('Konuşma');
    const [only] = bandsOf([{ id: 'A1', abilityFrom: null }]);
    expect(only && middleOf(only)).toBe(0);
    expect(bandsOf([])).toEqual([]);
  });

  it('have probabilities with a sum of one', () => {
    fc.assert(
      fc.property(belief, (prior) => {
        const shares = sharesOf(bandsOf(levels), normal(prior));
        expect(total(shares.map(({ share }) => share))).toBeCloseTo(1, 9);
      }),
    );
    const even = sharesOf(bandsOf(levels), normal({ ability: 0, standardError: 1 }));
    // Expected share of a standard normal distribution within ± 0.75: erf(0.75 / √2).
    expect(even[2]?.share).toBeCloseTo(0.5467, 3);
  });
});
