import { hobbies } from '../../../lexicon/hobbies.ts';
import { personTo } from '../../../lexicon/verb-complements.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

/**
 * Corrects the form of a verb after another verb: "told me don't worry" → "told me not to worry", "advised me
 * giving up" → "advised me to give up", "like to swimming" → "like swimming".
 */
export const complementForm: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    if (
      oneOf(word, "don't") &&
      is(next, 'base') &&
      oneOf(words[at - 1], 'me', 'him', 'us', 'them') &&
      ['tell', 'ask', 'warn', 'advise'].includes(words[at - 2]?.verb ?? '')
    )
      return [found('negation', 'missing-do', at, at + 1, ['not to'], 0.88)];
    if (
      personTo.has(word.verb ?? '') &&
      oneOf(next, 'me', 'him', 'us', 'them', 'you') &&
      is(after, 'gerund') &&
      !is(after, 'noun') &&
      after?.verb !== undefined &&
      !oneOf(word, 'get', 'got', 'remind', 'reminds') &&
      word.verb !== 'tell'
    )
      return [found('verb-pattern', 'person-to', at + 2, at + 3, [`to ${after.verb}`], 0.84)];
    if (
      ['like', 'love', 'hate', 'start', 'begin', 'try', 'want', 'prefer'].includes(word.verb ?? '') &&
      oneOf(next, 'to') &&
      oneOf(after, ...hobbies) &&
      after?.verb !== undefined
    )
      return [
        found(
          'verb-pattern',
          'to-ing',
          at + 1,
          at + 3,
          oneOf(word, 'want', 'wants', 'wanted', 'try', 'tries', 'tried')
            ? [`to ${after.verb}`]
            : [after.text, `to ${after.verb}`],
          0.86,
        ),
      ];
    return [];
  });
