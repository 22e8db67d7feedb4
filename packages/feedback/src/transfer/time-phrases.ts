import { timeNouns } from '../lexicon/closed-classes.ts';
import { days } from '../lexicon/proper-words.ts';
import { headOfPhrase } from './verbs.ts';
import { oneOf, type Word } from './word.ts';

const dayNames = days.map((day) => day.toLowerCase());
const units = new Set([
  ...timeNouns,
  ...[...timeNouns].map((unit) => `${unit}s`),
  'lot',
  'bit',
  'little',
  'way',
  "o'clock",
]);

/**
 * Whether the phrase at `at` expresses a time, duration or amount instead of a thing, such as "every day", "all
 * night" or "a lot".
 */
export function tellsTime(words: readonly Word[], at: number): boolean {
  const first = words[at];
  if (
    oneOf(
      first,
      'yesterday',
      'today',
      'tomorrow',
      'tonight',
      'now',
      'then',
      'last',
      'next',
      'every',
      'all',
      'half',
      'most',
    )
  )
    return true;
  if (oneOf(first, ...dayNames)) return true;
  const head = words[headOfPhrase(words, at) ?? -1];
  return head !== undefined && (units.has(head.lower) || oneOf(head, ...dayNames));
}
