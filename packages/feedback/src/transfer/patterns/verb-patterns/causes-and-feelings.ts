import { causesOfFeeling } from '../../../lexicon/feelings.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

/**
 * Corrects "I'm boring" → "I'm bored". The form with -ed describes the person who has the feeling, the form with
 * -ing its cause.
 */
export const feelingIng: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    if (!oneOf(word, ...causesOfFeeling)) return [];
    const degree = oneOf(words[at - 1], 'very', 'so', 'really', 'too') ? at - 2 : at - 1;
    const me =
      oneOf(words[degree], "i'm") ||
      (oneOf(words[degree], 'am', 'was') && oneOf(words[degree - 1], 'i')) ||
      words[degree]?.verb === 'feel';
    const noun = is(next, 'noun', 'plural', 'adjective') && !is(next, 'preposition', 'conjunction', 'adverb');
    if (!me || noun) return [];
    const felt = word.lower.replace(/rrying$/, 'rried').replace(/ing$/, 'ed');
    return [found('other', 'feeling-ing', at, at + 1, [felt], 0.8)];
  });
