import { hashWord } from './hash.ts';
import { bucketOf, type Softmax } from './softmax.ts';

/** Weight of the frequency of a word without context, compared with its frequency after its neighbour. */
const smoothing = 0.3;
/** A stored byte contains the logarithm of a count, multiplied by this number. */
const scale = 12;

/** Returns a hash of 32 bits of two words that follow each other. */
export function pairId(left: string, right: string): number {
  const hash = Math.imul(hashWord(left) ^ 0x9e3779b1, 0x85ebca6b) ^ hashWord(right);
  const mixed = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  return mixed ^ (mixed >>> 13);
}

export const storedCount = (count: number): number => Math.min(127, Math.round(Math.log(1 + count) * scale));

/** How often two words follow each other in correct texts. */
export class WordPairs {
  readonly #table: Softmax;
  readonly #vocabulary: ReadonlyMap<string, number>;
  readonly #total: number;

  constructor(table: Softmax, vocabulary: ReadonlyMap<string, number>) {
    this.#table = table;
    this.#vocabulary = vocabulary;
    this.#total = [...vocabulary.values()].reduce((sum, count) => sum + count, 1);
  }

  count(left: string, right: string): number {
    const { marks, weights, bits } = this.#table;
    const bucket = marks === undefined ? -1 : bucketOf(marks, 2 ** bits - 1, pairId(left, right));
    return bucket < 0 ? 0 : Math.exp((weights[bucket] ?? 0) / scale) - 1;
  }

  /** Returns the logarithm of how much more often the two words follow each other than by chance, at least -1.5. */
  fit(left: string, right: string): number {
    const first = this.#vocabulary.get(left) ?? 0;
    const second = this.#vocabulary.get(right) ?? 0;
    if (first === 0 || second === 0) return 0;
    // A pair that shares the bucket of another pair looks more frequent than its own words.
    const both = Math.min(this.count(left, right), first, second);
    const chance = (first * second) / this.#total;
    return Math.log((both / chance + smoothing) / (1 + smoothing));
  }
}
