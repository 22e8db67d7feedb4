import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

/**
 * Corrects the position of an auxiliary: "have been never" → "have never been", "Not only he sings" → "Not only
 * does he sing".
 */
export const helperOrder: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    if (oneOf(word, 'been') && oneOf(next, 'never', 'always') && is(words[at - 1], 'have'))
      return [found('word-order', 'word-order', at, at + 2, [`${next?.text} been`], 0.86)];
    if (
      oneOf(word, 'not') &&
      oneOf(next, 'only') &&
      at === 0 &&
      is(after, 'subject') &&
      words[3]?.verb !== undefined &&
      is(words[3], 'third', 'past', 'base') &&
      !is(words[3], 'be', 'modal', 'have')
    ) {
      const helper = is(words[3], 'third')
        ? 'does'
        : is(words[3], 'past') && !is(words[3], 'base')
          ? 'did'
          : 'do';
      return [found('word-order', 'word-order', 2, 4, [`${helper} ${after?.text} ${words[3].verb}`], 0.84)];
    }
    return [];
  });
