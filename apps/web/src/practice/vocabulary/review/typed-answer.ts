import type { Grade, VocabularyCard } from '@pratik/contract/vocabulary';

/**
 * Sequence of letters that is in both texts (`same`), only in the typed text (`extra`), or only in the correct answer
 * (`missing`).
 */
export type Run = { kind: 'same' | 'extra' | 'missing'; text: string };

export type Verdict = {
  kind: 'right' | 'slip' | 'wrong';
  /** Differences between the typed text and the most similar accepted answer. */
  runs: readonly Run[];
};

/**
 * Normalises English text for comparison: ignores case and punctuation, and replaces letters of the Turkish keyboard.
 */
const foldWords = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/[^\p{L}\p{N}\p{M}']+/gu, ' ')
    .trim();

/** Normalises an answer for comparison and also removes a leading article or "to". */
export const foldAnswer = (text: string): string => foldWords(text).replace(/^(?:to|an?|the) (?=\S)/, '');

/** Compares a typed answer with the word and its other accepted answers. */
export const verdictOf = ({ word, also }: Pick<VocabularyCard, 'word' | 'also'>, typed: string): Verdict => {
  const given = foldAnswer(typed);
  const [nearest] = [word, ...also]
    .map((accepted) => {
      const wanted = foldAnswer(accepted);
      return { wanted, distance: distanceOf(given, wanted) };
    })
    .toSorted((a, b) => a.distance - b.distance);
  const { wanted, distance } = nearest ?? { wanted: '', distance: Number.POSITIVE_INFINITY };
  const kind = distance === 0 ? 'right' : distance <= slipsAllowed(wanted) ? 'slip' : 'wrong';
  return { kind, runs: runsOf(given, wanted) };
};

/** Returns the differences between the typed text and the most similar answer, including articles and “to”. */
export const runsBetween = (typed: string, answers: readonly string[]): readonly Run[] => {
  const given = foldWords(typed);
  const [nearest = ''] = answers
    .map(foldWords)
    .toSorted((a, b) => distanceOf(given, a) - distanceOf(given, b));
  return runsOf(given, nearest);
};

/** Returns the suggested grade for a verdict. The learner can choose another grade. */
export const suggestedGrade = (kind: Verdict['kind'] | null): Grade =>
  kind === null ? 3 : ({ right: 3, slip: 2, wrong: 1 } as const)[kind];

/**
 * Returns how many letters may be wrong in a typing error. None may be wrong in a short word, because one changed
 * letter makes a different word.
 */
const slipsAllowed = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Returns the edit distance of two words: the number of letters to add, remove, change, or swap with a neighbour. */
const distanceOf = (a: string, b: string): number => {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= b.length; column += 1) {
      const changed = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      rows[row]?.push(
        Math.min(
          cell(row - 1, column) + 1,
          cell(row, column - 1) + 1,
          cell(row - 1, column - 1) + changed,
          swapped ? cell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return cell(a.length, b.length);
};

/** Splits the letters of both texts, in order, into sequences that both texts or only one of them contain. */
const runsOf = (given: string, wanted: string): Run[] => {
  const common: number[][] = Array.from({ length: given.length + 1 }, () => Array(wanted.length + 1).fill(0));
  const cell = (row: number, column: number) => common[row]?.[column] ?? 0;
  for (let row = given.length - 1; row >= 0; row -= 1) {
    for (let column = wanted.length - 1; column >= 0; column -= 1) {
      const value =
        given[row] === wanted[column]
          ? cell(row + 1, column + 1) + 1
          : Math.max(cell(row + 1, column), cell(row, column + 1));
      common[row]?.splice(column, 1, value);
    }
  }
  const runs: { kind: Run['kind']; text: string }[] = [];
  const add = (kind: Run['kind'], text: string) => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += text;
    else runs.push({ kind, text });
  };
  let row = 0;
  let column = 0;
  while (row < given.length || column < wanted.length) {
    if (row < given.length && given[row] === wanted[column]) {
      add('same', given[row] ?? '');
      row += 1;
      column += 1;
    } else if (
      row < given.length &&
      (column === wanted.length || cell(row + 1, column) >= cell(row, column + 1))
    ) {
      add('extra', given[row] ?? '');
      row += 1;
    } else {
      add('missing', wanted[column] ?? '');
      column += 1;
    }
  }
  return runs;
};
