import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandsOf } from './bands.ts';
import { type Candidate, type Choosing, nextItem } from './next-item.ts';
import { after, informationOf, normal } from './rasch.ts';
import { isEnough, mostItems, remainingItems } from './stopping.ts';

const skills = ['grammar', 'vocabulary', 'reading'] as const;
const pool: Candidate[] = [-3, -1.5, 0, 1.5, 3].flatMap((difficulty) =>
  skills.flatMap((skill) =>
    Array.from({ length: 8 }, (_, index) => ({
      id: `${difficulty}-${skill}-${index}`,
      skill,
      tests: `${difficulty}-${skill}-${index}`,
      difficulty,
    })),
  ),
);
const choosing = (change: Partial<Choosing> = {}): Choosing => ({
  ability: 0,
  guess: 0,
  candidates: pool,
  asked: [],
  metBefore: new Set(),
  seed: 'x',
  ...change,
});
const sequence = (length: number, change: Partial<Choosing> = {}): Candidate[] => {
  const asked: Candidate[] = [];
  for (let index = 0; index < length; index += 1) {
    const item = nextItem(choosing({ ...change, asked }));
    if (item) asked.push(item);
  }
  return asked;
};

describe('next placement item', () => {
  it('has a difficulty close to the learner’s ability, and is never asked twice in a test', () => {
    fc.assert(
      fc.property(fc.double({ min: -4, max: 4, noNaN: true }), fc.string(), (ability, seed) => {
        const asked = sequence(12, { ability, seed });
        expect(new Set(asked.map(({ id }) => id)).size).toBe(12);
        const most = Math.max(...pool.map(({ difficulty }) => informationOf(ability, difficulty)));
        for (const { difficulty } of asked) {
          expect(informationOf(ability, difficulty)).toBeGreaterThan(0.79 * most);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('is chosen so that each skill gets its planned share of the questions', () => {
    const counts = Map.groupBy(sequence(20), ({ skill }) => skill);
    expect(skills.map((skill) => counts.get(skill)?.length)).toEqual([8, 7, 5]);
  });

  it('is the same for the same random seed, and differs between seeds', () => {
    expect(nextItem(choosing())).toEqual(nextItem(choosing({ candidates: pool.toReversed() })));
    const firsts = Array.from({ length: 60 }, (_, index) => nextItem(choosing({ seed: `${index}` }))?.id);
    expect(new Set(firsts).size).toBe(8);
  });

  it('is an item that the learner has not seen in an earlier test, unless all items were seen', () => {
    const met = new Set(pool.filter(({ id }) => /^0-grammar-[0-5]/.test(id)).map(({ id }) => id));
    const near = pool.map((item) => ({ ...item, difficulty: item.difficulty / 10 }));
    for (const seed of ['a', 'b', 'c', 'd']) {
      expect(met).not.toContain(nextItem(choosing({ seed, candidates: near, metBefore: met }))?.id);
    }
    const two: Candidate[] = [
      { id: 'a', skill: 'grammar', tests: 'articles', difficulty: 0 },
      { id: 'b', skill: 'grammar', tests: 'articles', difficulty: 0 },
    ];
    const other: Candidate = { id: 'c', skill: 'grammar', tests: 'tenses', difficulty: 0.5 };
    expect(nextItem(choosing({ candidates: [...two, other], asked: two.slice(0, 1) }))).toBeDefined();
    // When the learner has seen all items, a seen item is selected.
    const all = new Set(pool.map(({ id }) => id));
    expect(nextItem(choosing({ metBefore: all }))).toBeDefined();
  });

  it('belongs to a skill with remaining items, and is undefined when no items remain', () => {
    const one: Candidate[] = [{ id: 'a', skill: 'reading', tests: 'gist', difficulty: 0 }];
    expect(nextItem(choosing({ candidates: one }))?.id).toBe('a');
    expect(nextItem(choosing({ candidates: one, asked: one }))).toBeUndefined();
    expect(nextItem(choosing({ candidates: [] }))).toBeUndefined();
  });
});

describe('stopping rule of the placement test', () => {
  const bands = bandsOf([
    { id: 'A1', abilityFrom: null },
    { id: 'A2', abilityFrom: -2.25 },
    { id: 'C1', abilityFrom: 2.25 },
  ]);
  const prior = normal({ ability: 0, standardError: 2 });

  it('ends the test after 25 questions, or earlier when the estimate is precise enough', () => {
    expect(isEnough(prior, mostItems, bands)).toBe(true);
    expect(isEnough(prior, mostItems - 1, bands)).toBe(false);
    expect(isEnough(normal({ ability: 0, standardError: 0.47 }), 5, bands)).toBe(true);
    expect(isEnough(normal({ ability: 0, standardError: 0.5 }), 5, bands)).toBe(false);
  });

  it('ends the test after ten questions when the lowest or the highest level is almost certain', () => {
    for (const answered of ['right', 'unknown'] as const) {
      const difficulty = answered === 'right' ? 3 : -3;
      let posterior = prior;
      for (let index = 0; index < 8; index += 1) posterior = after(posterior, { difficulty, answered });
      expect(isEnough(posterior, 8, bands)).toBe(false);
      expect(isEnough(posterior, 10, bands)).toBe(true);
    }
  });

  it('estimates at least one remaining question until the test ends', () => {
    expect(remainingItems(prior, 0, 130)).toBe(20);
    expect(remainingItems(normal({ ability: 0, standardError: 0.6 }), 10, 120)).toBe(8);
    expect(remainingItems(normal({ ability: 0, standardError: 1 }), 22, 100)).toBe(3);
    expect(remainingItems(normal({ ability: 0, standardError: 1 }), 5, 2)).toBe(2);
    expect(remainingItems(normal({ ability: 0, standardError: 0.4 }), 20, 110)).toBe(1);
  });
});
