import type { Scenario } from '@pratik/content/kinds/scenario';
import { readLibrary } from '@pratik/content/read/read-library';
import { readScenarios } from '@pratik/content/read/read-scenarios';
import { describe, expect, it } from 'vitest';
import { RESPONSES_A } from '../generation/responses.a.ts';
import { RESPONSES_B } from '../generation/responses.b.ts';
import { learnerProfiles } from './learners.ts';
import { levelReader } from './levels.ts';
import { measure, percent } from './measures.ts';
import { simulate } from './simulate.ts';

const { words, functionWords } = readLibrary().library;
const { scenarios } = readScenarios();
const levelled = levelReader(words, functionWords);
const ids = [
  'a1-cafe-in-moda',
  'a2-at-the-doctor',
  'b1-flat-viewing',
  'b2-is-it-true',
  'free-talk-a',
  'free-talk-b',
];
const chosen = scenarios.filter(({ id }) => ids.includes(id));

const linesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(linesIn)
      : [];

describe('evaluation of the dialogue engine', () => {
  it('uses forty learner profiles', () => {
    expect(learnerProfiles).toHaveLength(40);
    expect(new Set(learnerProfiles.map(({ temperament }) => temperament)).size).toBeGreaterThanOrEqual(9);
  });

  it('simulates the same conversations for the same random seed', () => {
    const [scenario] = chosen as [Scenario];
    const talk = (seed: number) =>
      learnerProfiles
        .slice(0, 5)
        .flatMap((profile) => simulate(scenario, profile, seed, 6, {}).map(({ reply }) => reply));
    expect(talk(3)).toEqual(talk(3));
    expect(talk(3)).not.toEqual(talk(4));
  });

  it('finds no more repetitions, unanswered questions and difficult words than the limits allow, for all simulated learners', () => {
    const talks = chosen.flatMap((scenario) =>
      learnerProfiles.map((profile, index) => simulate(scenario, profile, 500 + index, 12, {})),
    );
    const { repetitions, unanswered, ignored, floor, above } = measure(talks, levelled);
    expect(repetitions).toBeLessThanOrEqual(0.5);
    expect(unanswered).toBeLessThanOrEqual(12);
    expect(ignored).toBeLessThanOrEqual(15);
    expect(floor).toBeGreaterThanOrEqual(33);
    expect(above).toBeLessThanOrEqual(3);
  });
});

it.each([
  ['A2', RESPONSES_A],
  ['B1', RESPONSES_B],
] as const)(
  'sentences of the offline partner › contain at most 3 %% of words above %s',
  (level, responses) => {
    const counts = linesIn(responses).map((reply) => levelled({ reply, scenario: { level } as Scenario }));
    const total = counts.reduce((sum, one) => sum + one.words, 0);
    expect(
      percent(
        counts.reduce((sum, one) => sum + one.above, 0),
        total,
      ),
    ).toBeLessThanOrEqual(3);
  },
);
