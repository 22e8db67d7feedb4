import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

const family = new Set(
  'mother father brother sister mum mom dad grandmother grandfather grandma grandpa uncle aunt cousin husband wife son daughter friend boss teacher neighbour neighbor boyfriend girlfriend flatmate roommate colleague'.split(
    ' ',
  ),
);

const notOwned = new Set(
  'members member tongue figure house training group party class language time day life one ones request order visit'.split(
    ' ',
  ),
);

/** Corrects "my mother name is" → "my mother's name", "Ali car is new" → "Ali's car". */
export const ownerWithoutS: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const thing = words[at + 1];
    const after = words[at + 2];
    if (
      thing === undefined ||
      /'s?$/.test(word.lower) ||
      is(thing, 'third', 'past') ||
      notOwned.has(thing.lower)
    )
      return [];
    const relative = family.has(word.lower) && is(words[at - 1], 'possessive');
    const named =
      is(word, 'name') && /^\p{Lu}/u.test(word.text) && /^\p{Ll}/u.test(thing.text) && womanOrMan(words, at);
    if (!relative && !named) return [];
    if (!is(thing, 'noun', 'plural') || is(thing, 'adjective', 'adverb', 'preposition', 'gerund', 'human'))
      return [];
    if (is(thing, 'base') && !(is(after, 'be') || oneOf(words[at - 1], 'is', 'was', 'at', 'in', 'with')))
      return [];
    // A hyphen makes the noun a part of a verb, as in "Our neighbour cat-sits for us."
    if (oneOf(after, '-')) return [];
    const closes =
      after === undefined ||
      is(after, 'mark', 'be', 'preposition', 'have', 'modal', 'conjunction') ||
      is(after, 'third', 'past');
    return closes ? [found('possessive', 'missing-possessive', at, at + 1, [`${word.text}'s`], 0.8)] : [];
  });

/**
 * Whether the word is a personal name. It must be at the start or after a preposition or verb, and must not be part
 * of a place name.
 */
const womanOrMan = (words: readonly Word[], at: number): boolean =>
  at === 0 ||
  is(words[at - 1], 'preposition', 'be', 'mark', 'base', 'past', 'third') ||
  oneOf(words[at - 1], 'and');
