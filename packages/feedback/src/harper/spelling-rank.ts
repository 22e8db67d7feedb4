/** Tells how well two words fit next to each other. */
export type Neighbours = {
  count(left: string, right: string): number;
  fit(left: string, right: string): number;
};
/** The words before and after a misspelt word, in lower case. */
export type Place = { before?: string | undefined; after?: string | undefined };
/** Number of occurrences of each word in correct English texts. */
export type Vocabulary = ReadonlyMap<string, number>;

const vowels = 'aeiouy';
/** Pairs of letters that Turkish speakers hear as similar, or that are neighbours on the keyboard. */
const alike = new Set(
  `ck kc cs sc sz zs kq qk vw wv fv vf gj jg td dt pb bp nm mn iy yi ıi iı sş şs
   we ew er re rt tr ty yt ui iu op po as sa sd ds df fd fg gf gh hg hj jh jk kj kl lk xc cx cv vc vb bv bn nb`.split(
    /\s+/,
  ),
);

const substitution = (a: string, b: string): number => {
  if (a === b) return 0;
  if (vowels.includes(a) && vowels.includes(b)) return 0.75;
  return alike.has(a + b) ? 0.8 : 1.15;
};

/**
 * Returns the cost of one missing or extra letter. The cost is lower for a doubled letter, a final e, an h,
 * an apostrophe and a space.
 */
const gapCost = (letter: string, before: string, isLast: boolean): number => {
  if (letter === before) return 0.5;
  if (letter === "'" || letter === ' ') return 0.4;
  if (letter === 'e' && isLast) return 0.7;
  return letter === 'h' ? 0.7 : 0.95;
};

/**
 * Returns the total cost of the changes from `wrong` to `right`. The time is proportional to the product of the two
 * lengths.
 */
export function misspellingCost(wrong: string, right: string): number {
  const [n, m] = [wrong.length, right.length];
  const rows: number[][] = [];
  for (let i = 0; i <= n; i++) {
    const row: number[] = [];
    for (let j = 0; j <= m; j++) {
      const [a, b] = [wrong[i - 1] ?? '', right[j - 1] ?? ''];
      let best = i === 0 && j === 0 ? 0 : Number.POSITIVE_INFINITY;
      if (i > 0 && j > 0) best = Math.min(best, (rows[i - 1]?.[j - 1] ?? 0) + substitution(a, b));
      if (i > 0) best = Math.min(best, (rows[i - 1]?.[j] ?? 0) + gapCost(a, wrong[i - 2] ?? '', i === n));
      if (j > 0) best = Math.min(best, (row[j - 1] ?? 0) + gapCost(b, right[j - 2] ?? '', j === m));
      if (i > 1 && j > 1 && a === right[j - 2] && wrong[i - 2] === b)
        best = Math.min(best, (rows[i - 2]?.[j - 2] ?? 0) + 0.7);
      row.push(best);
    }
    rows.push(row);
  }
  const swapped = wrong[0] === right[1] && wrong[1] === right[0];
  const first = wrong[0] === right[0] || swapped ? 0 : 0.6;
  return (rows[n]?.[m] ?? 99) + first;
}

/** Cost of one edit. One additional edit counts as much as a word that is e^6 times as rare. */
const perEdit = 6;
/** Minimum number of occurrences in the training text. Words with fewer occurrences are treated as unknown. */
const leastSeen = 4;

/** Weight of the words around a misspelt word, compared with the frequency of the suggestion. */
const contextWeight = 0.7;
/** Minimum number of occurrences of each half of a word that is split, and of both halves next to each other. */
const leastInSplit = 100;
const leastPairs = 4;
const pronounWithVerb = /^(?:it|that|he|she|what|where|who|there|here|how|let)'s$/;

/** Finds the words that a learner may have meant by a misspelt word, and ranks them. */
export class SpellingRank {
  readonly #vocabulary: Vocabulary;
  readonly #byShape = new Map<string, string[]>();

  readonly #neighbours: Neighbours | undefined;

  constructor(vocabulary: Vocabulary, neighbours?: Neighbours) {
    this.#vocabulary = vocabulary;
    this.#neighbours = neighbours;
    for (const [word, count] of vocabulary) {
      if (count < leastSeen || word.length < 3) continue;
      const shape = `${word[0]}${word.length}`;
      const alikeInShape = this.#byShape.get(shape);
      if (alikeInShape === undefined) this.#byShape.set(shape, [word]);
      else alikeInShape.push(word);
    }
  }

  /** Whether the word occurs in correct English texts. Such a word is not misspelt, even if it is foreign or rare. */
  knows(word: string): boolean {
    return (this.#vocabulary.get(word) ?? 0) > leastSeen;
  }

  /** Returns the logarithm of the number of occurrences. Two words are as frequent as they follow each other. */
  #frequency(word: string): number {
    const [first = '', second] = word.toLowerCase().split(' ');
    const count = second === undefined ? this.#vocabulary.get(first) : this.#neighbours?.count(first, second);
    return Math.log((count ?? 0) + 1);
  }

  /**
   * Returns the logarithm of how much more often the word occurs between these neighbours than elsewhere. Of two
   * words, as in "hard work", the outer ones are next to the neighbours.
   */
  #fit(word: string, { before, after }: Place): number {
    if (this.#neighbours === undefined) return 0;
    const [first = word] = word.split(' ');
    const last = word.split(' ').at(-1) ?? word;
    const left = before === undefined ? 0 : this.#neighbours.fit(before, first);
    return contextWeight * (left + (after === undefined ? 0 : this.#neighbours.fit(last, after)));
  }

  /** Returns the pairs of common words that a word consists of, as "hard work" for "hardwork". */
  #splits(wrong: string): string[] {
    const pairs = this.#neighbours;
    if (pairs === undefined || wrong.length < 5) return [];
    return Array.from({ length: wrong.length - 3 }, (_, at) => [wrong.slice(0, at + 2), wrong.slice(at + 2)])
      .filter(
        ([left = '', right = '']) =>
          (this.#vocabulary.get(left) ?? 0) >= leastInSplit &&
          (this.#vocabulary.get(right) ?? 0) >= leastInSplit &&
          pairs.count(left, right) >= leastPairs,
      )
      .map((pair) => pair.join(' '));
  }

  /** Returns the candidate words with their costs, best first. The words must be in lower case. */
  rank(wrong: string, suggestions: readonly string[], place: Place = {}): { word: string; cost: number }[] {
    const near = [-2, -1, 0, 1, 2].flatMap(
      (more) => this.#byShape.get(`${wrong[0]}${wrong.length + more}`) ?? [],
    );
    const letters = new Set(wrong);
    const plausible = near.filter((word) => {
      let strange = 0;
      for (const letter of word) if (!letters.has(letter)) strange++;
      return strange <= 2;
    });
    const likely = suggestions.filter((word) => !/'s$/.test(word) || pronounWithVerb.test(word));
    const all = new Set([...likely, ...plausible, ...this.#splits(wrong)]);
    const most = wrong.length < 5 ? 1.7 : wrong.length < 8 ? 2.2 : 2.9;
    return [...all]
      .map((word) => ({ word, cost: misspellingCost(wrong, word.toLowerCase()) }))
      .filter(({ cost }) => cost <= most)
      .map((one) => ({
        ...one,
        score: this.#frequency(one.word) + this.#fit(one.word.toLowerCase(), place) - perEdit * one.cost,
      }))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 5);
  }
}
