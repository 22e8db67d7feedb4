import type { Scenario, ScenarioQuestion } from '@pratik/content/kinds/scenario';
import { readScenarios } from '@pratik/content/read/read-scenarios';
import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

const { scenarios } = readScenarios();

const CLASS: Record<string, string> = {
  yes: 'yes',
  no: 'no',
  good: 'great',
  bad: 'terrible',
  number: 'five',
  time: 'at half past nine',
  day: 'on Monday',
  duration: 'two days',
  price: 'fifty lira',
  because: 'because',
};
const ENTITY: Record<string, string> = { ...CLASS, name: 'My name is Ece' };

/** Returns texts that this pattern should match, one text per slot value. */
function samples(scenario: Scenario, pattern: string): string[] {
  return pattern.split(' ').reduce<string[]>(
    (heads, word) => {
      const [, kind, name = ''] = /^([<{])(.+)[>}]$/.exec(word) ?? [];
      const slot = kind === '{' ? scenario.slots[name] : undefined;
      let tails = [word.split('|')[0] ?? ''];
      if (kind === '<') tails = [CLASS[name] ?? ''];
      else if (slot?.type) tails = [ENTITY[slot.type] ?? ''];
      else if (slot) tails = Object.values(slot.values ?? {}).map(([first = '']) => first);
      return heads.flatMap((head) => tails.map((tail) => `${head} ${tail}`.trim()));
    },
    [''],
  );
}

const questions = (scenario: Scenario): ScenarioQuestion[] => [
  ...scenario.steps,
  ...scenario.followUps.flatMap(({ chain }) => chain),
];

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
  'intents of scenario %s',
  (_id, scenario) => {
    it('are each recognised in sentences made from at least half of their patterns', () => {
      const lost = questions(scenario).flatMap((question) =>
        question.expects.flatMap(({ intent, patterns }) => {
          const missed = patterns.filter((pattern) =>
            samples(scenario, pattern).every(
              (text) => understand(scenario, question, {}, { text, corrections: [] }).hit?.intent !== intent,
            ),
          );
          return missed.length * 2 > patterns.length
            ? [`${question.asks[0]} → ${intent}: ${missed.join(', ')}`]
            : [];
        }),
      );
      expect(lost).toEqual([]);
    });

    it('are each recognised in at least one question when they have a prepared answer of the partner', () => {
      const lost = scenario.answers.filter(({ patterns, intent }) =>
        patterns.every((pattern) =>
          samples(scenario, pattern).every(
            (text) =>
              understand(scenario, undefined, {}, { text: `${text}?`, corrections: [] }).inquiries[0]?.answer
                ?.intent !== intent,
          ),
        ),
      );
      expect(lost.map(({ intent }) => intent)).toEqual([]);
    });
  },
);
