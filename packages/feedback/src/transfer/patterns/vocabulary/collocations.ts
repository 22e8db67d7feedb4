import { adjectiveCollocations, collocations } from '../../../lexicon/collocations.ts';
import { gerund, participle, past, thirdPerson } from '../../inflection.ts';
import type { Match, Pattern } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

/**
 * Corrects a verb that is translated literally from Turkish: "open the light" → "turn on the light". The
 * replacement has the tense of the original verb.
 */
export const collocation: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (word.verb === undefined || !isVerbHere(words, at) || is(words[at - 1], 'determiner', 'possessive'))
      return [];
    const noun = objectNoun(words, at + 1);
    if (noun === undefined) return [];
    const found = collocations.find(
      (each) => each.verb === word.verb && each.nouns.has(words[noun]?.lower ?? ''),
    );
    if (found === undefined) return [];
    return [
      {
        code: 'collocation-transfer',
        pattern: found.pattern,
        from: at,
        to: at + 1,
        replacements: [inflectLike(word, found.right)],
        confidence: 0.85,
      },
    ];
  });

function isVerbHere(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (is(words[at - 1], 'determiner', 'possessive', 'be') && is(word, 'adjective')) return false;
  // Skips "do" as an auxiliary, as in "What does your plan …". Only the main verb "do" is wrong, as in "do a plan".
  if (is(word, 'do') && (at === 0 || is(words[at - 1], 'question'))) return false;
  return !(is(word, 'do') && is(words[at + 1], 'subject') && !is(words[at + 1], 'object'));
}

/**
 * Returns the index of the noun in a short object. Returns undefined if there is none, or if the noun is the first
 * part of a compound, as in "the TV shop".
 */
function objectNoun(words: readonly Word[], at: number): number | undefined {
  let noun = at;
  while (
    noun - at < 4 &&
    (is(words[noun], 'determiner', 'possessive', 'number') ||
      oneOf(words[noun], 'many', 'several', 'lots', 'of', 'lot') ||
      (is(words[noun], 'adjective') && !is(words[noun], 'noun')) ||
      oneOf(words[noun], 'bad', 'important', 'big', 'air', 'washing'))
  )
    noun++;
  const head = words[noun];
  const next = words[noun + 1];
  if (head === undefined || is(head, 'mark')) return undefined;
  const closes =
    next === undefined ||
    is(
      next,
      'mark',
      'preposition',
      'conjunction',
      'adverb',
      'subject',
      'determiner',
      'frequency',
      'question',
    ) ||
    oneOf(next, 'every', 'last', 'next', 'this', 'who', 'that', 'to');
  if (!closes) return undefined;
  return oneOf(next, '-', 'of') ? undefined : noun;
}

/** Returns `right`, such as "turn on", in the same form as the verb `written`. */
function inflectLike(written: Word, right: string): string {
  const [verb = right, ...rest] = right.split(' ');
  const form = is(written, 'base')
    ? verb
    : is(written, 'third')
      ? thirdPerson(verb)
      : is(written, 'gerund')
        ? gerund(verb)
        : is(written, 'past')
          ? past(verb)
          : participle(verb);
  return [form, ...rest].join(' ');
}

/**
 * Corrects an adjective that is translated literally from Turkish: "strong rain" → "heavy rain", "near friend" →
 * "close friend".
 */
export const adjectiveCollocation: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const right = adjectiveCollocations.get(`${word.lower} ${words[at + 1]?.lower}`);
    if (right === undefined) return [];
    return [
      {
        code: 'collocation-transfer',
        pattern: 'adjective-noun',
        from: at,
        to: at + 1,
        replacements: [right],
        confidence: 0.82,
      },
    ];
  });

/** Corrects "According to me" → "In my opinion". */
export const accordingToMe: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'according') || !oneOf(words[at + 1], 'to') || !oneOf(words[at + 2], 'me', 'us'))
      return [];
    const right = oneOf(words[at + 2], 'me') ? 'in my opinion' : 'in our opinion';
    return [calque(at, at + 3, right, 'according-to-me', 0.9)];
  });

/**
 * Corrects other expressions translated from Turkish: "passed a good time" → "had a good time", "How do you call
 * this" → "What do you call this".
 */
export const otherCalques: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (
      word.verb === 'pass' &&
      oneOf(words[at + 1], 'a') &&
      is(words[at + 2], 'adjective') &&
      oneOf(words[at + 3], 'time', 'day', 'holiday', 'weekend')
    ) {
      return [calque(at, at + 1, inflectLike(word, 'have'), 'pass-time', 0.85)];
    }
    const calling =
      oneOf(word, 'how') &&
      oneOf(words[at + 1], 'do', 'did', 'does') &&
      is(words[at + 2], 'subject') &&
      oneOf(words[at + 3], 'call');
    return calling &&
      oneOf(words[at + 4], 'this', 'that', 'it') &&
      words.some((other) => oneOf(other, 'in', '?'))
      ? [calque(at, at + 1, 'what', 'how-call', 0.85)]
      : [];
  });

function calque(from: number, to: number, right: string, pattern: string, confidence: number): Match {
  return { code: 'false-friends-and-calques', pattern, from, to, replacements: [right], confidence };
}
