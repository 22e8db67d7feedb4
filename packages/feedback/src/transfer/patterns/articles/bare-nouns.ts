import { abstractNouns, partsOfDay, wholeKinds } from '../../../lexicon/bare-nouns.ts';
import { type Match, type Pattern, textOf } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

function insert(
  words: readonly Word[],
  at: number,
  articles: readonly string[],
  pattern: string,
  confidence = 0.78,
): Match {
  const text = words[at]?.text ?? '';
  return {
    code: 'missing-article',
    pattern,
    from: at,
    to: at + 1,
    replacements: articles.map((article) => `${article} ${text}`),
    confidence,
  };
}

const afterThese = (word: Word | undefined) =>
  is(word, 'be', 'preposition') ||
  is(word, 'base', 'third', 'past', 'gerund') ||
  oneOf(word, 'not', 'became', 'become');

/**
 * Inserts a missing "the": "She is best student" → "the best", "in same class" → "the same", "for first time" →
 * "the first", "in morning" → "in the morning".
 */
export const missingThe: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const before = words[at - 1];
    const next = words[at + 1];
    if (
      before === undefined ||
      is(before, 'determiner', 'possessive', 'mark') ||
      oneOf(before, 'own') ||
      /'s?$/.test(before.lower)
    )
      return [];
    if (oneOf(word, ...partsOfDay) && oneOf(before, 'in') && !is(next, 'noun'))
      return [insert(words, at, ['the'], 'the-only', 0.85)];
    if (!afterThese(before)) return [];
    if (oneOf(word, 'same') && is(next, 'noun', 'plural', 'mass') && !oneOf(before, 'very'))
      return [insert(words, at, ['the'], 'the-same', 0.85)];
    if (oneOf(word, 'first', 'second', 'third') && oneOf(next, 'time') && oneOf(before, 'for', 'is', 'was'))
      return [insert(words, at, ['the'], 'the-only', 0.85)];
    if (oneOf(word, 'only') && is(next, 'countable') && is(before, 'be') && !is(next, 'base', 'plural'))
      return [insert(words, at, ['the', 'an'], 'the-only')];
    const most = oneOf(word, 'most') && is(next, 'adjective') && is(words[at + 2], 'noun', 'countable');
    const best =
      is(word, 'superlative') &&
      !oneOf(word, 'most', 'least') &&
      is(next, 'noun', 'countable') &&
      !is(next, 'plural') &&
      !oneOf(next, 'friend', 'man');
    if ((most || best) && !oneOf(before, 'at', 'do', 'did', 'does'))
      return [insert(words, at, ['the'], 'the-superlative', 0.85)];
    return [];
  });

const generally = ['like', 'love', 'hate', 'prefer', 'dislike', 'enjoy', 'adore', 'detest'];
const subjectsOfStudy = new Set(
  'maths mathematics physics history biology chemistry geography art music law medicine economics psychology philosophy literature'.split(
    ' ',
  ),
);
const stops = (word: Word | undefined) =>
  word === undefined ||
  (is(word, 'mark') && !oneOf(word, '-', ':')) ||
  oneOf(word, 'and', 'but', 'because', 'very', 'so', 'too', 'more', 'than', 'a');

/**
 * Removes an unnecessary article: "The life is hard" → "Life is hard", "I like the cats" → "I like cats", "the my
 * friend" → "my friend".
 */
export const needlessArticle: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const before = words[at - 1];
    if (next === undefined) return [];
    const drop = (to: number, pattern: string, confidence = 0.8): Match[] => [
      { code: 'extra-article', pattern, from: at, to, replacements: [textOf(words, at + 1, to)], confidence },
    ];
    if (oneOf(word, 'the', 'a', 'an') && is(next, 'possessive') && !oneOf(next, 'her'))
      return drop(at + 2, 'extra-article', 0.9);
    if (
      oneOf(word, 'a', 'an') &&
      is(next, 'plural') &&
      !is(next, 'noun', 'mass', 'adjective', 'third', 'base') &&
      !is(words[at + 2], 'noun')
    )
      return drop(at + 2, 'extra-article', 0.85);
    if (!oneOf(word, 'the')) return [];
    if (
      is(next, 'place') &&
      /^\p{Lu}/u.test(next.text) &&
      stops(words[at + 2]) &&
      !/^(?:usa|uk|netherlands|philippines|maldives|emirates|states|kingdom|bosphorus|bosporus|mediterranean|aegean|black)$/.test(
        next.lower,
      )
    )
      return drop(at + 2, 'extra-article');
    if (
      oneOf(next, 'lake', 'mount') &&
      is(words[at + 2], 'name', 'place', 'unknown') &&
      /^\p{Lu}/u.test(next.text)
    )
      return drop(at + 2, 'extra-article', 0.85);
    if (
      oneOf(next, 'most') &&
      is(words[at + 2], 'plural') &&
      !is(words[at + 2], 'adjective', 'noun') &&
      oneOf(before, 'in', 'for', 'with', 'like', 'to', 'of')
    )
      return drop(at + 2, 'extra-article', 0.85);
    if (
      oneOf(next, 'society', 'prison') &&
      oneOf(before, 'in', 'by', 'of', 'to', 'at') &&
      (stops(words[at + 2]) || oneOf(words[at + 2], 'for')) &&
      !(oneOf(next, 'university') && oneOf(before, 'of', 'by'))
    )
      return drop(at + 2, 'extra-article', 0.72);
    if (oneOf(next, 'night') && oneOf(before, 'at') && stops(words[at + 2]))
      return drop(at + 2, 'extra-article', 0.85);
    if (
      oneOf(next, 'most') &&
      oneOf(words[at + 2], 'of') &&
      is(words[at + 3], 'determiner', 'possessive', 'object')
    )
      return drop(at + 2, 'extra-article', 0.85);
    if (
      oneOf(next, 'bus', 'train', 'car', 'plane', 'taxi', 'bike', 'metro', 'ferry') &&
      oneOf(before, 'by') &&
      stops(words[at + 2])
    )
      return drop(at + 2, 'extra-article', 0.85);
    const opens = at === 0 || is(before, 'mark') || oneOf(before, 'because', 'that', 'think', 'but');
    if (
      opens &&
      abstractNouns.has(next.lower) &&
      oneOf(
        words[at + 2],
        'is',
        'are',
        'can',
        'makes',
        'gives',
        'helps',
        'brings',
        'has',
        'teaches',
        'begins',
        'starts',
        'affects',
        'causes',
      )
    ) {
      const specific = oneOf(words[at + 3], 'not') ? words[at + 4] : words[at + 3];
      return is(specific, 'past') && !is(specific, 'adjective') ? [] : drop(at + 2, 'extra-article');
    }
    const verb = before?.verb ?? '';
    if (
      (generally.includes(verb) ||
        (['study', 'teach', 'learn'].includes(verb) && subjectsOfStudy.has(next.lower))) &&
      !oneOf(words[at - 2], 'would', "i'd", "we'd", "he'd", "she'd", "they'd", "you'd") &&
      is(before, 'base', 'third') &&
      !is(before, 'past') &&
      wholeKinds.has(next.lower) &&
      stops(words[at + 2])
    )
      return drop(at + 2, 'extra-article');
    return [];
  });

const aloneAtStart = new Set('sun moon sky internet government world weather earth'.split(' '));
const unitsOfTime = ['day', 'week', 'month', 'year', 'hour', 'minute'];
const groupsOfPeople = new Set(
  'elderly poor rich homeless unemployed disabled young old blind deaf'.split(' '),
);

/**
 * Inserts articles in fixed expressions: "Sun is strong" → "The sun", "twice day" → "twice a day", "protect
 * elderly" → "the elderly".
 */
export const fixedArticles: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const before = words[at - 1];
    if (
      at === 0 &&
      aloneAtStart.has(word.lower) &&
      is(next, 'be', 'third', 'past', 'modal', 'have') &&
      !is(next, 'noun')
    ) {
      return [
        {
          code: 'missing-article',
          pattern: 'the-only',
          from: at,
          to: at + 1,
          replacements: [`The ${word.lower}`],
          confidence: 0.82,
          asWritten: true,
        },
      ];
    }
    if (
      oneOf(word, ...unitsOfTime) &&
      (oneOf(before, 'once', 'twice') ||
        (oneOf(before, 'times', 'hours', 'km', 'days') && is(words[at - 2], 'number'))) &&
      (next === undefined || is(next, 'mark', 'conjunction', 'preposition'))
    )
      return [insert(words, at, ['a'], 'article-noun', 0.88)];
    if (
      groupsOfPeople.has(word.lower) &&
      (is(before, 'base', 'gerund', 'third', 'past') || oneOf(before, 'for', 'between', 'among')) &&
      !is(before, 'be', 'have', 'noun') &&
      (next === undefined || is(next, 'mark', 'conjunction')) &&
      ['help', 'protect', 'support', 'feed', 'respect', 'visit', 'for'].includes(
        before?.verb ?? before?.lower ?? '',
      )
    )
      return [insert(words, at, ['the'], 'the-only')];
    return [];
  });
