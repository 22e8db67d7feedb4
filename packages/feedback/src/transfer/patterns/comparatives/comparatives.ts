import { shortAdjectives } from '../../../lexicon/adjectives.ts';
import { comparative, superlative } from '../../inflection.ts';
import type { Match, Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

const short = new Set(shortAdjectives);
/** Adjectives that can form the comparative both with -er and with "more", as in "more healthy" and "more brave". */
const eitherWay = new Set(
  'kind brave crazy hungry healthy cool smart loud sweet soft noisy dirty deep'.split(' '),
);

function change(from: number, to: number, right: string, pattern: string, confidence: number): Match {
  return { code: 'comparatives', pattern, from, to, replacements: [right], confidence };
}

/**
 * Corrects comparatives and superlatives: "more taller" → "taller", "more easy than" → "easier than", "most
 * prettiest" → "prettiest".
 */
export const comparatives: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    if (next === undefined || oneOf(next, 'later')) return [];
    if (
      oneOf(word, 'more') &&
      is(next, 'comparative') &&
      !is(after, 'noun', 'plural') &&
      !oneOf(next, 'later')
    ) {
      return [change(at, at + 2, next.text, 'double-comparative', 0.9)];
    }
    if (oneOf(word, 'most') && is(next, 'superlative'))
      return [change(at, at + 2, next.text, 'double-comparative', 0.9)];
    if (!short.has(next.lower) || eitherWay.has(next.lower)) return [];
    const ends = after === undefined || oneOf(after, 'than', '.', '!', '?', ',', 'now', 'and', 'but', 'from');
    if (oneOf(word, 'more') && ends && !oneOf(words[at - 1], 'the', 'any', 'once', 'no')) {
      return [change(at, at + 2, comparative(next.lower), 'more-short', oneOf(after, 'than') ? 0.9 : 0.75)];
    }
    if (oneOf(word, 'most') && oneOf(words[at - 1], 'the') && is(after, 'noun', 'plural')) {
      return [change(at, at + 2, superlative(next.lower), 'more-short', 0.9)];
    }
    return [];
  });

/** Corrects "taller from me" → "taller than me". */
export const comparedWithFrom: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const before = words[at - 1];
    const compared =
      is(before, 'comparative') || (oneOf(words[at - 2], 'more') && is(before, 'adjective', 'state'));
    const who = words[at + 1];
    const person =
      oneOf(who, 'me', 'him', 'her', 'you', 'us', 'them', 'mine', 'yours') ||
      (is(who, 'possessive') && is(words[at + 2], 'human'));
    const named = is(who, 'place', 'name') && !is(before, 'comparative');
    return oneOf(word, 'from') && compared && (person || named)
      ? [change(at, at + 1, 'than', 'from-than', 0.85)]
      : [];
  });
