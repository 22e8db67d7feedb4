import { motionVerbs } from '../../../lexicon/verb-needs.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

/**
 * Inserts a missing preposition: "We moved Ankara" → "to Ankara", "been Italy" → "to Italy", "born 12 May" → "on 12
 * May".
 */
export const placeWithoutTo: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const been = oneOf(word, 'been') && words.slice(Math.max(0, at - 4), at).some((one) => is(one, 'have'));
    if (
      (motionVerbs.has(word.verb ?? '') || been) &&
      is(next, 'place') &&
      /^\p{Lu}/u.test(next?.text ?? '') &&
      !is(words[at + 2], 'noun') &&
      !oneOf(word, 'running', 'run')
    )
      return [found('missing-preposition', 'go-to', at, at + 1, [`${word.text} to`], 0.84)];
    if (
      oneOf(word, 'born') &&
      is(next, 'number') &&
      /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/.test(
        words[at + 2]?.lower ?? '',
      )
    )
      return [found('missing-preposition', 'time-date', at, at + 1, ['born on'])];
    return [];
  });
