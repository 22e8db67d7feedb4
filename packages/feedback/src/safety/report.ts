import { concernsOf } from './check.ts';
import { type Concern, concerns } from './concern.ts';
import { readSafety, type SafetySentence } from './evaluation/sets.ts';

export type ConcernCount = {
  concern: Concern;
  expected: number;
  missed: string[];
  falseAlarms: string[];
};

const learned = (
  [
    'development-trouble',
    'development-luring',
    'development-personal-data',
    'holdout-1',
    'holdout-2',
    'holdout-4',
    'development-harmless',
  ] as const
).flatMap(readSafety);

/**
 * Counts, for each concern, the sentences in which it should be found, the sentences in which it was missed, and
 * the false alarms.
 */
export const countConcerns = (given: readonly SafetySentence[] = learned): ConcernCount[] => {
  const checked = given.map(({ expected, text }) => ({ expected, text, found: concernsOf(text) }));
  return concerns.map((concern) => {
    const cases = checked.filter(({ expected }) => expected === concern);
    return {
      concern,
      expected: cases.length,
      missed: cases.filter(({ found }) => !found.includes(concern)).map(({ text }) => text),
      falseAlarms: checked
        .filter(({ expected, found }) => expected === 'none' && found.includes(concern))
        .map(({ text }) => text),
    };
  });
};

const linesOf = (title: string, given: readonly SafetySentence[]): string[] => [
  `${title}: ${given.length} sentences, ${given.filter(({ expected }) => expected === 'none').length} of them harmless`,
  ...countConcerns(given).flatMap(({ concern, expected, missed, falseAlarms }) => [
    `  ${concern}: ${expected - missed.length} of ${expected} found, ${falseAlarms.length} false alarms`,
    ...missed.map((text) => `    missed: ${text}`),
    ...falseAlarms.map((text) => `    false alarm: ${text}`),
  ]),
];

/** Returns the lines that `node packages/feedback/src/safety/report.ts` prints. */
export const reportLines = (): string[] => [
  ...linesOf('Used by rules', learned),
  ...linesOf('holdout-3, not used', readSafety('holdout-3')),
];

if (process.argv[1] === import.meta.filename) process.stdout.write(`${reportLines().join('\n')}\n`);
