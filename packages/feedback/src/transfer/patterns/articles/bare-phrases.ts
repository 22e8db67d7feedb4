import { countedWithAdjective } from '../../../lexicon/bare-nouns.ts';
import { notDescribing, oftenBare, singleBehindAdjective } from '../../../lexicon/bare-singulars.ts';
import { compoundHeads, institutions, mayBeMass } from '../../../lexicon/single-things.ts';
import { is, oneOf, type Word } from '../../word.ts';

export type BarePhrase = { from: number; head: number; described: boolean; compound: boolean };

const degrees = ['very', 'really', 'extremely', 'quite', 'rather', 'incredibly', 'truly', 'pretty'];

/** Returns the singular noun phrase without determiner that begins at `at`, such as "very old car" or "bus station". */
export function barePhrase(words: readonly Word[], at: number): BarePhrase | undefined {
  let index = at;
  while (oneOf(words[index], ...degrees)) index++;
  const first = index;
  while (index - first < 5) {
    if (isHyphened(words, index)) index += 3;
    else if (isDescribing(words, index)) index++;
    else break;
  }
  const described = index > first;
  if (index > at && !described) return undefined;
  const compound = isAttributive(words, index);
  const head = compound ? index + 1 : index;
  const noun = words[head];
  if (noun === undefined || /^\p{Lu}/u.test(noun.text) || !endsPhrase(words, head + 1, described))
    return undefined;
  if (is(noun, 'plural', 'mass', 'name', 'place', 'adverb', 'preposition')) return undefined;
  const taken = bareThings(words[at - 1]?.verb ?? '', noun);
  const exists = institutions.has(noun.lower) && isThere(words, at - 1);
  return exists || taken || isSingleThing(noun, described, compound)
    ? { from: at, head, described, compound }
    : undefined;
}

/**
 * Whether a hyphenated word that describes a noun stands at `at`, such as "second-hand", "well-known" or
 * "five-star".
 */
const isHyphened = (words: readonly Word[], at: number): boolean => {
  const [first, hyphen, second] = [words[at], words[at + 1], words[at + 2]];
  return (
    first !== undefined &&
    second !== undefined &&
    oneOf(hyphen, '-') &&
    first.end === hyphen?.start &&
    hyphen.end === second.start &&
    is(first, 'adjective', 'number', 'adverb', 'noun') &&
    !/^\p{Lu}/u.test(first.text) &&
    (is(second, 'adjective', 'participle', 'noun') || oneOf(second, 'hand', 'star', 'bedroom', 'old')) &&
    is(words[at + 3], 'noun', 'adjective')
  );
};

const isDescribing = (words: readonly Word[], at: number): boolean => {
  const word = words[at];
  return (
    word !== undefined &&
    (is(word, 'adjective') || (is(word, 'comparative') && is(words[at + 1], 'noun', 'adjective'))) &&
    !notDescribing.has(word.lower) &&
    !/^\p{Lu}/u.test(word.text) &&
    !(is(word, 'noun') && !is(words[at + 1], 'noun', 'adjective'))
  );
};

/** Whether the noun at `at` describes the noun after it, as in "kitchen table", and is not a verb. */
const isAttributive = (words: readonly Word[], at: number): boolean => {
  const [word, next] = [words[at], words[at + 1]];
  return (
    is(word, 'noun') &&
    !is(word, 'plural', 'name', 'place', 'preposition', 'adverb', 'number') &&
    !/^\p{Lu}/u.test(word?.text ?? '') &&
    (compoundHeads.has(next?.lower ?? '') ||
      (is(next, 'countable') && !is(next, 'base', 'plural', 'past', 'adjective', 'mass')))
  );
};

function isSingleThing(noun: Word, described: boolean, compound: boolean): boolean {
  if (is(noun, 'adjective') && !described) return false;
  if (mayBeMass.has(noun.lower)) return false;
  if (described && countedWithAdjective.has(noun.lower)) return true;
  if (
    compound &&
    (compoundHeads.has(noun.lower) ||
      oneOf(noun, 'interview', 'plan', 'queue', 'dish', 'knife', 'film', 'match', 'flat', 'room', 'holiday'))
  )
    return true;
  if (!is(noun, 'countable')) return false;
  if (described && !compound && singleBehindAdjective.has(noun.lower)) return true;
  return !oftenBare.has(noun.lower);
}

/**
 * Whether the noun phrase ends at this index: whether punctuation, a preposition, a clause or the end of the
 * sentence follows.
 */
function endsPhrase(words: readonly Word[], at: number, described: boolean): boolean {
  const next = words[at];
  if (next === undefined) return true;
  if (oneOf(next, '-', "'", '’', '/', '(', ':', '–', '"', '”')) return false;
  // Pairs of nouns such as "mother and child" and "door to door" need no article.
  if (oneOf(next, 'to'))
    return is(words[at + 1], 'possessive', 'determiner', 'object', 'place', 'base', 'name');
  if (
    !(described && oneOf(next, 'and')) &&
    oneOf(next, 'and', 'or', 'by', 'after') &&
    is(words[at + 1], 'noun', 'plural', 'adjective')
  )
    return false;
  if (oneOf(next, 'number', 'one', 'two', 'three')) return false;
  return (
    is(
      next,
      'mark',
      'preposition',
      'conjunction',
      'subject',
      'adverb',
      'frequency',
      'modal',
      'be',
      'have',
      'comparative',
    ) ||
    oneOf(next, 'who', 'which', 'that', 'last', 'this', 'every', 'and', 'when', 'where', 'yesterday', 'next')
  );
}

export const isBare = ({ described, compound }: BarePhrase): boolean => !described && !compound;

/**
 * Whether the noun needs an article because of the verb: a food after a verb such as "eat", or a room, flat or film
 * after a verb such as "rent". After other verbs, such a noun may need no article.
 */
export const bareThings = (verb: string, noun: Word | undefined): boolean =>
  ['eat', 'buy', 'want', 'peel', 'pick'].includes(verb)
    ? oneOf(
        noun,
        'apple',
        'banana',
        'orange',
        'egg',
        'burger',
        'tomato',
        'potato',
        'carrot',
        'mango',
        'avocado',
      )
    : ['rent', 'buy', 'find', 'share', 'book', 'paint', 'clean', 'watch', 'see'].includes(verb) &&
      oneOf(noun, 'flat', 'room', 'film');

/** Whether the words are "There is", "there was not" or "Is there". A singular noun after them takes a/an. */
export const isThere = (words: readonly Word[], at: number): boolean =>
  oneOf(words[at], "there's") ||
  (oneOf(words[at], 'been', 'be', 'is', 'was', "isn't", "wasn't") &&
    words.slice(Math.max(0, at - 3), at).some((one) => oneOf(one, 'there'))) ||
  (oneOf(words[at], 'there') &&
    (is(words[at - 1], 'be') || is(words[at + 1], 'be') || oneOf(words[at + 1], 'has', 'had')) &&
    !oneOf(words[at - 1], 'are', 'were'));
