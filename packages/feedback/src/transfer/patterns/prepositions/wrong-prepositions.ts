import { alwaysWrong } from '../../../lexicon/always-wrong-prepositions.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { before, headOfPhrase } from '../../verbs.ts';
import { is, oneOf, type Word } from '../../word.ts';

/**
 * Whether a word that can be a verb is used as a noun or adjective, as in "the lack of sleep", "an approach
 * to" and "its influence on".
 */
function isNoun(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const left = words[at - 1];
  if (
    is(left, 'determiner', 'possessive') &&
    !is(left, 'object') &&
    !oneOf(left, 'that', 'which', 'this', 'all')
  )
    return true;
  if (
    oneOf(
      word,
      'lacks',
      'lacked',
      'influences',
      'influenced',
      'approached',
      'approaches',
      'objected',
      'affected',
    )
  )
    return is(left, 'determiner', 'possessive', 'adjective');
  return is(word, 'noun', 'adjective') && !(is(left, 'subject', 'modal', 'do') || oneOf(left, 'to'));
}

/**
 * Whether the preposition belongs to another phrase and not to the verb, as in "insisted to the end", "depends to a
 * large extent", "succeeded on the third attempt" and "discussed on Monday".
 */
function startsSetPhrase(words: readonly Word[], at: number): boolean {
  if (oneOf(words[at], 'to'))
    return (
      oneOf(words[at + 1], 'within', 'excess') ||
      (oneOf(words[at + 1], 'the') && oneOf(words[at + 2], 'end', 'last', 'full', 'letter', 'same')) ||
      words.slice(at + 1, at + 5).some((one) => oneOf(one, 'extent', 'degree'))
    );
  if (oneOf(words[at], 'for')) return oneOf(words[at + 1], 'now', 'once', 'years', 'months', 'days', 'hours');
  return (
    oneOf(words[at], 'on') &&
    (/^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/.test(words[at + 1]?.lower ?? '') ||
      words.slice(at + 1, at + 4).some((one) => oneOf(one, 'attempt', 'try', 'way', 'phone')))
  );
}

/**
 * Corrects a preposition that the verb never takes, as in "consists from", "affected to nearly every farmer" and
 * "lacks of water".
 */
export const neverThisPreposition: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const right = alwaysWrong[word.verb ?? word.lower]?.[words[at + 1]?.lower ?? ''];
    const next = words[at + 2];
    if (right === undefined || next === undefined || is(next, 'mark') || isNoun(words, at)) return [];
    // Skips "to" before a verb, because "to" belongs to an infinitive, and passives with a different
    // preposition, such as "affected by" and "opposed to".
    if (oneOf(words[at + 1], 'to') && is(next, 'base') && !is(next, 'noun')) return [];
    if (is(word, 'participle') && is(before(words, at), 'be') && !oneOf(word, 'consisted')) return [];
    if (is(next, 'number') && oneOf(words[at + 1], 'with', 'on', 'about')) return [];
    if (startsSetPhrase(words, at + 1)) return [];
    if (oneOf(word, 'lack', 'influence', 'lacking') && oneOf(words[at + 3], 'of')) return [];
    if (right === '-')
      return [
        found('extra-preposition', `without-${word.verb ?? word.lower}`, at, at + 2, [word.text], 0.86),
      ];
    return [found('wrong-preposition', 'wrong-preposition', at + 1, at + 2, [right], 0.86)];
  });

const money = new Set(
  'money salary lira liras dollars euros pounds savings income fortune cash budget allowance wage wages half lot'.split(
    ' ',
  ),
);

/** Corrects "spent half of his salary for a jacket" → "on a jacket". */
export const spentFor: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (word.verb !== 'spend') return [];
    const place = words.findIndex(
      (one, index) => index > at + 1 && index < at + 9 && oneOf(one, 'for', 'to'),
    );
    const between = words.slice(at + 1, place);
    const sum = between.some((one) => money.has(one.lower)) && !between.some((one) => oneOf(one, 'on'));
    const next = words[place + 1];
    const thing = is(next, 'determiner', 'possessive', 'plural', 'mass', 'adjective') && !is(next, 'object');
    const head = words[headOfPhrase(words, place + 1) ?? -1];
    if (
      place < 0 ||
      !sum ||
      !thing ||
      between.some((one) => is(one, 'mark', 'base') && !is(one, 'noun')) ||
      is(head, 'human', 'name')
    )
      return [];
    if (oneOf(words[place], 'to') && is(next, 'base')) return [];
    if (
      between.some(
        (one) =>
          is(one, 'gerund') || oneOf(one, 'time', 'day', 'night', 'life', 'year', 'week', 'month', 'hour'),
      )
    )
      return [];
    if (
      oneOf(
        head,
        'years',
        'months',
        'weeks',
        'days',
        'year',
        'month',
        'week',
        'first',
        'time',
        'day',
        'sake',
        'reason',
        'moment',
        'future',
      )
    )
      return [];
    return [found('wrong-preposition', 'wrong-preposition', place, place + 1, ['on'], 0.84)];
  });

const annoyances = new Set(
  'excuses complaints lies jokes noise rules questions behaviour attitude promises problems words stories arguments'.split(
    ' ',
  ),
);

/**
 * Corrects "I'm tired from your excuses" → "tired of". Applies only to annoying things, because "tired from" is
 * right for hard work.
 */
export const tiredOfThings: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'tired', 'sick') || !oneOf(words[at + 1], 'from', 'with')) return [];
    const head = words[headOfPhrase(words, at + 2) ?? -1];
    return annoyances.has(head?.lower ?? '')
      ? [found('wrong-preposition', 'adjective-tired', at + 1, at + 2, ['of'], 0.86)]
      : [];
  });
