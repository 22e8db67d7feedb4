import { pairedThings } from '../../../lexicon/counted-things.ts';
import { found, type Match, type Pattern, textOf } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

/**
 * Corrects phrases that begin with "a": "a new trousers" → "a pair of new trousers", "a too small room" → "too
 * small a room".
 */
export const afterA: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    if (oneOf(word, 'a', 'an')) {
      const noun = is(next, 'adjective') ? at + 2 : at + 1;
      if (oneOf(words[noun], ...pairedThings))
        return [
          found(
            'countability',
            'pair-of',
            at,
            noun + 1,
            [`a pair of ${textOf(words, at + 1, noun + 1)}`, textOf(words, at + 1, noun + 1)],
            0.86,
          ),
        ];
      if (oneOf(next, 'too') && is(after, 'adjective') && is(words[at + 3], 'noun') && !is(after, 'noun'))
        return [
          found(
            'word-order',
            'word-order',
            at,
            at + 3,
            [`too ${after?.text} ${word.lower === 'an' ? 'a' : word.text}`],
            0.84,
          ),
        ];
    }
    return [];
  });
