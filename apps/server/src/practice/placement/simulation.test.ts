import { describe, expect, it } from 'vitest';
import { bandsOf, levelAt, middleOf } from './bands.ts';
import { type ItemBelief, recalibrated, startError } from './calibration.ts';
import { type Candidate, nextItem } from './next-item.ts';
import { type Answered, after, chanceOf, estimateOf, guessOf, normal } from './rasch.ts';
import { isEnough } from './stopping.ts';
import { priorOf, type SkillOutcome, verdictOf } from './verdict.ts';

/** The random number generator mulberry32: the same seed gives the same simulated learners. */
const randomFrom = (seed: number) => {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const gauss = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return { next, gauss };
};

const levels = [null, -2.25, -0.75, 0.75, 2.25].map((abilityFrom, index) => ({
  id: ['A1', 'A2', 'B1', 'B2', 'C1'][index] ?? '',
  abilityFrom,
}));
const bands = bandsOf(levels);

type SimulatedItem = Candidate & { truth: number };

/** Creates as many items as the library has. The true difficulties vary around the initial difficulty of the level. */
const itemsOf = (random: ReturnType<typeof randomFrom>, spread: number): SimulatedItem[] =>
  bands.flatMap((band) =>
    (['grammar', 'vocabulary', 'reading'] as const).flatMap((skill, index) =>
      Array.from({ length: [11, 8, 7][index] ?? 0 }, (_, number) => ({
        id: `${band.levelId}-${skill}-${number}`,
        skill,
        tests: `${band.levelId}-${skill}-${number}`,
        difficulty: middleOf(band),
        truth: middleOf(band) + spread * random.gauss(),
      })),
    ),
  );

/**
 * Behaviour of a simulated learner who does not know an answer. `says`: probability (0 to 1) of saying so; `luck`:
 * probability that a guess is right.
 */
type Habit = { says: number; luck: number };
const honest: Habit = { says: 0.8, luck: 0.2 };
const guesser: Habit = { says: 0, luck: 0.25 };

const prior = priorOf(bands, null);

const takeTest = (
  random: ReturnType<typeof randomFrom>,
  items: readonly SimulatedItem[],
  ability: number,
  habit: Habit,
) => {
  const seed = String(random.next());
  const asked: SimulatedItem[] = [];
  const outcomes: SkillOutcome[] = [];
  let posterior = normal(prior);
  while (!isEnough(posterior, asked.length, bands)) {
    const next = nextItem({
      ability: estimateOf(posterior).ability,
      guess: guessOf(posterior),
      candidates: items,
      asked,
      metBefore: new Set(),
      seed,
    });
    const item = items.find(({ id }) => id === next?.id);
    if (!item) break;
    const knows = random.next() < chanceOf(ability, item.truth);
    const lucky = (): Answered => (random.next() < habit.luck ? 'right' : 'wrong');
    const answered = knows ? 'right' : random.next() < habit.says ? 'unknown' : lucky();
    asked.push(item);
    outcomes.push({ skill: item.skill, difficulty: item.difficulty, answered });
    posterior = after(posterior, { difficulty: item.difficulty, answered });
  }
  return { asked, outcomes, verdict: verdictOf(prior, outcomes, bands) };
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Simulates `count` tests of learners with one ability. The true item difficulties differ from the difficulties
 * that the test assumes.
 */
const resultsAt = (ability: number, habit: Habit, count = 120) => {
  const random = randomFrom(Math.round(ability * 100) + 1);
  const items = itemsOf(random, 0.5);
  const tests = Array.from({ length: count }, () => takeTest(random, items, ability, habit));
  const verdicts = tests.flatMap(({ verdict }) => (verdict ? [verdict] : []));
  expect(verdicts).toHaveLength(count);
  const off = verdicts.map((verdict) => verdict.ability - ability);
  const within = verdicts.filter(
    (verdict, index) => Math.abs(off[index] ?? 0) <= 1.645 * verdict.standardError,
  );
  return {
    bias: mean(off),
    covered: within.length / count,
    level: verdicts.filter(({ levelId }) => levelId === levelAt(bands, ability)).length / count,
    items: mean(tests.map(({ asked }) => asked.length)),
  };
};

describe('simulated placement test', () => {
  it('estimates the ability with little bias and a correct 90 % interval after about twenty questions', () => {
    for (const ability of [-3, -1.5, 0, 1.5, 3]) {
      const { bias, covered, level, items } = resultsAt(ability, honest);
      expect(Math.abs(bias), `bias at ${ability}`).toBeLessThan(0.35);
      expect(covered, `90 % range at ${ability}`).toBeGreaterThan(0.8);
      expect(level, `level at ${ability}`).toBeGreaterThan(0.75);
      expect(items, `questions at ${ability}`).toBeGreaterThan(17);
      expect(items, `questions at ${ability}`).toBeLessThan(23);
    }
  });

  it('recognises the lowest and the highest level after fewer than 14 questions', () => {
    for (const ability of [-5, 5]) {
      const { level, items } = resultsAt(ability, honest, 60);
      expect(level).toBe(1);
      expect(items).toBeLessThan(14);
    }
  });

  it('overestimates the ability of a learner who guesses instead of answering “I do not know” by less than 0.5 logits (a third of a level)', () => {
    for (const ability of [-1.5, 0, 1.5]) {
      const { bias, covered } = resultsAt(ability, guesser, 80);
      expect(bias, `bias at ${ability}`).toBeLessThan(0.5);
      expect(covered, `90 % range at ${ability}`).toBeGreaterThan(0.7);
    }
  });

  it('estimates a lower ability for the skill in which the learner’s answers are weaker', () => {
    const answers = (skill: SkillOutcome['skill'], answered: Answered): SkillOutcome[] =>
      Array.from({ length: 6 }, () => ({ skill, difficulty: 0, answered }));
    const verdict = verdictOf(
      prior,
      [
        ...answers('grammar', 'right'),
        ...answers('vocabulary', 'right'),
        ...answers('reading', 'unknown'),
        { skill: 'reading', difficulty: -1.5, answered: 'right' },
      ],
      bands,
    );
    const of = (skill: string) => verdict?.skills.find((one) => one.skill === skill)?.ability ?? 0;
    expect(of('grammar')).toBeGreaterThan(of('reading') + 1);
    expect(verdict?.skills).toHaveLength(3);
    const short = verdictOf(prior, answers('grammar', 'right').slice(0, 3), bands);
    expect(short?.skills).toEqual([]);
    expect(verdictOf(prior, [], [])).toBeUndefined();
  });
});

describe('item difficulties calibrated from completed tests', () => {
  it('are much closer to the true difficulties after 300 tests', () => {
    const random = randomFrom(7);
    const items = itemsOf(random, 0.8);
    const known = new Map<string, ItemBelief & { answers: number }>(
      items.map(({ id, difficulty }) => [id, { id, difficulty, standardError: startError, answers: 0 }]),
    );
    const bankNow = () =>
      items.map((item) => ({ ...item, difficulty: known.get(item.id)?.difficulty ?? item.difficulty }));
    const offNow = () =>
      Math.sqrt(mean(items.map(({ id, truth }) => ((known.get(id)?.difficulty ?? 0) - truth) ** 2)));
    const atStart = offNow();
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const bank = bankNow();
      const ability = -3.5 + 7 * random.next();
      const { asked, outcomes } = takeTest(random, bank, ability, attempt % 3 === 0 ? guesser : honest);
      const answers = asked.flatMap((item, index) => {
        const belief = known.get(item.id);
        const outcome = outcomes[index];
        return belief && outcome ? [{ ...outcome, item: belief }] : [];
      });
      for (const belief of recalibrated(prior, answers)) {
        known.set(belief.id, { ...belief, answers: (known.get(belief.id)?.answers ?? 0) + 1 });
      }
    }
    expect(atStart).toBeGreaterThan(0.65);
    expect(offNow()).toBeLessThan(atStart * 0.6);
    // At least 85 percent of the difficulties are within 2.5 of their standard errors of the true value.
    const honestRange = items.filter(({ id, truth }) => {
      const belief = known.get(id);
      return belief && Math.abs(belief.difficulty - truth) < 2.5 * belief.standardError;
    });
    expect(honestRange.length / items.length).toBeGreaterThan(0.85);
  });

  it('change little after an expected answer, and more after an unexpected answer', () => {
    const item = { id: 'a', difficulty: 0, standardError: startError };
    const others = Array.from({ length: 10 }, (_, index) => ({
      difficulty: index % 2 === 0 ? 1.5 : 2.5,
      answered: index % 2 === 0 ? ('right' as const) : ('unknown' as const),
      item: { id: `o${index}`, difficulty: 2, standardError: 0.3 },
    }));
    const after1 = (answered: Answered) =>
      recalibrated(prior, [{ difficulty: 0, answered, item }, ...others])[0]?.difficulty ?? 0;
    expect(after1('right')).toBeLessThan(0);
    expect(after1('right')).toBeGreaterThan(-0.15);
    expect(after1('wrong')).toBeGreaterThan(0.2);
    expect(after1('wrong')).toBeLessThan(startError);
  });
});
