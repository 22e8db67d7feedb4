import { measuredThings } from '../../../lexicon/counted-things.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

/** Corrects "a few money" → "a little money", "less cars" → "fewer cars". */
export const fewAndLittle: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    if (
      oneOf(word, 'few') &&
      oneOf(words[at - 1], 'very', 'a', 'so', 'too') &&
      oneOf(next, ...measuredThings)
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
    return [];
  });
