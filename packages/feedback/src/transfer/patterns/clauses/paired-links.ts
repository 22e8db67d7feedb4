import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

/**
 * Corrects pairs of connectors: "but however" → "but", "When …, and we" → "When …, we", "either … and" → "either …
 * or".
 */
export const pairedLinks: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    if (oneOf(word, 'but') && oneOf(next, 'however'))
      return [found('double-connector', 'although-but', at, at + 2, [word.text], 0.9)];
    if (
      oneOf(word, 'and') &&
      oneOf(words[at - 1], ',') &&
      oneOf(words[0], 'when', 'while', 'if', 'after', 'before') &&
      is(next, 'subject') &&
      words.filter((one) => oneOf(one, ',')).length === 1
    )
      return [found('double-connector', 'because-so', at, at + 2, [next?.text ?? ''], 0.82)];
    if (
      oneOf(word, 'and') &&
      words.slice(0, at).some((one) => oneOf(one, 'either')) &&
      is(next, 'determiner', 'noun', 'base', 'possessive') &&
      !words.slice(at).some((one) => oneOf(one, 'or')) &&
      !words.slice(0, at).some((one) => oneOf(one, 'or', 'not') || /n't$/.test(one.lower))
    )
      return [found('other', 'either-or', at, at + 1, ['or'], 0.84)];
    return [];
  });
