import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

/**
 * Corrects the tense around modal verbs: "would had gone" → "would have gone", "Yesterday I can't come" → "couldn't
 * come".
 */
export const modalTime: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const before = words[at - 1];
    const next = words[at + 1];
    const after = words[at + 2];
    if (
      oneOf(word, 'would', 'could', 'should', 'might', 'must') &&
      oneOf(next, 'had') &&
      is(after, 'participle')
    )
      return [found('modal', 'modal-bare', at + 1, at + 2, ['have'], 0.9)];
    if (
      oneOf(word, 'can', "can't", 'cannot') &&
      is(before, 'subject') &&
      (oneOf(words[0], 'yesterday') ||
        (oneOf(words[0], 'last') &&
          oneOf(words[1], 'week', 'month', 'year', 'summer', 'winter', 'night', 'weekend')))
    )
      return [found('modal', 'modal-bare', at, at + 1, [oneOf(word, 'can') ? 'could' : "couldn't"], 0.86)];
    return [];
  });
