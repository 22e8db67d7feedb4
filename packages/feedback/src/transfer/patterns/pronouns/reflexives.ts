import { table } from '../../../lexicon/table.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

/** Corrects "I cut me" → "I cut myself". */
export const reflexive: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (
      oneOf(word, 'me', 'him', 'us', 'them') &&
      is(words[at - 1], 'base', 'past', 'third') &&
      ['hurt', 'cut', 'introduce', 'enjoy', 'burn', 'blame', 'prepare'].includes(words[at - 1]?.verb ?? '') &&
      oneOf(words[at - 2], table<string>({ me: 'i', us: 'we', them: 'they' })[word.lower] ?? '-')
    )
      return [
        found(
          'other',
          'reflexive',
          at,
          at + 1,
          [table<string>({ me: 'myself', us: 'ourselves', them: 'themselves' })[word.lower] ?? ''],
          0.84,
        ),
      ];
    return [];
  });
