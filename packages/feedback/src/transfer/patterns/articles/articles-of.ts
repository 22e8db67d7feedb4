import { table } from '../../../lexicon/table.ts';
import { indefiniteArticle } from '../../inflection.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { actsAsVerb } from '../../verbs.ts';
import { is, oneOf, type Word } from '../../word.ts';

/**
 * Nouns for containers, measures and amounts that need an article before "of", as in "a glass of water" and "a lot
 * of".
 */
const measures = new Set(
  `glass cup bottle piece slice bit packet loaf bowl plate jar bag box pair couple lot bunch bar tin spoonful sense list
  group handful kilo variety majority minority number wide range pinch bucket mug series waste`.split(/\s+/),
);
/** Nouns for parts and properties of which each thing has only one, as in "the end of the film". */
const parts = new Set(
  `top bottom middle beginning end edge rest majority centre center entrance roof author owner capital price cost size length
  height population name importance meaning smell taste founder inventor winner aim purpose quality leader half`.split(
    /\s+/,
  ),
);
/** Maps prepositions to nouns after which no article is missing, as in "on top of" and "in front of". */
const settled = table<readonly string[]>({
  top: ['on'],
  end: ['by'],
  size: ['by'],
  name: ['in', 'by'],
  price: ['in'],
  purpose: ['on'],
  quality: ['of'],
  importance: ['of'],
  half: [
    'in',
    'about',
    'over',
    'under',
    'than',
    'nearly',
    'of',
    'with',
    'for',
    'to',
    'by',
    'like',
    'at',
    'on',
  ],
});

const isHave = (word: Word | undefined): boolean => is(word, 'have') || word?.verb === 'have';

const takesObject = (words: readonly Word[], at: number): boolean =>
  at >= 0 &&
  !oneOf(words[at], 'go', 'went', 'come', 'become', 'became') &&
  (is(words[at], 'be') || is(words[at], 'have') || actsAsVerb(words, at)) &&
  !is(words[at], 'determiner', 'possessive');

/**
 * Inserts an article before a noun with "of": "give me glass of water" → "a glass", "reached top of the hill" →
 * "the top", "majority of the people" → "the majority".
 */
export const articleBeforeOf: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(words[at + 1], 'of') || is(word, 'plural')) return [];
    if (
      oneOf(word, 'sense', 'knowledge', 'understanding', 'command') &&
      is(words[at - 1], 'adjective') &&
      isHave(words[at - 2])
    ) {
      const adjective = words[at - 1]?.text ?? '';
      return [
        found(
          'missing-article',
          'article-of',
          at - 1,
          at,
          [`${indefiniteArticle(adjective)} ${adjective}`],
          0.83,
        ),
      ];
    }
    const before = words[at - 1];
    const opens = at === 0 || (is(before, 'mark') && !oneOf(before, '-', "'", '"', ':', '(', ')'));
    const object = oneOf(before, 'me', 'him', 'us', 'them') || takesObject(words, at - 1);
    const after = words[at + 2];
    if (after === undefined || is(after, 'mark', 'number')) return [];
    const definite = is(after, 'determiner', 'possessive', 'place', 'name');
    const insert = (article: string) => [
      found(
        'missing-article',
        article === 'the' ? 'the-part' : 'article-of',
        at,
        at + 1,
        [`${article} ${word.text}`],
        0.83,
      ),
    ];
    if (parts.has(word.lower) && definite && !oneOf(word, 'half')) {
      if (settled[word.lower]?.includes(before?.lower ?? '')) return [];
      const subject =
        opens && words.slice(at + 3).some((one) => is(one, 'be', 'third', 'past', 'have', 'modal', 'do'));
      if (subject || object || (is(before, 'preposition') && !oneOf(before, 'as', 'of', 'by')))
        return insert('the');
    }
    if (measures.has(word.lower) && !definite && object && !is(word, 'number')) {
      if (oneOf(before, 'am', 'are', 'were', "we're") || oneOf(word, 'number', 'range', 'series')) return [];
      return insert(indefiniteArticle(word.text));
    }
    return [];
  });

const ordinals = 'first second third fourth fifth sixth tenth last only next'.split(' ');
const countedInOrder = new Set(
  `person man woman child student country city team player job lesson week month year film book question step part chapter
  house car school teacher problem reason thing floor row prize half option choice day time letter meeting exam president
  human girl boy mistake goal match astronaut language flight trip one bus train stop street`.split(/\s+/),
);

/**
 * Inserts "the" before an ordinal number: "She was first person to" → "the first person", "on second floor" → "the
 * second floor".
 */
export const ordinalWithoutThe: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, ...ordinals) || at === 0 || !countedInOrder.has(words[at + 1]?.lower ?? '')) return [];
    const before = words[at - 1];
    const after = words[at + 2];
    const last = oneOf(word, 'last', 'next');
    const known =
      is(after, 'preposition', 'mark') || after === undefined || oneOf(after, 'to', 'who', 'that', 'i', 'we');
    if (last ? !(is(before, 'be') && oneOf(after, 'to', 'who', 'that', 'in')) : !known) return [];
    const place = is(before, 'preposition') && !oneOf(before, 'as', 'at') && !oneOf(word, 'only');
    const verb = !oneOf(word, 'next') && (is(before, 'be') || actsAsVerb(words, at - 1));
    if (oneOf(words[at + 1], 'time') && !oneOf(before, 'for', 'is', 'was', 'from')) return [];
    if (oneOf(words[at + 1], 'one', 'half', 'day', 'week', 'thing', 'prize') && !place) return [];
    return place || verb
      ? [found('missing-article', 'the-only', at, at + 1, [`the ${word.text}`], 0.82)]
      : [];
  });

const pleasant =
  'good nice great wonderful lovely fantastic amazing hard difficult terrible bad long short perfect'.split(
    ' ',
  );

/**
 * Inserts "a" in common phrases: "had nice time" → "a nice time", "for long time" → "a long time", "What beautiful
 * house!" → "What a beautiful house!".
 */
export const articleInPhrase: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    const time =
      oneOf(next, ...pleasant) &&
      oneOf(after, 'time', 'day', 'weekend', 'trip', 'life') &&
      !is(words[at + 3], 'noun') &&
      !oneOf(words[at + 3], '-');
    if (time && (isHave(word) || (word.verb === 'spend' && actsAsVerb(words, at))))
      return [found('missing-article', 'article-noun', at + 1, at + 2, [`a ${next?.text}`], 0.84)];
    if (oneOf(word, 'for', 'after', 'such') && oneOf(next, 'long', 'short') && oneOf(after, 'time', 'while'))
      return [found('missing-article', 'article-noun', at + 1, at + 2, [`a ${next?.text}`], 0.86)];
    if (at === 0 && oneOf(word, 'what') && !question && oneOf(words.at(-1), '!') && is(next, 'adjective')) {
      const single = is(after, 'countable') && !is(after, 'plural') && is(words[at + 3], 'mark');
      return single
        ? [found('missing-article', 'such-a', 0, 1, [`What ${indefiniteArticle(next?.text ?? '')}`], 0.86)]
        : [];
    }
    return [];
  });
