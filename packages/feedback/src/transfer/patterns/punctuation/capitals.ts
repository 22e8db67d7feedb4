import {
  clearTurkishCities,
  countries,
  days,
  months,
  nationalities,
  worldCities,
} from '../../../lexicon/proper-words.ts';
import { fold } from '../../../text/tokens.ts';
import type { Match, Pattern } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

const ambiguous = new Set(['may', 'march', 'august']);
const proper = new Map(
  [...days, ...months, ...nationalities, ...countries, ...worldCities, ...clearTurkishCities]
    .filter((word) => !ambiguous.has(word.toLowerCase()))
    .map((word) => [fold(word), word]),
);
const unusual = new Map([
  ['tv', 'TV'],
  ['tuesdays', 'Tuesdays'],
  ['saturdays', 'Saturdays'],
]);

function change(at: number, right: string, pattern: string, confidence: number): Match {
  return { code: 'capital-letters', pattern, from: at, to: at + 1, replacements: [right], confidence };
}

/** Capitalises words that always have a capital letter in English, as in "i", "on monday", "turkish" and "in may". */
export const capitals: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (word.kind !== 'word' || word.text !== word.text.toLowerCase()) return [];
    if (/^i(?:['’](?:m|ll|ve|d))?$/.test(word.text))
      return isListMark(words, at) || oneOf(words[at + 1], '´', '`')
        ? []
        : [change(at, `I${word.text.slice(1)}`, 'capital-i', 0.9)];
    const right = proper.get(word.lower) ?? unusual.get(word.lower) ?? plainDay(word.lower);
    if (right !== undefined) return [change(at, sameLetters(word.text, right), 'capital-name', 0.9)];
    if (ambiguous.has(word.lower) && isMonth(words, at))
      return [change(at, capital(word.text), 'capital-name', 0.85)];
    const turkey =
      oneOf(word, 'turkey') &&
      oneOf(words[at - 1], 'in', 'from', 'to', 'visit') &&
      !is(words[at + 1], 'noun', 'plural');
    return turkey ? [change(at, 'Turkey', 'capital-name', 0.85)] : [];
  });

/** Whether "i" is a list number, as in "i." and "i)", or part of an address. */
function isListMark(words: readonly Word[], at: number): boolean {
  return oneOf(words[at + 1], ')', '.', '@') && at === 0;
}

function isMonth(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  const alone = next === undefined || is(next, 'mark', 'number', 'conjunction', 'adverb');
  return (
    (oneOf(words[at - 1], 'in', 'last', 'next', 'since', 'until', 'of') && alone) ||
    (is(words[at - 1], 'number') && alone && oneOf(words[at - 2], 'on', 'the'))
  );
}

/** Returns the capitalised form of a plural weekday, for example "Mondays" for "mondays". */
function plainDay(lower: string): string | undefined {
  const day = lower.endsWith('s') ? days.find((name) => `${name.toLowerCase()}s` === lower) : undefined;
  return day === undefined ? undefined : `${day}s`;
}

/** Returns the correct form in the letters that the learner used. For "izmir", returns "Izmir" and not "İzmir". */
function sameLetters(written: string, right: string): string {
  return right.length === written.length && right.slice(1) === written.slice(1) ? capital(written) : right;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
