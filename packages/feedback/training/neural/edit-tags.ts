import { confusionSets } from '../../src/statistics/confusion-sets.ts';
import { formNames } from '../../src/statistics/forms.ts';

/**
 * Words that the edit tagger can insert before a token. "a" also stands for "an". The first entry, an empty
 * string, means no insertion.
 */
export const insertions: readonly string[] = [
  ...['', ',', 'the', 'a', 'to', 'of', 'in', 'for', 'on', 'at', 'with', 'by', 'from', 'about', 'into', 'as'],
  ...[
    'it',
    'that',
    'is',
    'are',
    'be',
    'was',
    'were',
    'am',
    'been',
    'and',
    'have',
    'has',
    'had',
    'do',
    'does',
  ],
  ...[
    'did',
    'will',
    'would',
    'can',
    'not',
    'i',
    'he',
    'she',
    'they',
    'we',
    'you',
    'them',
    'him',
    'her',
    'me',
  ],
  ...['us', 'my', 'your', 'his', 'their', 'our', 'its', 'there', 'who', 'which', 'so', 'but', 'or', 'if'],
  ...['than', 'some', 'any', 'more', 'all', 'one', 'up', 'out', 'off', 'when', 'because', 'should', 'could'],
];

/** Pairs of words that learners wrongly write as one word, such as "everyday" instead of "every day". */
export const joinedWords: readonly string[] = [
  ...['every day', 'may be', 'a lot', 'in fact', 'each other', 'as well', 'any more', 'in case', 'at least'],
];

/** Sets of words that learners confuse with each other, including the sets of the statistical layer. */
export const exchangeSets: readonly (readonly string[])[] = [
  ...confusionSets,
  [
    ...[
      'in',
      'on',
      'at',
      'to',
      'for',
      'of',
      'with',
      'by',
      'from',
      'about',
      'into',
      'during',
      'since',
      'until',
    ],
    ...['between', 'over', 'through', 'after', 'before', 'like', 'as', 'under', 'towards'],
  ],
  ['a', 'the', 'one', 'another', 'this', 'that', 'these', 'those', 'some', 'any', 'every', 'each', 'all'],
  ['so', 'but', 'and', 'because', 'although', 'however', 'while', 'when', 'if', 'or'],
  ['can', 'could', 'may', 'might', 'must', 'should', 'will', 'would'],
  ["won't", "wouldn't", "can't", "couldn't", "shouldn't", "haven't", "hasn't", "hadn't", "don't", "didn't"],
  ['myself', 'himself', 'herself', 'themselves', 'yourself', 'itself', 'ourselves'],
  ['mine', 'yours', 'hers', 'theirs', 'ours'],
];

/**
 * Changes that the tagger can suggest for one token. A tag such as `VBD` selects a form from the paradigm of the
 * word. `swap` and `merge` also involve the next token.
 */
export const changes: readonly string[] = [
  ...[
    'keep',
    'delete',
    'capital',
    'lower',
    'swap',
    'merge',
    'possessive',
    'no-possessive',
    'adverb',
    'adjective',
  ],
  ...formNames.filter((name) => name !== 'JJ'),
  ...[...new Set(exchangeSets.flat())].toSorted().map((word) => `=${word}`),
  ...joinedWords.map((words) => `=${words}`),
];

export const insertionIndex: ReadonlyMap<string, number> = new Map(insertions.map((word, at) => [word, at]));
export const changeIndex: ReadonlyMap<string, number> = new Map(changes.map((name, at) => [name, at]));
