import { concernsOf } from './check.ts';
import { type Concern, concerns } from './concern.ts';
import type { Expected } from './evaluation/expected.ts';
import { fresh } from './evaluation/fresh.ts';
import { harmless } from './evaluation/harmless.ts';
import { heldOut } from './evaluation/held-out.ts';
import { second } from './evaluation/second.ts';
import { third } from './evaluation/third.ts';
import { luring, personal, troubled } from './evaluation/troubled.ts';

export type Figures = {
  concern: Concern;
  expected: number;
  missed: string[];
  falseAlarms: string[];
};

const sentences: readonly Expected[] = [
  ...troubled,
  ...luring,
  ...personal,
  ...fresh,
  ...third,
  ...second,
  ...harmless.map((text): Expected => ['none', text]),
];

/** Counts, for each concern, the expected sentences, the missed ones and the false alarms. */
export const figuresOf = (given: readonly Expected[] = sentences): Figures[] => {
  const heard = given.map(([expected, text]) => ({ expected, text, found: concernsOf(text) }));
  return concerns.map((concern) => {
    const ours = heard.filter(({ expected }) => expected === concern);
    return {
      concern,
      expected: ours.length,
      missed: ours.filter(({ found }) => !found.includes(concern)).map(({ text }) => text),
      falseAlarms: heard
        .filter(({ expected, found }) => expected === 'none' && found.includes(concern))
        .map(({ text }) => text),
    };
  });
};

const linesOf = (title: string, of: readonly Expected[]): string[] => [
  `${title}: ${of.length} sentences, ${of.filter(([expected]) => expected === 'none').length} of them harmless`,
  ...figuresOf(of).flatMap(({ concern, expected, missed, falseAlarms }) => [
    `  ${concern}: ${expected - missed.length} of ${expected} found, ${falseAlarms.length} false alarms`,
    ...missed.map((text) => `    missed: ${text}`),
    ...falseAlarms.map((text) => `    false alarm: ${text}`),
  ]),
];

/** The output of `node packages/feedback/src/safety/report.ts`. */
export const reportLines = (): string[] => [
  ...linesOf('Learnt from', sentences),
  ...linesOf('Held out', heldOut),
];

if (process.argv[1] === import.meta.filename) process.stdout.write(`${reportLines().join('\n')}\n`);
