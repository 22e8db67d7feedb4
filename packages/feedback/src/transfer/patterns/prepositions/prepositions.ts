import { adjectivePrepositions, skills } from '../../../lexicon/adjective-prepositions.ts';
import { days, months } from '../../../lexicon/proper-words.ts';
import type { Match, Pattern } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

const dayNames = days.flatMap((day) => [day.toLowerCase(), `${day.toLowerCase()}s`]);
const monthNames = months.map((month) => month.toLowerCase());
const vehicles = [
  'bus',
  'car',
  'train',
  'plane',
  'taxi',
  'bike',
  'metro',
  'ferry',
  'tram',
  'minibus',
  'subway',
  'ship',
];

function swap(at: number, right: string, pattern: string, confidence = 0.85): Match {
  return { code: 'wrong-preposition', pattern, from: at, to: at + 1, replacements: [right], confidence };
}

/**
 * Corrects the preposition after an adjective: "afraid from dogs" → "afraid of dogs", "married with" → "married
 * to".
 */
export const adjectivePreposition: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const right = adjectivePrepositions[word.lower]?.[words[at + 1]?.lower ?? ''];
    const next = words[at + 2];
    if (right === undefined || next === undefined || is(next, 'mark') || !isPredicate(words, at)) return [];
    if (
      oneOf(word, 'married', 'engaged') &&
      !is(words[at - 1], 'be') &&
      !/^(?:get|got)/.test(words[at - 1]?.lower ?? '')
    )
      return [];
    // Skips "to" before a verb, because "to" belongs to an infinitive, as in "afraid to go".
    if (oneOf(words[at + 1], 'to') && !is(next, 'object', 'possessive', 'determiner')) return [];
    if (oneOf(word, 'good', 'bad') && !skills.has(next.lower)) return [];
    if (oneOf(word, 'different') && !is(next, 'object')) return [];
    // Skips "with" if it means company or help instead of a cause, as in "Afraid, with the help of".
    if (oneOf(words[at + 1], 'with') && oneOf(words[at + 3], 'help', 'kids', 'children', 'two', 'three'))
      return [];
    if (oneOf(words[at + 1], 'with') && is(next, 'number')) return [];
    return [swap(at + 1, right, `adjective-${word.lower}`, 0.85)];
  });

function isPredicate(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return (
    is(before, 'be', 'adverb', 'frequency') ||
    oneOf(
      before,
      'get',
      'gets',
      'got',
      'getting',
      'feel',
      'feels',
      'felt',
      'become',
      'became',
      'not',
      'more',
      'been',
      'quite',
    ) ||
    (is(before, 'subject') && !oneOf(before, 'it'))
  );
}

/** Corrects "Are you tired from me" → "tired of me". Does not change "tired from work", which is right. */
export const tiredOf: Pattern = ({ words }) =>
  words.flatMap((word, at) =>
    oneOf(word, 'tired') &&
    oneOf(words[at + 1], 'from') &&
    oneOf(words[at + 2], 'me', 'you', 'him', 'her', 'us', 'them')
      ? [swap(at + 1, 'of', 'adjective-tired')]
      : [],
  );

/**
 * Corrects prepositions of time: "in Monday" → "on Monday", "at 1998" → "in 1998", "on July" → "in July", "at the
 * morning" → "in the morning".
 */
export const timePreposition: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    if (!oneOf(word, 'in', 'on', 'at') || next === undefined) return [];
    if (oneOf(word, 'in', 'at') && oneOf(next, ...dayNames)) return [swap(at, 'on', 'time-day', 0.9)];
    if (oneOf(word, 'on', 'at') && /^(?:19|20)\d\d$/.test(next.text) && !is(after, 'noun', 'plural')) {
      return [swap(at, 'in', 'time-year')];
    }
    if (oneOf(word, 'in') && oneOf(next, 'the') && oneOf(after, 'weekend')) {
      return [{ ...swap(at, 'at', 'time-weekend'), replacements: ['at', 'on'] }];
    }
    if (
      oneOf(word, 'in', 'at') &&
      is(next, 'number') &&
      oneOf(after, ...monthNames) &&
      !/^\d{4}$/.test(next.text)
    ) {
      return [swap(at, 'on', 'time-date')];
    }
    const month = oneOf(next, ...monthNames) && /^\p{Lu}/u.test(next.text);
    if (month && oneOf(word, 'on', 'at') && !is(after, 'number') && !oneOf(after, 'the'))
      return [swap(at, 'in', 'time-month')];
    if (oneOf(word, 'in') && is(next, 'number') && oneOf(after, "o'clock", 'am', 'pm'))
      return [swap(at, 'at', 'time-clock')];
    if (oneOf(word, 'at') && oneOf(next, 'the') && oneOf(after, 'morning', 'afternoon', 'evening'))
      return [swap(at, 'in', 'time-part')];
    return [];
  });

/** Corrects "go with bus" → "by bus". */
export const byVehicle: Pattern = ({ words }) =>
  words.flatMap((word, at) => {
    const after = words[at + 2];
    const ends =
      after === undefined ||
      is(after, 'mark', 'conjunction', 'preposition', 'adverb') ||
      oneOf(after, 'every');
    return oneOf(word, 'with') && oneOf(words[at + 1], ...vehicles) && ends
      ? [swap(at, 'by', 'by-vehicle')]
      : [];
  });

/**
 * Corrects the preposition after "arrive": "arrived to the hotel" → "arrived at the hotel", "arrived to Ankara" →
 * "arrived in Ankara".
 */
export const arriveAt: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (word.verb !== 'arrive' || !oneOf(words[at + 1], 'to')) return [];
    const next = words[at + 2];
    if (is(next, 'place')) return [swap(at + 1, 'in', 'arrive')];
    if (oneOf(next, 'home', 'here', 'there')) {
      const match: Match = {
        code: 'extra-preposition',
        pattern: 'to-home',
        from: at + 1,
        to: at + 3,
        replacements: [next?.text ?? ''],
        confidence: 0.85,
      };
      return [match];
    }
    return is(next, 'determiner', 'possessive') || oneOf(next, 'school', 'work')
      ? [swap(at + 1, 'at', 'arrive')]
      : [];
  });
