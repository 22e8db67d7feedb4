import { adjectiveRank } from '../../../lexicon/adjective-order.ts';
import type { Match, Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

const order = (from: number, to: number, right: string, confidence: number): Match => ({
  code: 'word-order',
  pattern: 'adjective-order',
  from,
  to,
  replacements: [right],
  confidence,
  // The replacement keeps its own capital letters unless it starts the sentence, because a word is capitalised
  // inside a sentence only if it is a name.
  asWritten: from > 0,
});

/**
 * Nouns with which the adjective before them can name a kind. A different order is then right, as in "Turkish black
 * tea" and "the American black bear".
 */
const kinds = new Set(
  `tea wine wines coffee cheese bread pepper peppers beans cabbage olives rice bear bears wolf squirrel fox party
  deal year hair`.split(/\s+/),
);

/** Corrects the order of adjectives: "a leather brown suitcase" → "a brown leather suitcase". */
export const adjectiveOrder: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const first = adjectiveRank(word.lower);
    const second = next && adjectiveRank(next.lower);
    if (next === undefined || first === undefined || second === undefined || first <= second) return [];
    const noun = words[at + 2];
    if (!is(noun, 'noun', 'plural', 'mass') || is(noun, 'preposition')) return [];
    if (kinds.has(noun?.lower ?? '')) return [];
    // Skips adjectives of opinion, size and age, because speakers order them differently. Also skips a capitalised
    // word, which may be part of a name.
    if (first < 4 || /^\p{Lu}/u.test(next.text)) return [];
    return [order(at, at + 2, `${next.text} ${word.text}`, 0.84)];
  });

const parts = ['hair', 'eyes', 'legs', 'nose', 'hands', 'skin', 'teeth', 'arms', 'ears', 'face'];
const looks = [
  'long',
  'short',
  'blue',
  'green',
  'brown',
  'black',
  'blonde',
  'blond',
  'big',
  'small',
  'curly',
  'straight',
  'dark',
  'red',
  'grey',
  'beautiful',
  'white',
  'thin',
  'wavy',
];

/** Moves an adjective before its noun: "has hair long" → "has long hair". */
export const looksAfterNoun: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const noun = words[at - 1];
    const after = words[at + 1];
    if (!oneOf(word, ...looks) || !oneOf(noun, ...parts) || !is(words[at - 2], 'have')) return [];
    if (after !== undefined && !is(after, 'mark') && !oneOf(after, 'and')) return [];
    return [order(at - 1, at + 1, `${word.text} ${noun?.text}`, 0.86)].map((match) => ({
      ...match,
      pattern: 'adjective-before',
    }));
  });
