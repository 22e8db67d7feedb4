import { hashWord } from '../../src/statistics/hash.ts';

/** Words with their own row; all others share rows by their hash. */
const ownRows = 30_000;
const sharedRows = 1_000;
const endings = 4_096;
export const wordRows = ownRows + sharedRows;
export const endingRows = endings;
/** Row of the place before and after a sentence. */
export const tagRows = 33;
export const capitalRows = 3;

/** Words by frequency, to their rows. */
export function rowsOf(words: readonly string[]): ReadonlyMap<string, number> {
  return new Map(words.slice(0, ownRows).map((word, row) => [word, row]));
}

export const wordRow = (rows: ReadonlyMap<string, number>, word: string): number =>
  rows.get(word) ?? ownRows + ((hashWord(word) >>> 0) % sharedRows);

export const endingRow = (word: string): number => (hashWord(word.slice(-3)) >>> 0) % endings;

/** 0: lower case; 1: a capital at the start of the sentence; 2: a capital within it. */
export const capitalRow = (raw: string, at: number): number => (!/^\p{Lu}/u.test(raw) ? 0 : at === 0 ? 1 : 2);
