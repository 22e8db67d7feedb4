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
    // Skips a noun before a hyphenated verb, as in "Our neighbour cat-sits for us."
    if (oneOf(after, '-')) return [];
    const closes =
      after === undefined ||
      is(after, 'mark', 'be', 'preposition', 'have', 'modal', 'conjunction') ||
      is(after, 'third', 'past');
    return closes ? [found('possessive', 'missing-possessive', at, at + 1, [`${word.text}'s`], 0.8)] : [];
  });

/**
 * Whether the name at `at` can be the name of a person, judged by its position: at the start of the sentence, or
 * after a preposition, a verb, a punctuation mark or "and". Otherwise it may be part of a longer name.
 */
const womanOrMan = (words: readonly Word[], at: number): boolean =>
  at === 0 ||
  is(words[at - 1], 'preposition', 'be', 'mark', 'base', 'past', 'third') ||
  oneOf(words[at - 1], 'and');
