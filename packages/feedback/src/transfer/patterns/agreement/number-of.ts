import { table } from '../../../lexicon/table.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

/** Corrects "The number of cars are rising" → "is rising". */
export const numberOf: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (
      oneOf(word, 'are', 'were', 'have') &&
      oneOf(words[1], 'number') &&
      oneOf(words[0], 'the') &&
      oneOf(words[2], 'of') &&
      words.slice(3, at).every((one) => !is(one, 'be', 'mark', 'third', 'past', 'modal'))
    )
      return [
        found(
          'other',
          'number-of',
          at,
          at + 1,
          [table<string>({ are: 'is', were: 'was', have: 'has' })[word.lower] ?? 'is'],
          0.82,
        ),
      ];
    return [];
  });
