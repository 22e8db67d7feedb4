import { hashWord } from '../../src/statistics/hash.ts';

/** Number of words that have their own embedding row. All other words share rows, chosen by hash. */
const ownRows = 30_000;
const sharedRows = 1_000;
const endings = 4_096;
export const wordRows = ownRows + sharedRows;
export const endingRows = endings;
/** Number of embedding rows for tags. The last row stands for positions outside the sentence. */
export const tagRows = 33;
export const capitalRows = 3;

/** Maps each of the most frequent words to its embedding row. `words` must be sorted by frequency. */
export function rowsOf(words: readonly string[]): ReadonlyMap<string, number> {
  return new Map(words.slice(0, ownRows).map((word, row) => [word, row]));
}

export const wordRow = (rows: ReadonlyMap<string, number>, word: string): number =>
  rows.get(word) ?? ownRows + ((hashWord(word) >>> 0) % sharedRows);

export const endingRow = (word: string): number => (hashWord(word.slice(-3)) >>> 0) % endings;

/**
 * Returns the embedding row for the capital letter of a token. 0: no capital letter; 1: a capital letter at the
 * start of the sentence; 2: a capital letter inside the sentence.
 */
export const capitalRow = (raw: string, at: number): number => (!/^\p{Lu}/u.test(raw) ? 0 : at === 0 ? 1 : 2);
