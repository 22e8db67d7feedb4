import { doneInAManner, mannerAdverbs } from '../../../lexicon/manner.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

const ends = (word: Word | undefined) =>
  word === undefined || (is(word, 'mark') && !oneOf(word, '-', "'", '"'));

/** Corrects "sings very beautiful" → "sings very beautifully". An adverb describes how something is done. */
export const mannerAdverb: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const adverb = mannerAdverbs[word.lower];
    if (
      adverb !== undefined &&
      (ends(next) || oneOf(next, 'and', 'but', 'because', 'in', 'when')) &&
      !oneOf(word, 'easy')
    ) {
      const near = [1, 2, 3, 4].map((back) => words[at - back]);
      const verb = near.findIndex(
        (one) => doneInAManner.includes(one?.verb ?? '') && is(one, 'base', 'third', 'past', 'gerund'),
      );
      const between = words.slice(at - verb - 1 + 1, at);
      if (
        verb >= 0 &&
        between.every(
          (one) =>
            oneOf(one, 'very', 'so', 'really', 'too', 'english', 'turkish', 'his', 'her') ||
            (verb > 0 && is(one, 'noun', 'mass') && !is(words[at - 1], 'be')),
        ) &&
        !words.slice(Math.max(0, at - 5), at).some((one) => is(one, 'be') || oneOf(one, 'a', 'an', 'the'))
      )
        return [found('other', 'good-well', at, at + 1, [adverb], 0.84)];
    }
    return [];
  });
