import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

/**
 * Corrects "the girl that her mother is a doctor" → "whose mother", "the hotel which we stayed" → "where we
 * stayed".
 */
export const whoseAndWhere: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const before = words[at - 1];
    const next = words[at + 1];
    if (!oneOf(word, 'that', 'which', 'who') || !is(before, 'noun', 'plural', 'human', 'place')) return [];
    if (
      oneOf(next, 'his', 'her', 'their', 'its') &&
      is(before, 'human', 'plural') &&
      is(words[at + 2], 'noun', 'plural') &&
      is(words[at + 3], 'be', 'have', 'third', 'past')
    ) {
      return words
        .slice(0, at)
        .some((one) => oneOf(one, 'say', 'said', 'think', 'told', 'tell', 'know', 'believe'))
        ? []
        : [found('relative-pronoun', 'relative-form', at, at + 2, ['whose'])];
    }
    const place = oneOf(
      before,
      'hotel',
      'house',
      'city',
      'town',
      'village',
      'school',
      'place',
      'country',
      'flat',
      'street',
      'university',
      'company',
      'restaurant',
      'office',
      'neighbourhood',
      'hamlet',
    );
    const verb = words[at + 2];
    if (!place || oneOf(word, 'who') || !is(next, 'subject', 'possessive')) return [];
    const clause = words.slice(at + 1, at + 9);
    const end = clause.findIndex(
      (one, index) => index > 1 && (is(one, 'be', 'mark') || oneOf(one, 'has', 'had', 'and')),
    );
    const inside = clause.slice(0, end < 0 ? undefined : end);
    const settled = inside.some(
      (one) =>
        ['live', 'stay', 'work', 'grow', 'meet', 'study', 'spend'].includes(one.verb ?? '') ||
        oneOf(one, 'born'),
    );
    const hanging = inside.some((one) => oneOf(one, 'in', 'at', 'from', 'near'));
    return settled && !hanging && verb !== undefined
      ? [found('relative-pronoun', 'relative-form', at, at + 1, ['where'], 0.8)]
      : [];
  });
