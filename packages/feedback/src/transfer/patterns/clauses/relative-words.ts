import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

/**
 * Corrects the word that introduces a relative clause, as in "who I met him", "the day which", "the dog who" and
 * "has a friend lives".
 */
export const relativeWord: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    if (
      oneOf(word, 'who') &&
      is(words[at - 1], 'human') &&
      is(next, 'subject') &&
      after?.verb !== undefined &&
      oneOf(words[at + 3], 'him', 'her', 'them') &&
      !is(words[at + 4], 'noun')
    )
      return [found('relative-pronoun', 'repeated-object', at + 2, at + 4, [after.text], 0.82)];
    if (
      oneOf(word, 'which') &&
      oneOf(words[at - 1], 'day', 'year', 'time', 'moment', 'night', 'summer') &&
      is(next, 'subject') &&
      after?.verb !== undefined
    )
      return [found('relative-pronoun', 'relative-form', at, at + 1, ['when', 'that'], 0.82)];
    if (
      oneOf(word, 'which') &&
      oneOf(words[at - 1], 'restaurant', 'café', 'cafe', 'hotel', 'place', 'house', 'park', 'city') &&
      is(next, 'subject') &&
      oneOf(after, 'had', 'ate', 'met', 'have', 'eat', 'meet') &&
      !oneOf(words[at + 3], 'in', 'at', 'to')
    )
      return [found('relative-pronoun', 'relative-form', at, at + 1, ['where'], 0.8)];
    if (
      oneOf(word, 'what') &&
      oneOf(words[at - 1], ',') &&
      is(next, 'past', 'third', 'be') &&
      at > 3 &&
      !question
    )
      return [found('relative-pronoun', 'relative-form', at, at + 1, ['which'], 0.82)];
    if (
      oneOf(word, 'who') &&
      is(words[at - 1], 'countable') &&
      !is(words[at - 1], 'human', 'plural') &&
      is(words[at - 2], 'determiner') &&
      (is(next, 'possessive') || oneOf(next, 'i', 'we', 'they', 'he', 'she')) &&
      !oneOf(words[at - 1], 'dog', 'cat', 'animal', 'team', 'one', 'bird', 'idea', 'question', 'clue')
    )
      return [found('relative-pronoun', 'relative-form', at, at + 1, ['that', 'which'], 0.82)];
    if (
      oneOf(word, 'lives', 'works', 'plays', 'speaks', 'wants', 'studies') &&
      is(words[at - 1], 'human') &&
      oneOf(words[at - 2], 'a', 'an') &&
      is(words[at - 3], 'have')
    )
      return [found('relative-pronoun', 'missing-who', at - 1, at, [`${words[at - 1]?.text} who`], 0.84)];
    return [];
  });
