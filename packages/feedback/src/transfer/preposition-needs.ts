import { found, type Match } from './match.ts';
import { clauseEnd, hasFinite } from './subjects.ts';
import { tellsTime } from './time-phrases.ts';
import { before, headOfPhrase } from './verbs.ts';
import { is, oneOf, type Word } from './word.ts';

/** Creates a match that inserts the missing preposition after the word at `at`. */
export function addPreposition(
  words: readonly Word[],
  at: number,
  prepositions: readonly string[],
  pattern: string,
  confidence = 0.86,
): Match {
  const text = words[at]?.text ?? '';
  return found(
    'missing-preposition',
    pattern,
    at,
    at + 1,
    prepositions.map((one) => `${text} ${one}`),
    confidence,
  );
}

/** Whether a noun phrase begins at this index that must be the complement of the preceding verb or adjective. */
export function beginsThing(words: readonly Word[], at: number): boolean {
  const next = words[at];
  if (next === undefined || is(next, 'mark', 'conjunction', 'subject') || tellsTime(words, at)) return false;
  if (is(next, 'preposition') && !is(next, 'determiner', 'possessive')) return false;
  if (
    oneOf(
      next,
      'that',
      'which',
      'what',
      'where',
      'more',
      'less',
      'most',
      'both',
      'alone',
      'once',
      'twice',
      'no',
      'not',
      'here',
      'there',
      'home',
      'abroad',
    )
  )
    return false;
  if (oneOf(next, 'me', 'him', 'her', 'us', 'them', 'you', 'it'))
    return !is(words[at + 1], 'be', 'modal', 'have', 'do', 'base');
  if (oneOf(next, 'any', 'all') && oneOf(words[at + 1], 'more', 'over', 'right')) return false;
  if (is(next, 'determiner', 'possessive'))
    return oneOf(words[at + 1], 'of') || headOfPhrase(words, at) !== undefined;
  if (is(next, 'adverb', 'frequency') || (is(next, 'number') && !oneOf(next, 'one'))) return false;
  if (oneOf(next, 'one')) return is(words[at + 1], 'noun');
  const head = headOfPhrase(words, at);
  if (head === undefined || is(words[head], 'unknown')) return false;
  return (
    is(words[head], 'plural', 'mass') ||
    (is(words[head], 'noun') && is(next, 'adjective', 'comparative')) ||
    oneOf(next, 'one')
  );
}

/**
 * Whether a whole clause follows instead of a noun phrase, as in "I am afraid my car …" and "He insisted the price
 * was right".
 */
export const isClause = (words: readonly Word[], at: number): boolean => {
  const head = headOfPhrase(words, at) ?? at;
  const end = clauseEnd(words, at);
  return hasFinite(words, head + 1, end) || is(words[head + 1], 'base', 'third', 'past');
};

/** Whether the word is a verb in this sentence, because no determiner precedes it. */
export const isVerbHere = (words: readonly Word[], at: number): boolean => {
  const left = before(words, at);
  return (
    !is(left, 'determiner', 'possessive') || is(left, 'object') || oneOf(left, 'that', 'which', 'this', 'all')
  );
};

/**
 * Returns the word before `at`, skipping adverbs of degree: for "proud" in "is really very proud", returns "is". In
 * a question, also skips the subject.
 */
export function beforeDegree(words: readonly Word[], at: number): Word | undefined {
  let index = at - 1;
  while (
    is(words[index], 'adverb', 'frequency') ||
    oneOf(words[index], 'not', 'more', 'most', 'extremely', 'a', 'bit')
  )
    index--;
  if (is(words[index], 'subject', 'human', 'name') && is(words[index - 1], 'be')) index--;
  else if (
    is(words[index], 'noun') &&
    is(words[index - 1], 'possessive', 'determiner') &&
    is(words[index - 2], 'be') &&
    index === 2
  )
    index -= 2;
  return words[index];
}
