import type { DictatedWord } from '@pratik/contract/dictation';
import { bare, type Comparable, comparable, sayTheSame } from './same-words.ts';

/** A word as displayed, together with its normalized form for comparison. */
type Token = Comparable & { shown: string };

/** Returns the words of a text. A separate punctuation mark is attached to the preceding word. */
export const wordsOf = (text: string): Token[] => {
  const tokens: Token[] = [];
  for (const shown of text.split(/\s+/)) {
    if (shown === '') continue;
    const word = bare(shown);
    const before = tokens.at(-1);
    if (word !== '') tokens.push({ shown, ...comparable(word) });
    else if (before) before.shown += ` ${shown}`;
  }
  return tokens;
};

/**
 * Decides whether two word sequences count as equal. `diffOf` passes each sequence always as the same array object, so
 * that an implementation can cache results by array.
 */
export type Sameness = (said: readonly Comparable[], given: readonly Comparable[]) => boolean;

export type Diff = { words: DictatedWord[]; right: number; all: number };

/** Maximum length, in words, of a sequence that can equal a single word: "two hundred and five" equals "205". */
const longestRun = 7;
/**
 * Maximum number of computed cells in the alignment table: enough for the whole table of a 50-word and a 60-word
 * text. For longer texts, only cells near the diagonal are computed.
 */
const mostCells = 3111;
const leastReach = 5;
const lost = 0.6;
const unlike = 1.1;
const likely = 0.7;

/**
 * Aligns the spoken words with the typed words so that as few words as possible differ. Ignores case, punctuation,
 * contractions, number format, and British or American spelling. The function `same` can ignore further
 * differences.
 */
export const diffOf = (said: string, given: string, same: Sameness = sayTheSame): Diff => {
  const saidWords = wordsOf(said);
  const typedWords = wordsOf(given);
  // Maximum number of typed words to compare. All typed words after them count as extra words.
  const most = 2 * saidWords.length + 10;
  const givenWords = typedWords.slice(0, most);
  const beyond = typedWords.slice(most).map((word) => ({ said: [], given: [word], same: false }));
  const steps = [...cheapest(saidWords, givenWords, same), ...beyond];
  const words = steps.flatMap(({ said: those, given: these, same: alike }): DictatedWord[] => {
    const typed = these.map(({ shown }) => shown).join(' ');
    if (those.length === 0) return [{ kind: 'extra', said: '', given: typed }];
    if (these.length === 0) return those.map(({ shown }) => ({ kind: 'missing', said: shown, given: '' }));
    return those.map(({ shown }, index) => ({
      kind: alike ? 'same' : 'other',
      said: shown,
      given: index === 0 ? typed : '',
    }));
  });
  return { words, right: words.filter(({ kind }) => kind === 'same').length, all: saidWords.length };
};

type Step = { said: readonly Token[]; given: readonly Token[]; same: boolean };
type Cell = { cost: number; from: readonly [number, number]; same: boolean };

/**
 * Returns all word sequences of up to `longestRun` words. The first index is the end position of the sequence, the
 * second index its length.
 */
const runsOf = (words: readonly Token[]): (readonly Token[])[][] =>
  Array.from({ length: words.length + 1 }, (_, end) =>
    Array.from({ length: Math.min(longestRun, end) + 1 }, (__, length) => words.slice(end - length, end)),
  );

/**
 * A row of the alignment table. `low` is the column of the first computed cell. Each cell contains the lowest cost
 * of an alignment up to this cell, and the preceding cell.
 */
type Row = { low: number; cells: Cell[] };

/** Returns the alignment of two texts with the lowest cost, computed by dynamic programming. */
const cheapest = (said: readonly Token[], given: readonly Token[], sameness: Sameness): Step[] => {
  const [saidRuns, givenRuns] = [runsOf(said), runsOf(given)];
  const isWhole = (said.length + 1) * (given.length + 1) <= mostCells;
  const reach = isWhole ? given.length : Math.max(leastReach, Math.floor(mostCells / (said.length + 1) / 2));
  const rows: Row[] = [];
  const at = (i: number, j: number): Cell => {
    const row = rows[i];
    return row?.cells[j - row.low] ?? { cost: Number.POSITIVE_INFINITY, from: [0, 0], same: false };
  };
  for (let i = 0; i <= said.length; i += 1) {
    const middle = said.length === 0 ? given.length : Math.round((i * given.length) / said.length);
    const low = said.length === 0 ? 0 : Math.max(0, middle - reach);
    const row: Row = { low, cells: [] };
    rows.push(row);
    for (let j = low; j <= Math.min(given.length, middle + reach); j += 1) {
      let best: Cell = { cost: i === 0 && j === 0 ? 0 : Number.POSITIVE_INFINITY, from: [0, 0], same: false };
      const offer = (fromI: number, fromJ: number, cost: number, same = false) => {
        const whole = at(fromI, fromJ).cost + cost;
        if (whole < best.cost) best = { cost: whole, from: [fromI, fromJ], same };
      };
      for (const [a, b] of runs) {
        const [those, these] = [saidRuns[i]?.[a], givenRuns[j]?.[b]];
        if (those && these && sameness(those, these)) offer(i - a, j - b, 0, true);
      }
      const [one, other] = [said[i - 1], given[j - 1]];
      if (one && other) offer(i - 1, j - 1, looksLike(one.bare, other.bare) ? likely : unlike);
      if (i > 0) offer(i - 1, j, lost);
      if (j > 0) offer(i, j - 1, lost);
      row.cells.push(best);
    }
  }
  const steps: Step[] = [];
  for (let [i, j] = [said.length, given.length]; i > 0 || j > 0; ) {
    const { from, same } = at(i, j);
    steps.unshift({ said: said.slice(from[0], i), given: given.slice(from[1], j), same });
    [i, j] = from;
  }
  return steps;
};

/**
 * Pairs of sequence lengths to compare, in words: one word with one to seven words (either text may have the longer
 * sequence), and two words with two words.
 */
const runs: readonly (readonly [number, number])[] = [
  [1, 1],
  ...Array.from({ length: longestRun - 1 }, (_, more) => [
    [1, more + 2] as const,
    [more + 2, 1] as const,
  ]).flat(),
  [2, 2],
];

/**
 * Whether one word is probably a misspelling of the other word. True if the edit distance is at most half the
 * length of the longer word, or at most 1.
 */
const looksLike = (a: string, b: string): boolean => {
  const longest = Math.max(a.length, b.length);
  const most = Math.max(1, Math.floor(longest * 0.5));
  // If the lengths differ by more than `most`, the edit distance also exceeds `most`, so it is not computed.
  return Math.abs(a.length - b.length) <= most && editDistance(a, b) <= most;
};

const editDistance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
};
