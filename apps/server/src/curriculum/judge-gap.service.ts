import type { GapOutcome } from '@pratik/contract/vocabulary-gaps';
import { foldEnglish } from '@pratik/text/fold-words';
import { Problem } from '../platform/http/problem.ts';
import type { Curriculum } from './curriculum.service.ts';
import type { Bodies } from './items.ts';

type Gap = {
  /** All right answers to a gap. */
  answers: readonly string[];
  /** The wrong options of a gap. */
  wrong: readonly string[];
  /** Whether the cloze item practises spelling, so that a typing slip counts as wrong. */
  strict: boolean;
};

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/g, 'can not'],
  [/\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\bshan't\b/g, 'shall not'],
  [/n't\b/g, ' not'],
  [/'m\b/g, ' am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
];

/**
 * Normalises an English answer for comparison. Capital letters, punctuation, letters of a Turkish keyboard and
 * short forms make no difference. Every word counts.
 */
export const foldGap = (text: string): string =>
  contractions.reduce((folded, [short, long]) => folded.replaceAll(short, long), foldEnglish(text));

/**
 * Judges an answer to a gap. A slip is one or two wrong letters that do not make a different English word: "bycause"
 * for "because" is a slip, "goes" for "go" is a mistake.
 * @param isWord returns whether a text is an English word
 */
export const judgeGap = async (
  { answers, wrong, strict }: Gap,
  answer: string,
  isWord: (word: string) => Promise<boolean>,
): Promise<GapOutcome> => {
  const given = foldGap(answer);
  if (answers.some((right) => foldGap(right) === given)) return 'right';
  if (strict || given === '' || wrong.some((one) => foldGap(one) === given)) return 'wrong';
  for (const right of answers) {
    const slips = slipsBetween(foldEnglish(answer).split(' '), foldEnglish(right).split(' '));
    if (slips && !(await anyOf(slips, isWord))) return 'slip';
  }
  return 'wrong';
};

/**
 * Judges an answer to a cloze of the library. All options of the cloze that are not right answers are wrong answers.
 */
export const judgeCloze = (
  curriculum: Pick<Curriculum, 'lookUp'>,
  { answers, choice, practises }: Pick<Bodies['cloze'], 'answers' | 'choice' | 'practises'>,
  answer: string,
): Promise<GapOutcome> => {
  const wrong = choice.options.filter((_, index) => index !== choice.answer);
  const strict = practises.includes('spelling');
  return judgeGap({ answers, wrong, strict }, answer, wordCheck(curriculum));
};

/** Creates the function that returns whether a text is an English word in any of its forms. */
export const wordCheck =
  (curriculum: Pick<Curriculum, 'lookUp'>) =>
  async (word: string): Promise<boolean> => {
    try {
      await curriculum.lookUp({ word });
      return true;
    } catch (error) {
      if (error instanceof Problem && error.problem === 'not-found') return false;
      throw error;
    }
  };

const anyOf = async (words: readonly string[], isWord: (word: string) => Promise<boolean>) =>
  (await Promise.all(words.map(isWord))).some(Boolean);

/** Returns the given words that differ only by slips from the right answer; null when the difference is larger. */
const slipsBetween = (given: readonly string[], wanted: readonly string[]): string[] | null => {
  if (given.length !== wanted.length) return null;
  const slips: string[] = [];
  for (const [index, word] of given.entries()) {
    const other = wanted[index] ?? '';
    if (word === other) continue;
    if (distanceOf(word, other) > slipsAllowed(other)) return null;
    slips.push(word);
  }
  return slips;
};

/**
 * Returns the accepted number of wrong letters in a word. It is 0 in a short word, where one letter makes a
 * different word.
 */
const slipsAllowed = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Returns the edit distance: the number of letters that were added, removed, changed or swapped with the next
 * letter.
 */
const distanceOf = (a: string, b: string): number => {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const here = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      here.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (here[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = above;
    above = here;
  }
  return above[b.length] ?? 0;
};
