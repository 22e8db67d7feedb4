import { table } from '../../lexicon/table.ts';
import { plural, superlative } from '../inflection.ts';
import { found, type Match, type Pattern, textOf } from '../match.ts';
import { is, oneOf } from '../word.ts';

const _weather = [
  'cold',
  'hot',
  'sunny',
  'dark',
  'late',
  'early',
  'warm',
  'rainy',
  'windy',
  'cloudy',
  'difficult',
  'easy',
  'important',
  'expensive',
  'impossible',
  'necessary',
];

const pairs = [
  'trousers',
  'jeans',
  'scissors',
  'glasses',
  'pyjamas',
  'shorts',
  'tights',
  'sunglasses',
  'pants',
];

const moreMass = new Set(
  'experience damage time money knowledge patience energy sugar salt water milk bread information advice evidence'.split(
    ' ',
  ),
);

const pairOwners = ['parents', 'grandparents', 'neighbours', 'neighbors'];

/** "a new trousers", "This shoes", "Both lawyer", "the bigger city in Turkey", "two swimming pool", "my grandparents house". */
export const nounSlips: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    if (oneOf(word, 'a', 'an')) {
      const noun = is(next, 'adjective') ? at + 2 : at + 1;
      if (oneOf(words[noun], ...pairs))
        return [
          found(
            'countability',
            'pair-of',
            at,
            noun + 1,
            [`a pair of ${textOf(words, at + 1, noun + 1)}`, textOf(words, at + 1, noun + 1)],
            0.86,
          ),
        ];
      if (oneOf(next, 'too') && is(after, 'adjective') && is(words[at + 3], 'noun') && !is(after, 'noun'))
        return [
          found(
            'word-order',
            'word-order',
            at,
            at + 3,
            [`too ${after?.text} ${word.lower === 'an' ? 'a' : word.text}`],
            0.84,
          ),
        ];
    }
    if (
      (oneOf(word, 'this') || (oneOf(word, 'that') && at === 0)) &&
      is(next, 'plural') &&
      !is(next, 'noun', 'third', 'mass', 'base') &&
      (at === 0 || is(words[at - 1], 'preposition', 'base', 'third', 'past', 'be', 'mark')) &&
      next?.noun !== undefined &&
      !is(after, 'noun')
    )
      return [found('other', 'this-these', at, at + 1, [oneOf(word, 'this') ? 'these' : 'those'], 0.86)];
    if (
      oneOf(word, 'these', 'those') &&
      is(next, 'countable') &&
      !is(next, 'plural') &&
      next?.noun !== undefined &&
      !is(after, 'noun', 'plural', 'third')
    )
      return [found('plural-after-number', 'plural-after-number', at + 1, at + 2, [plural(next.noun)], 0.82)];
    if (
      oneOf(word, 'both') &&
      is(next, 'countable') &&
      !is(next, 'plural') &&
      next?.noun !== undefined &&
      !is(after, 'noun', 'plural') &&
      !oneOf(after, 'and')
    )
      return [found('plural-after-number', 'plural-after-number', at + 1, at + 2, [plural(next.noun)])];
    if (
      is(word, 'number') &&
      !oneOf(word, 'one', '1') &&
      is(next, 'gerund') &&
      is(after, 'countable') &&
      !is(after, 'plural') &&
      after?.noun !== undefined &&
      !is(words[at + 3], 'noun', 'plural')
    )
      return [found('plural-after-number', 'plural-after-number', at + 2, at + 3, [plural(after.noun)])];
    if (
      is(word, 'number') &&
      word.kind !== 'mark' &&
      !oneOf(word, 'one', '1') &&
      oneOf(next, 'week', 'month', 'year', 'hour', 'minute', 'glass', 'bottle') &&
      (oneOf(after, 'last', 'ago', 'later', ',', '.', 'of', 'every', 'this', 'before') ||
        after === undefined) &&
      !oneOf(words[at - 1], 'a', 'an', 'chapter', 'the') &&
      !/^(?:19|20)\d\d$/.test(word.text)
    )
      return [
        found('plural-after-number', 'plural-after-number', at + 1, at + 2, [plural(next?.lower ?? '')], 0.8),
      ];
    if (
      is(word, 'number') &&
      oneOf(words[at - 1], 'past', 'last', 'next') &&
      oneOf(words[at - 2], 'the') &&
      oneOf(next, 'year', 'month', 'week', 'day', 'hour', 'minute') &&
      !oneOf(word, 'one')
    )
      return [found('plural-after-number', 'plural-after-number', at + 1, at + 2, [`${next?.lower}s`], 0.86)];
    if (
      is(word, 'comparative') &&
      oneOf(words[at - 1], 'the') &&
      is(next, 'noun') &&
      oneOf(after, 'in', 'of') &&
      (is(words[at + 3], 'place') ||
        oneOf(words[at + 4], 'world', 'class', 'city', 'country', 'team', 'school', 'family')) &&
      !oneOf(word, 'later', 'upper', 'lower', 'former', 'latter', 'elder')
    ) {
      const base = word.lower
        .replace(/([bdgmnpt])\1er$/, '$1')
        .replace(/ier$/, 'y')
        .replace(/er$/, '');
      return [
        found(
          'comparatives',
          'comparison',
          at,
          at + 1,
          [oneOf(word, 'better') ? 'best' : oneOf(word, 'worse') ? 'worst' : superlative(base)],
          0.84,
        ),
      ];
    }
    if (
      oneOf(word, 'few') &&
      oneOf(words[at - 1], 'very', 'a', 'so', 'too') &&
      moreMass.has(next?.lower ?? '')
    )
      return [found('quantifier', 'few-little', at, at + 1, ['little'])];
    if (
      oneOf(word, 'less') &&
      is(next, 'noun', 'adjective') &&
      is(after, 'plural') &&
      !is(after, 'third', 'noun') &&
      !oneOf(words[at - 1], 'more', 'no')
    )
      return [found('quantifier', 'few-little', at, at + 1, ['fewer'])];
    if (
      oneOf(word, ...pairOwners) &&
      is(words[at - 1], 'possessive', 'determiner') &&
      is(next, 'noun') &&
      !is(next, 'base', 'third', 'past', 'adverb') &&
      (is(after, 'mark', 'be', 'preposition', 'conjunction') || after === undefined)
    )
      return [found('possessive', 'missing-possessive', at, at + 1, [`${word.text}'`])];
    if (
      oneOf(word, 'week', 'year', 'month', 'today', 'yesterday', 'tomorrow') &&
      (oneOf(words[at - 1], 'last', 'next', 'this') || oneOf(word, 'today', 'yesterday', 'tomorrow')) &&
      oneOf(
        next,
        'meeting',
        'lesson',
        'exam',
        'class',
        'match',
        'homework',
        'news',
        'newspaper',
        'concert',
        'party',
        'weather',
        'game',
      )
    )
      return [found('possessive', 'missing-possessive', at, at + 1, [`${word.text}'s`], 0.84)];
    if (oneOf(word, "it's") && oneOf(next, 'own'))
      return [found('possessive', 'its-own', at, at + 1, ['its'], 0.93)];
    if (
      oneOf(word, 'you') &&
      is(words[at - 1], 'be') &&
      oneOf(
        next,
        'name',
        'job',
        'address',
        'number',
        'favourite',
        'favorite',
        'phone',
        'mother',
        'father',
        'house',
      )
    )
      return [found('possessive', 'possessive-form', at, at + 1, ['your'], 0.86)];
    if (
      oneOf(word, 'are', 'were', 'have') &&
      oneOf(words[1], 'number') &&
      oneOf(words[0], 'the') &&
      oneOf(words[2], 'of') &&
      words.slice(3, at).every((one) => !is(one, 'be', 'mark', 'third', 'past', 'modal'))
    )
      return [
        found(
          'other',
          'number-of',
          at,
          at + 1,
          [table<string>({ are: 'is', were: 'was', have: 'has' })[word.lower] ?? 'is'],
          0.82,
        ),
      ];
    return [];
  });
