import { plural } from '../../inflection.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

/**
 * Corrects a singular noun that must be plural, as in "Both lawyer", "two swimming pool" and "three week ago". Also
 * corrects "This shoes" → "These shoes".
 */
export const countedPlural: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
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
    return [];
  });
