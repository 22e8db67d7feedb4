import { datedThings, ownThings } from '../../../lexicon/counted-things.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

const pairOwners = ['parents', 'grandparents', 'neighbours', 'neighbors'];

/**
 * Corrects possessives: "my grandparents house" → "my grandparents' house", "last week meeting" → "last week's
 * meeting", "it's own" → "its own", "is you name" → "is your name".
 */
export const ownerMark: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const before = words[at - 1];
    const next = words[at + 1];
    const after = words[at + 2];
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
      oneOf(next, ...datedThings)
    )
      return [found('possessive', 'missing-possessive', at, at + 1, [`${word.text}'s`], 0.84)];
    if (oneOf(word, "it's") && oneOf(next, 'own'))
      return [found('possessive', 'its-own', at, at + 1, ['its'], 0.93)];
    if (oneOf(word, 'you') && is(words[at - 1], 'be') && oneOf(next, ...ownThings))
      return [found('possessive', 'possessive-form', at, at + 1, ['your'], 0.86)];
    if (
      oneOf(word, ...pairOwners) &&
      is(before, 'possessive') &&
      is(next, 'noun') &&
      !is(next, 'base', 'third', 'past', 'adverb') &&
      is(after, 'past', 'third')
    )
      return [found('possessive', 'missing-possessive', at, at + 1, [`${word.text}'`])];
    return [];
  });
