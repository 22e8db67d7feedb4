import { countries } from '../../../lexicon/proper-words.ts';
import { indefiniteArticle } from '../../inflection.ts';
import type { Match, Pattern } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

const becoming = ['become', 'becomes', 'became', 'becoming'];
function article(words: readonly Word[], at: number, pattern: string, confidence: number): Match {
  const word = words[at];
  const text = word?.text ?? '';
  return {
    code: 'missing-article',
    pattern,
    from: at,
    to: at + 1,
    replacements: [`${indefiniteArticle(text)} ${text}`],
    confidence,
  };
}

/** Inserts an article before an occupation: "My sister is nurse" → "a nurse", "works as driver" → "as a driver". */
export const articleBeforeOccupation: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const asRole =
      oneOf(word, 'as') &&
      is(words[at - 1], 'base', 'third', 'past', 'gerund') &&
      words[at - 1]?.verb === 'work';
    if (!is(word, 'be') && !oneOf(word, ...becoming) && !asRole) return [];
    if (oneOf(word, "there's", "what's", "where's", "that's")) return [];
    const start = oneOf(words[at + 1], 'not', 'also', 'still') ? at + 2 : at + 1;
    const end = occupationEnd(words, start) ?? (asRole ? undefined : singleNounEnd(words, start, word));
    return end !== undefined && isNounEnd(words, end)
      ? [article(words, start, 'article-occupation', 0.9)]
      : [];
  });

/**
 * Returns the index after an occupation of several words, such as "police officer", "taxi driver" or "very good
 * teacher". Returns undefined if there is no occupation.
 */
function occupationEnd(words: readonly Word[], at: number): number | undefined {
  if (
    is(words[at], 'occupation') &&
    !is(words[at], 'base', 'adjective') &&
    !/^\p{Lu}/u.test(words[at]?.text ?? '')
  ) {
    return is(words[at + 1], 'occupation') ? at + 2 : at + 1;
  }
  const compound = [
    'police',
    'taxi',
    'bus',
    'truck',
    'software',
    'computer',
    'civil',
    'flight',
    'shop',
    'security',
    'tour',
    'university',
    'english',
    'maths',
    'fashion',
    'graphic',
  ];
  return oneOf(words[at], ...compound) && is(words[at + 1], 'occupation') ? at + 2 : undefined;
}

/**
 * Posts that only one person has at a time, and nouns for times. They take no article after "be": "He is king", "It
 * is night".
 */
const notAfterBe = new Set(
  `king queen president manager secretary chef night day second month week year hour minute summer class chapter page
  level point goal exercise course subject topic unit radio`.split(/\s+/),
);

/**
 * Returns the index after a singular countable noun that directly follows "be", as in "When I was child". Returns
 * undefined if there is no such noun.
 */
function singleNounEnd(words: readonly Word[], at: number, be: Word): number | undefined {
  const noun = words[at];
  if (oneOf(be, 'are', "we're", "they're", "you're", 'be', 'been', 'being', 'were')) return undefined;
  if (!is(noun, 'countable') || is(noun, 'base', 'adjective', 'plural', 'past', 'third')) return undefined;
  if (/^\p{Lu}/u.test(noun?.text ?? '') || oneOf(noun, 'flat', 'room')) return undefined;
  return notAfterBe.has(noun?.lower ?? '') ? undefined : at + 1;
}

/** Whether the noun phrase ends at this index. False if another noun or a hyphen follows. */
function isNounEnd(words: readonly Word[], at: number): boolean {
  const next = words[at];
  if (
    next === undefined ||
    oneOf(next, 'and', 'or', 'but', 'who', 'too', 'at', 'in', 'now', 'for', 'last', 'this', 'when', 'because')
  )
    return true;
  if (oneOf(next, '-', "'", '’')) return false;
  return is(next, 'mark', 'preposition', 'conjunction', 'subject') || is(next, 'adverb');
}

const meals = ['breakfast', 'lunch', 'dinner'];
const sports = [
  'football',
  'basketball',
  'tennis',
  'volleyball',
  'chess',
  'handball',
  'hockey',
  'golf',
  'rugby',
  'baseball',
  'badminton',
];
const languages = new Set([
  'english',
  'turkish',
  'german',
  'french',
  'spanish',
  'italian',
  'russian',
  'arabic',
  'japanese',
]);
const countryNames = new Set(
  [...countries, 'Turkey'].map((country) => country.toLowerCase()).filter((name) => name !== 'netherlands'),
);

/**
 * Removes an unnecessary article: "play the football" → "play football", "had the breakfast" → "had breakfast",
 * "The life is" → "Life is".
 */
export const extraArticle: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const before = words[at - 1];
    if (!oneOf(word, 'the') || next === undefined) return [];
    const found =
      (oneOf(next, ...sports) &&
        ['play', 'like', 'love'].includes(before?.verb ?? '') &&
        endsPhrase(words, at + 2)) ||
      (oneOf(next, 'nature') && ['like', 'love'].includes(before?.verb ?? '') && endsPhrase(words, at + 2)) ||
      (languages.has(next.lower) &&
        ['speak', 'learn'].includes(before?.verb ?? '') &&
        endsPhrase(words, at + 2)) ||
      (oneOf(next, ...meals) && ['have', 'eat'].includes(before?.verb ?? '') && endsPhrase(words, at + 2)) ||
      (at === 0 &&
        oneOf(next, 'life', 'nature') &&
        oneOf(words[2], 'is') &&
        is(words[3], 'state', 'adjective') &&
        !oneOf(words[4], 'of')) ||
      (countryNames.has(next.lower) && endsPhrase(words, at + 2) && oneOf(before, 'in', 'to', 'from'));
    if (!found) return [];
    return [
      {
        code: 'extra-article',
        pattern: 'extra-article',
        from: at,
        to: at + 2,
        replacements: [next.text],
        confidence: 0.8,
      },
    ];
  });

function endsPhrase(words: readonly Word[], at: number): boolean {
  const next = words[at];
  return (
    next === undefined ||
    (is(next, 'mark', 'adverb', 'conjunction') && !oneOf(next, 'that', '-')) ||
    oneOf(next, 'at', 'with', 'in', 'on', 'every', 'very', 'by')
  );
}
