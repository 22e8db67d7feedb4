import { is, oneOf, type Word } from './word.ts';

export type Subject = {
  from: number;
  /** Index of the first word after the subject. */
  to: number;
  person: 'first' | 'second' | 'third';
  plural: boolean;
  pronoun: boolean;
};

const singlePronouns = ['everyone', 'everybody', 'someone', 'somebody', 'nobody', 'anyone', 'anybody'];
/** Singular nouns that can take a plural verb in British English. */
const collective = new Set(
  `family team class government staff police group company couple audience crowd committee band rest majority half
  army crew public press data media`.split(/\s+/),
);

/** Returns the subjects of the clauses. Omits subjects that are not simple or not certain. */
export function findSubjects(words: readonly Word[]): Subject[] {
  const subjects: Subject[] = [];
  for (let at = 0; at < words.length; at++) {
    const subject = pronounAt(words, at) ?? nounPhraseAt(words, at);
    if (subject !== undefined) subjects.push(subject);
  }
  return subjects;
}

function pronounAt(words: readonly Word[], at: number): Subject | undefined {
  const word = words[at];
  const before = words[at - 1];
  if (word === undefined || !is(word, 'subject')) return undefined;
  if (is(before, 'be', 'do', 'have', 'modal') || oneOf(before, 'not')) return undefined;
  const free = oneOf(word, 'it', 'you') ? startsClause(words, at) : !joinsNouns(words, at);
  if (!free) return undefined;
  const person = oneOf(word, 'i', 'we') ? 'first' : oneOf(word, 'you') ? 'second' : 'third';
  return { from: at, to: at + 1, person, plural: oneOf(word, 'we', 'they', 'you'), pronoun: true };
}

function nounPhraseAt(words: readonly Word[], at: number): Subject | undefined {
  if (!startsClause(words, at)) return undefined;
  const word = words[at];
  const single = { from: at, person: 'third' as const, plural: false, pronoun: false };
  if (oneOf(word, ...singlePronouns)) {
    // A phrase such as "in my class" may follow the pronoun and belong to the subject, as in "Everybody in my
    // class".
    const inside =
      oneOf(words[at + 1], 'in', 'at') &&
      is(words[at + 2], 'possessive', 'determiner') &&
      is(words[at + 3], 'noun');
    return { ...single, to: inside ? at + 4 : at + 1 };
  }
  if (is(word, 'name')) return { ...single, to: is(words[at + 1], 'name') ? at + 2 : at + 1 };
  if (!is(word, 'possessive') && !oneOf(word, 'the', 'this', 'that')) return undefined;
  let to = at + 1;
  while (is(words[to], 'adjective', 'comparative', 'superlative') && !is(words[to], 'noun')) to++;
  const head = words[to];
  if (head === undefined || !is(head, 'noun', 'plural') || collective.has(head.lower)) return undefined;
  if (is(head, 'plural')) return is(head, 'third') ? undefined : { ...single, to: to + 1, plural: true };
  // In "mother tongue" and "school bus", the second noun is the head of the subject, unless it can also be a verb.
  const next = words[to + 1];
  if (is(next, 'noun') && !is(next, 'base')) return undefined;
  return { ...single, to: to + 1 };
}

/**
 * Whether a clause begins at `at`: at the start of the sentence, after punctuation, after a conjunction between
 * clauses, or after an introduction such as "in the morning" or "every day".
 */
export function startsClause(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  if (before === undefined) return true;
  if (is(before, 'mark')) return !oneOf(before, "'", '-', ')') || at < 2;
  if (is(before, 'conjunction'))
    return !joinsNouns(words, at) && !oneOf(before, 'as', 'before', 'after', 'until', 'since');
  return opensSentence(words, at);
}

/**
 * Whether the words before `at` are a phrase at the start of the sentence without verb and punctuation, such as "In
 * the morning", "Every day" or "Last night".
 */
function opensSentence(words: readonly Word[], at: number): boolean {
  if (at > 5) return false;
  const first = words[0];
  const opening =
    is(first, 'preposition') ||
    oneOf(first, 'every', 'last', 'next', 'today', 'yesterday', 'tomorrow', 'sometimes', 'usually', 'now');
  if (!opening) return false;
  const inside = words.slice(0, at);
  const last = inside.at(-1);
  const complete =
    is(last, 'noun', 'plural', 'place', 'adverb', 'frequency', 'number', 'unknown') &&
    !is(last, 'preposition');
  return (
    complete &&
    inside.every((word) => !is(word, 'mark', 'subject', 'be', 'have', 'do', 'modal', 'gerund')) &&
    inside.every((word, index) => index < 2 || !is(word, 'base', 'past') || is(word, 'noun'))
  );
}

/**
 * Whether "and" joins two nouns to one subject, as in "my mother and she". True if the words before "and" contain
 * no verb.
 */
function joinsNouns(words: readonly Word[], at: number): boolean {
  if (!oneOf(words[at - 1], 'and', 'or', 'nor')) return false;
  if (oneOf(words[at - 1], 'or', 'nor') || is(words[at - 2], 'subject')) return true;
  for (let index = at - 2; index >= 0; index--) {
    const word = words[index];
    if (is(word, 'be', 'have', 'do', 'modal', 'past', 'third')) return false;
    if (is(word, 'base') && !is(word, 'noun')) return false;
    if (is(word, 'base') && is(words[index - 1], 'subject')) return false;
    if (is(word, 'mark')) break;
  }
  return true;
}

/**
 * Returns the index of the first word at or after `at` that is not an adverb. Adverbs may stand between subject and
 * verb.
 */
export function skipAdverbs(words: readonly Word[], at: number): number {
  let index = at;
  const between = [
    'also',
    'really',
    'still',
    'just',
    'only',
    'even',
    'never',
    'always',
    'probably',
    'actually',
    'now',
  ];
  while (is(words[index], 'frequency') || oneOf(words[index], ...between)) index++;
  return index;
}

/** Whether the words from index `from` to `to` include a word that can only be a finite verb. */
export function hasFinite(words: readonly Word[], from: number, to: number = words.length): boolean {
  return words
    .slice(from, to)
    .some(
      (word) =>
        (is(word, 'be', 'modal', 'do', 'have') && !oneOf(word, 'being', 'been', 'be', 'having')) ||
        (is(word, 'past', 'third') && !is(word, 'plural', 'noun')),
    );
}

/**
 * Returns the index at which the clause that contains `at` ends: at the next punctuation mark or conjunction, or at
 * the end of the sentence.
 */
export function clauseEnd(words: readonly Word[], at: number): number {
  let index = at;
  while (index < words.length && !is(words[index], 'mark') && !isLink(words[index])) index++;
  return index;
}

const links =
  `and but or so because although though while if when whenever unless whereas that who which whether
  where what why how`.split(/\s+/);

export function isLink(word: Word | undefined): boolean {
  return oneOf(word, ...links);
}
