import { is, oneOf, type Word } from './word.ts';

const betweenSubjectAndVerb = new Set(
  `always usually often sometimes never rarely seldom hardly generally normally frequently occasionally also really
  still just only even now probably actually already ever definitely certainly finally suddenly not almost`.split(
    /\s+/,
  ),
);

/** Returns the last word before `at` that is not an adverb. */
export function before(words: readonly Word[], at: number): Word | undefined {
  let index = at - 1;
  while (betweenSubjectAndVerb.has(words[index]?.lower ?? '')) index--;
  return words[index];
}

/**
 * Whether the verb at `at` belongs to a question, because only an auxiliary and the subject precede it, as in "Does
 * this old bag belong".
 */
function questionHelper(words: readonly Word[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 5); index--) {
    if (is(words[index], 'do', 'modal')) return index < at - 1;
    if (!is(words[index], 'determiner', 'possessive', 'adjective', 'noun', 'plural', 'name', 'subject'))
      return false;
  }
  return false;
}

/**
 * Whether the word at `at` is probably a main verb, judged by the words around it. Many verbs can also be nouns ("a
 * reply", "her smile"). Passives ("was discussed") do not count as main verbs.
 */
export function actsAsVerb(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word?.verb === undefined) return false;
  const left = before(words, at);
  if (is(left, 'determiner', 'possessive', 'adjective') && !is(left, 'object')) return false;
  if (is(word, 'base')) {
    if (is(left, 'modal', 'do') || oneOf(left, 'to', 'please') || questionHelper(words, at)) return true;
    if (is(left, 'subject') || is(left, 'plural', 'human', 'name') || oneOf(left, 'who')) return true;
    if (is(left, 'have') && is(word, 'participle')) return true;
    return left === undefined && !is(word, 'noun');
  }
  if (is(word, 'gerund')) {
    return is(left, 'be', 'preposition') || is(left, 'base', 'third', 'past') || oneOf(left, 'been');
  }
  if (is(word, 'participle') && !is(word, 'past')) return is(left, 'have');
  if (is(left, 'be') || oneOf(left, 'been', 'being', 'get', 'got')) return false;
  return (
    is(left, 'subject', 'name', 'noun', 'plural', 'human', 'have', 'unknown') ||
    oneOf(
      left,
      'who',
      'that',
      'which',
      'everyone',
      'everybody',
      'someone',
      'somebody',
      'nobody',
      'and',
      'but',
    )
  );
}

/** Returns the index of the head noun of a simple noun phrase at `at`. Returns undefined if there is none. */
export function headOfPhrase(words: readonly Word[], at: number): number | undefined {
  let index = at;
  if (is(words[index], 'determiner', 'possessive')) index++;
  while (
    is(words[index], 'number', 'adjective', 'comparative', 'superlative') &&
    !(is(words[index], 'noun') && !is(words[index + 1], 'noun', 'plural', 'mass', 'adjective'))
  )
    index++;
  if (oneOf(words[index], 'very', 'new') && is(words[index + 1], 'adjective')) index += 2;
  if (is(words[index], 'gerund') && is(words[index + 1], 'noun', 'plural') && !is(words[index], 'noun'))
    index++;
  if (!is(words[index], 'noun', 'plural', 'mass', 'name', 'place', 'unknown')) return undefined;
  while (
    is(words[index + 1], 'noun', 'plural', 'mass') &&
    !is(words[index + 1], 'third', 'past') &&
    is(words[index], 'noun', 'mass', 'name', 'place')
  )
    index++;
  return index;
}
