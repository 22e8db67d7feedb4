import { falsePlurals, massNouns, neverPlural } from '../../../lexicon/nouns-uncountable.ts';
import { plural } from '../../inflection.ts';
import type { Match, Pattern, SentenceView } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

const uncountable = new Set([...neverPlural, ...massNouns]);
const notCountedWithA = new Set(
  'advice information furniture homework housework luggage baggage equipment progress traffic knowledge'.split(
    ' ',
  ),
);
const counters = ['many', 'several', 'few', 'these', 'those'];

/**
 * Returns the replacements for "many" before an uncountable noun. In statements, "a lot of" comes first; in
 * questions and negative sentences, "much" comes first.
 */
function manyOf(view: SentenceView, at: number, noun: string): string[] {
  const much = `much ${noun}`;
  const lots = `a lot of ${noun}`;
  const before = view.words[at - 1];
  if (oneOf(before, 'how', 'so', 'too', 'very', 'as')) return [much];
  const denied = view.words.some((word) => word.lower.endsWith("n't") || oneOf(word, 'not', 'never'));
  return denied || view.question ? [much, lots] : [lots, much];
}

/**
 * Wrong plurals that can also be verbs or correct plurals. Such a plural counts as wrong only after a
 * determiner or a word of quantity.
 */
const needDeterminer = new Set(['researches', 'peoples', 'progresses']);

/**
 * Corrects wrong plurals: "some informations" → "some information", "many advices" → "a lot of advice", "childrens"
 * → "children".
 */
export const falsePlural: Pattern = (view) =>
  view.words.flatMap((word, at): Match[] => {
    const right = falsePlurals[word.lower];
    if (right === undefined) return [];
    const mass = uncountable.has(right) || right === 'music' || right === 'electricity';
    const base = {
      code: 'countability' as const,
      pattern: mass ? 'no-plural' : 'irregular-plural',
      confidence: 0.9,
    };
    const before = view.words[at - 1];
    if (
      needDeterminer.has(word.lower) &&
      !is(before, 'number') &&
      !oneOf(before, ...counters, 'some', 'of', 'more')
    )
      return [];
    if (mass && oneOf(before, 'many'))
      return [{ ...base, from: at - 1, to: at + 1, replacements: manyOf(view, at - 1, right) }];
    if (mass && oneOf(before, 'these', 'those')) {
      return [
        {
          ...base,
          from: at - 1,
          to: at + 1,
          replacements: [`${oneOf(before, 'these') ? 'this' : 'that'} ${right}`],
        },
      ];
    }
    if (mass && (is(before, 'number') || oneOf(before, ...counters))) {
      const counted = is(before, 'number') ? `${before?.text} pieces of ${right}` : `some ${right}`;
      return [{ ...base, from: at - 1, to: at + 1, replacements: [counted] }];
    }
    return [{ ...base, from: at, to: at + 1, replacements: [right] }];
  });

/** Corrects "a good advice" → "good advice". */
export const articleWithMass: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'a', 'an', 'another')) return [];
    const noun = is(words[at + 1], 'adjective') ? at + 2 : at + 1;
    const head = words[noun];
    if (head === undefined || !notCountedWithA.has(head.lower)) return [];
    if (
      oneOf(head, 'knowledge') &&
      oneOf(words[at + 1], 'good', 'little', 'basic', 'deep', 'thorough', 'working')
    )
      return [];
    const next = words[noun + 1];
    if (is(next, 'noun', 'plural', 'gerund', 'unknown') || oneOf(next, '-')) return [];
    const rest = words
      .slice(at + 1, noun + 1)
      .map((each) => each.text)
      .join(' ');
    return [
      {
        code: 'countability',
        pattern: 'no-article-mass',
        from: at,
        to: noun + 1,
        replacements: oneOf(word, 'another') ? [`some more ${rest}`] : [rest, `some ${rest}`],
        confidence: 0.85,
      },
    ];
  });

/** Corrects "much books" → "many books", "many money" → "much money". */
export const quantifier: Pattern = (view) =>
  view.words.flatMap((word, at): Match[] => {
    const next = view.words[at + 1];
    const before = view.words[at - 1];
    if (next === undefined || is(view.words[at + 2], 'noun', 'plural', 'gerund')) return [];
    const base = { code: 'quantifier' as const, from: at, to: at + 2, confidence: 0.85 };
    const people = oneOf(next, 'people', 'men', 'women', 'children');
    if (
      oneOf(word, 'much') &&
      !oneOf(before, 'very', 'as') &&
      (people ||
        (is(next, 'plural') && !is(next, 'third', 'noun')) ||
        (is(next, 'plural') && countsHere(before)))
    ) {
      return [{ ...base, to: at + 1, pattern: 'much-many', replacements: ['many'] }];
    }
    if (
      oneOf(word, 'many') &&
      uncountable.has(next.lower) &&
      (oneOf(next, 'water', 'milk', 'oil') || !is(next, 'base', 'adjective'))
    ) {
      return [{ ...base, pattern: 'many-mass', replacements: manyOf(view, at, next.lower) }];
    }
    if (oneOf(word, 'many') && oneOf(next, 'time')) {
      const times = oneOf(before, 'how', 'so', 'too') ? [] : ['many times'];
      return [
        { ...base, pattern: 'many-mass', replacements: [...manyOf(view, at, 'time').slice(0, 1), ...times] },
      ];
    }
    return [];
  });

/**
 * Whether a plural after "much" is a noun here, although it can also be a verb, as in "how much books" and "have
 * much books".
 */
function countsHere(before: Word | undefined): boolean {
  return oneOf(
    before,
    'how',
    'so',
    'too',
    'have',
    'has',
    'had',
    'are',
    'were',
    'read',
    'buy',
    'bought',
    'not',
    "don't",
  );
}

const beforeHour =
  `at by around about until till before after from to page chapter room number unit level platform gate
  line bus lesson exercise question the past no than half`.split(/\s+/);

/** Corrects "three cat" → "three cats", "many friend" → "many friends", "five person" → "five people". */
export const pluralAfterNumber: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const many = oneOf(word, 'many', 'several', 'both') && !oneOf(word, 'both');
    if (!many && !isSeveral(word)) return [];
    if (oneOf(words[at - 1], ...beforeHour) && !many && !isDuration(words, at)) return [];
    if (oneOf(words[at - 1], 'a', 'an', 'my', 'the', 'this', '-', 'every')) return [];
    const nounAt = is(words[at + 1], 'adjective') && !is(words[at + 1], 'noun') ? at + 2 : at + 1;
    const noun = words[nounAt];
    if (noun === undefined || noun.noun === undefined || !is(noun, 'countable') || is(noun, 'plural'))
      return [];
    if (
      oneOf(noun, 'o', 'second', 'orange', 'euro', 'fish') ||
      (oneOf(noun, 'foot') && is(words[nounAt + 1], 'number')) ||
      (many && is(words[at + 1], 'adjective') && nounAt === at + 1)
    )
      return [];
    if (!endsNoun(words, nounAt + 1)) return [];
    return [
      {
        code: 'plural-after-number',
        pattern: 'plural-after-number',
        from: nounAt,
        to: nounAt + 1,
        replacements: [plural(noun.noun)],
        confidence: 0.85,
      },
    ];
  });

function isSeveral(word: Word): boolean {
  if (word.kind === 'number') return /^\d{1,3}$/.test(word.text) && Number(word.text) > 1;
  return is(word, 'number');
}

/**
 * Whether the words are a duration, such as "for two week" or "in three day". After "at" and "to", they would be a
 * time of day.
 */
function isDuration(words: readonly Word[], at: number): boolean {
  return oneOf(words[at - 1], 'for', 'in', 'about', 'than');
}

/**
 * Whether the noun is the last word of its noun phrase. False for the first part of a compound, as in "five star
 * hotel" and "two-year-old".
 */
function endsNoun(words: readonly Word[], at: number): boolean {
  const next = words[at];
  if (oneOf(next, '-', "'", 'old')) return oneOf(next, 'old');
  return (
    !is(next, 'noun', 'plural', 'gerund', 'unknown', 'adjective') ||
    is(next, 'preposition', 'adverb', 'determiner', 'conjunction')
  );
}
