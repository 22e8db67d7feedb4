import { is, oneOf, type Word } from './word.ts';

export type NounPhrase = {
  from: number;
  /** Index of the first word after the noun phrase. */
  to: number;
  /** Index of the head noun or pronoun of the noun phrase. */
  head: number;
  plural: boolean;
  pronoun: boolean;
};

const pronouns = ['i', 'you', 'he', 'she', 'it', 'we', 'they'];
const standAlone =
  `everyone everybody someone somebody anyone anybody nobody everything something nothing this that
  these those mine yours hers ours theirs`.split(/\s+/);
const amounts = [
  'hundreds',
  'thousands',
  'dozens',
  'millions',
  'lots',
  'lot',
  'plenty',
  'majority',
  'number',
  'couple',
];
const manyOf = ['both', 'all', 'half', 'most', 'some', 'many', 'several', 'few', 'these', 'those', 'two'];

/**
 * Returns the noun phrase that begins at `at`: a pronoun, a name, or a determiner with adjectives and a head noun.
 * Includes a following "of …" and a second phrase after "and". Returns undefined if no noun phrase begins at `at`.
 * Visits each word only once.
 */
export function nounPhrase(words: readonly Word[], at: number): NounPhrase | undefined {
  const first = simplePhrase(words, at);
  if (first === undefined) return undefined;
  const { to } = first;
  const whole = oneOf(words[to], 'of') && !first.pronoun ? simplePhrase(words, to + 1) : undefined;
  if (whole) {
    // After a word of amount, the verb agrees with the counted noun, as in "Hundreds of families" and "most of the
    // milk".
    const counted = oneOf(words[first.head], ...amounts) ? { ...first, plural: whole.plural } : first;
    return { ...counted, to: whole.to };
  }
  const joined = oneOf(words[to], 'and') ? simplePhrase(words, to + 1) : undefined;
  const verbal = is(
    words[joined?.to ?? -1],
    'be',
    'have',
    'do',
    'modal',
    'base',
    'third',
    'past',
    'frequency',
  );
  return joined && verbal && isDefinite(words, to + 1)
    ? { ...first, to: joined.to, plural: true, pronoun: false }
    : { ...first, to };
}

/** Whether the word at `at` can only begin a noun phrase and cannot be a verb. */
export const isDefinite = (words: readonly Word[], at: number): boolean =>
  is(words[at], 'determiner', 'possessive', 'name', 'place', 'number') ||
  oneOf(words[at], ...pronouns, 'both', 'all', 'most', 'many', 'several');

function simplePhrase(words: readonly Word[], at: number): NounPhrase | undefined {
  const word = words[at];
  if (word === undefined) return undefined;
  if (oneOf(word, ...pronouns)) {
    return { from: at, to: at + 1, head: at, plural: oneOf(word, 'we', 'they', 'you'), pronoun: true };
  }
  const describedAt = afterOpeners(words, at);
  const head = headFrom(words, describedAt);
  if (head === undefined) {
    return oneOf(word, ...standAlone)
      ? { from: at, to: at + 1, head: at, plural: oneOf(word, 'these', 'those'), pronoun: true }
      : undefined;
  }
  const opened = words.slice(at, head);
  const many = opened.some((one) => oneOf(one, ...manyOf) || is(one, 'number'));
  const plural = (is(words[head], 'plural') && !is(words[head], 'noun')) || many;
  return { from: at, to: head + 1, head, plural, pronoun: false };
}

/**
 * Returns the index after the words that stand before the adjectives of a noun phrase, such as "all of my", "the
 * two" or "Ayşe's".
 */
function afterOpeners(words: readonly Word[], at: number): number {
  let index = at;
  if (
    oneOf(words[index], 'both', 'all', 'half', 'most', 'some', 'many', 'none', 'each', 'one') &&
    oneOf(words[index + 1], 'of')
  )
    index += 2;
  if (oneOf(words[index], 'both', 'all') && is(words[index + 1], 'determiner', 'possessive')) index++;
  if (is(words[index], 'determiner', 'possessive')) index++;
  while (
    /['’]s$/.test(words[index]?.text ?? '') &&
    !is(words[index], 'be') &&
    is(words[index + 1], 'noun', 'plural', 'adjective', 'unknown', 'mass')
  )
    index++;
  while (is(words[index], 'number')) index++;
  return index;
}

function headFrom(words: readonly Word[], at: number): number | undefined {
  let index = at;
  const describes = (one: Word | undefined) =>
    is(one, 'adjective', 'state', 'comparative', 'superlative') ||
    oneOf(one, 'very', 'most', 'more', 'other', 'own');
  const noun = (one: Word | undefined) => is(one, 'noun', 'plural', 'mass', 'name', 'place', 'human');
  while (
    describes(words[index]) &&
    (describes(words[index + 1]) || noun(words[index + 1]) || is(words[index + 1], 'unknown'))
  )
    index++;
  if (
    is(words[index], 'participle', 'gerund') &&
    !is(words[index], 'be', 'have', 'do') &&
    index > at - 1 &&
    noun(words[index + 1]) &&
    !noun(words[index])
  )
    index++;
  if (!noun(words[index]) && !(is(words[index], 'unknown') && words[index]?.kind === 'word'))
    return undefined;
  // In "bus driver" and "school trip", the second noun is the head of the phrase, unless the second noun can
  // be the verb of the sentence.
  while (
    noun(words[index + 1]) &&
    !is(words[index + 1], 'base', 'third', 'past', 'preposition', 'adverb', 'object')
  )
    index++;
  return index;
}

/** Returns the form of "be" that agrees with the noun phrase. */
export const beFor = (words: readonly Word[], phrase: NounPhrase): 'am' | 'is' | 'are' =>
  oneOf(words[phrase.head], 'i') && phrase.pronoun ? 'am' : phrase.plural ? 'are' : 'is';

/** Whether a verb in the present tense needs -s after this noun phrase as subject. */
export const takesS = (words: readonly Word[], phrase: NounPhrase): boolean =>
  !phrase.plural && !(phrase.pronoun && oneOf(words[phrase.head], 'i', 'you'));
