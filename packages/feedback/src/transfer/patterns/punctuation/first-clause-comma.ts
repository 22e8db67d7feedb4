import { saidOrThought } from '../../../lexicon/saying.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { is, isPureVerb, oneOf } from '../../word.ts';

const firstLinks = ['when', 'if', 'although', 'while', 'after', 'because', 'since', 'before', 'though'];

/** Inserts a comma after the first clause: "When the film ended we went" → "ended, we went". */
export const firstClauseComma: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const before = words[at - 1];
    if (
      firstLinks.includes(words[0]?.lower ?? '') &&
      at > 3 &&
      oneOf(word, 'i', 'we', 'he', 'she', 'they') &&
      before !== undefined
    ) {
      const free = !words.slice(0, at).some((one) => is(one, 'mark'));
      const joined =
        is(before, 'conjunction', 'preposition', 'question', 'modal', 'be', 'do', 'have') ||
        oneOf(before, 'that', 'and', 'than') ||
        saidOrThought.includes(before.verb ?? '');
      const finite = words
        .slice(1, at)
        .some((one) => is(one, 'past', 'third', 'be', 'modal') || (is(one, 'base') && !is(one, 'noun')));
      const relative =
        is(before, 'noun', 'plural') &&
        !words.slice(1, at - 1).some((one) => is(one, 'past', 'third', 'be') || isPureVerb(one));
      const verb =
        is(next, 'past', 'be', 'modal', 'third', 'base', 'have', 'do', 'frequency') ||
        /^(?:i|we|he|she|they)'/.test(word.lower);
      const question2 = words.slice(at + 1).some((one) => oneOf(one, ','));
      if (free && !joined && finite && !relative && verb && !question2)
        return [found('punctuation', 'clause-comma', at - 1, at, [`${before.text},`], 0.78)];
    }
    return [];
  });
