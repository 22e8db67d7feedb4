import { chance } from '../generation/lines.ts';
import { expectedOf } from '../understanding/expected.ts';
import { answers, asides, type Temperament } from './lines.ts';

/**
 * This module simulates learners: forty profiles that combine a temperament with typical errors of Turkish
 * speakers.
 */

type Habit = (sentence: string) => string;

const habits: readonly Habit[] = [
  (text) => text,
  (text) => text.replace(/\b(?:a|an|the) (?=\p{L})/giu, ''),
  (text) => text.replace(/\b(he|she|it|mother|father|brother|sister) (\p{L}+?)s\b(?! not)/giu, '$1 $2'),
  (text) => text.replace(/\b(?:to|for|at) (?=\p{L})/giu, '').replace(/\bdon[’']t\b/g, 'not'),
  (text) => text.toLowerCase().replace(/[.,!’']/g, ''),
];

export type LearnerProfile = {
  name: string;
  temperament: Temperament | 'answering' | 'chatty';
  habit: Habit;
  /** Number of off-topic remarks of a simulated learner in ten messages, which depends on the temperament. */
  asides: number;
};

const temperaments = [
  ['answering', 0],
  ['chatty', 2],
  ['short', 7],
  ['sad', 4],
  ['joking', 4],
  ['offTopic', 5],
  ['asking', 5],
  ['turkish', 4],
] as const;

export const learnerProfiles: readonly LearnerProfile[] = temperaments.flatMap(([temperament, share]) =>
  habits.map((habit, index) => ({
    name: `${temperament}-${index}`,
    temperament:
      index === 4 && temperament === 'joking'
        ? 'hostile'
        : index === 3 && temperament === 'turkish'
          ? 'meta'
          : temperament,
    habit,
    asides: share,
  })),
);

const pick = <T>(list: readonly T[], ...salt: (string | number)[]): T | undefined =>
  list[chance(list.length, ...salt)];

/**
 * Input for the next message of a simulated learner. `said` is the partner’s message, `examples` contains example
 * answers to the partner’s question.
 */
export type Heard = { said: string; examples: readonly string[]; turn: number; seed: number };

/** Returns the next message of a simulated learner. The same input gives the same message. */
export function nextMessage(profile: LearnerProfile, { said, examples, turn, seed }: Heard): string {
  const { temperament, name } = profile;
  const salt = [name, seed, turn] as const;
  const aside = chance(10, ...salt, 'aside') < profile.asides;
  if (aside && temperament !== 'answering') {
    const kind =
      temperament === 'chatty'
        ? (['offTopic', 'asking', 'meta'] as const)[chance(3, ...salt, 'kind')]
        : temperament;
    const lines = asides[kind ?? 'offTopic'];
    return profile.habit(pick(lines, ...salt, 'line') ?? 'yes');
  }
  // Every simulated learner sometimes asks for help or asks the partner a question.
  if (chance(12, ...salt, 'meta') === 0)
    return profile.habit(pick([...asides.meta, ...asides.asking], ...salt, 'any') ?? 'yes');
  const example = chance(3, ...salt, 'example') > 0 ? pick(examples, ...salt, 'which') : undefined;
  const general = pick(answers[expectedOf(said)], ...salt, 'answer') ?? 'yes';
  const text = example ?? general;
  const more = temperament === 'chatty' ? ` ${pick(answers.open, ...salt, 'more')}.` : '';
  return profile.habit(text + more);
}
