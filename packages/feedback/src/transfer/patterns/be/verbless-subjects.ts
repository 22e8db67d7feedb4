import { headOfPhrase } from '../../verbs.ts';
import { is, oneOf, type Word } from '../../word.ts';

export type Clause = { from: number; to: number; after: Word | undefined };

export type Subject = {
  last: number;
  be: 'am' | 'is' | 'are';
  kind: 'pronoun' | 'person' | 'thing' | 'name';
};

const openers = [
  'because',
  'if',
  'when',
  'although',
  'but',
  'so',
  'that',
  'while',
  'whether',
  'since',
  'unless',
];

export const saying = new Set('think know hope believe guess say suppose'.split(' '));

const breaks = [
  'because',
  'but',
  'so',
  'although',
  'while',
  'if',
  'when',
  'since',
  'unless',
  'which',
  'who',
  'where',
];

/** Returns the ranges of words between punctuation marks and connectors. Each range may be a clause. */
export function clauses(words: readonly Word[]): Clause[] {
  const starts = words.flatMap((word, at): Clause[] => {
    const before = words[at - 1];
    const opens =
      at === 0 ||
      (oneOf(before, ...openers) && at < words.length - 1) ||
      (saying.has(before?.verb ?? '') && !is(before, 'gerund') && !oneOf(word, 'it', 'that'));
    if (!opens || (at > 0 && oneOf(word, ...openers))) return [];
    if (oneOf(before, 'that') && !saying.has(words[at - 2]?.verb ?? '')) return [];
    return [{ from: at, to: endOf(words, at), after: words[endOf(words, at)] }];
  });
  return starts;
}

function endOf(words: readonly Word[], at: number): number {
  let index = at;
  while (
    index < words.length &&
    !is(words[index], 'mark') &&
    !(
      index > at &&
      ((oneOf(words[index], ...breaks) &&
        !(oneOf(words[index], 'so') && is(words[index + 1], 'adjective', 'state'))) ||
        (oneOf(words[index], 'that') && is(words[index - 1], 'noun', 'plural')))
    )
  )
    index++;
  return index;
}

/** Whether the word can be the finite verb of a sentence. */
export function mayBeFinite(word: Word): boolean {
  if (is(word, 'be', 'modal', 'do', 'have')) return !oneOf(word, 'being', 'been', 'be', 'having', 'may');
  if (is(word, 'past')) return true;
  if (is(word, 'third')) return !is(word, 'plural') || !is(word, 'noun', 'plural');
  return is(word, 'base') && !is(word, 'noun', 'adjective', 'preposition', 'adverb', 'number', 'state');
}

const singles = ['everyone', 'everybody', 'nobody', 'everything'];

/** Returns the subject that begins at `at`: a pronoun, a name, or a noun phrase with "of the …". */
export function subjectAt(words: readonly Word[], at: number): Subject | undefined {
  const word = words[at];
  if (word === undefined) return undefined;
  if (is(word, 'subject') && !oneOf(word, 'her')) {
    if (oneOf(words[at + 1], 'and', 'or')) return undefined;
    const be = oneOf(word, 'i') ? 'am' : oneOf(word, 'he', 'she', 'it') ? 'is' : 'are';
    return { last: at, be, kind: 'pronoun' };
  }
  if (oneOf(word, ...singles)) return { last: at, be: 'is', kind: 'pronoun' };
  if (oneOf(word, 'this', 'that') && !is(words[at + 1], 'noun', 'plural', 'mass')) {
    const adjective = is(words[at + 1], 'adjective') && is(words[at + 2], 'noun', 'adjective', 'mass');
    if (!adjective) return { last: at, be: 'is', kind: 'pronoun' };
  }
  if (oneOf(word, 'these', 'those') && is(words[at + 1], 'possessive', 'determiner'))
    return { last: at, be: 'are', kind: 'pronoun' };
  if (is(word, 'name') && /^\p{Lu}/u.test(word.text)) {
    if (oneOf(words[at + 1], 'and') && is(words[at + 2], 'name'))
      return { last: at + 2, be: 'are', kind: 'name' };
    return { last: is(words[at + 1], 'name') ? at + 1 : at, be: 'is', kind: 'name' };
  }
  if (is(word, 'place') && /^\p{Lu}/u.test(word.text)) return { last: at, be: 'is', kind: 'name' };
  if (oneOf(word, 'this', 'that') && is(words[at + 1], 'plural')) return undefined;
  return phraseAt(words, at);
}

function phraseAt(words: readonly Word[], at: number): Subject | undefined {
  let start = at;
  const several = oneOf(words[at], 'most', 'some', 'all', 'many', 'both');
  if (several) start = oneOf(words[at + 1], 'of') ? at + 2 : at + 1;
  const first = words[start];
  if (!is(first, 'possessive') && !oneOf(first, 'the', 'this', 'that', 'these', 'those') && !several)
    return undefined;
  let head = headOfPhrase(words, start);
  if (head === undefined || is(words[head], 'unknown', 'name') || /['’]s?$/.test(words[head]?.lower ?? ''))
    return undefined;
  // In "my mother cooking", the word with -ing is a verb and not the head noun, as after any noun for a
  // person.
  while (head > start + 1 && is(words[head], 'gerund') && is(words[head - 1], 'human')) head--;
  if (is(words[head], 'base') && is(words[head - 1], 'noun', 'human')) return undefined;
  // The phrase may end with words that are not nouns in this sentence, as in "this exercise too".
  if (head === start) return undefined;
  const many =
    several || is(words[head], 'plural') || oneOf(words[head], 'people') || oneOf(first, 'these', 'those');
  const human =
    is(words[head], 'human') ||
    oneOf(words[head], 'parents', 'grandparents', 'friends', 'children', 'family', 'students', 'people');
  if (
    oneOf(words[head + 1], 'of', 'in') &&
    is(words[head + 2], 'determiner', 'possessive', 'place', 'plural')
  ) {
    const tail = headOfPhrase(words, head + 2);
    if (tail !== undefined && tail > head + 2) head = tail;
    else if (tail !== undefined && is(words[tail], 'place')) head = tail;
  }
  if (oneOf(words[head + 1], 'and', 'or', "'", '-')) return undefined;
  if (oneOf(words[head + 1], 'here', 'there')) head++;
  return { last: head, be: many ? 'are' : 'is', kind: human ? 'person' : 'thing' };
}
