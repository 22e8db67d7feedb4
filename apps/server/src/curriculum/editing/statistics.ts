import type { ItemFlag } from '@pratik/contract/question';

/** One answer, the first a person ever gave to the item. */
export type GivenAnswer = {
  /** Of the item, as it was when it was answered. */
  version: number;
  /** The person's level now. */
  levelId: string | null;
  /** Which option, by its place from 0 or by its text, or which ones; null where none was chosen. */
  choice: number | string | readonly number[] | null;
  right: boolean;
  /** Share right of the person's other answers of the same practice, 0 to 1; null where there are none. */
  rest: number | null;
  /** Null where it was not measured. */
  ms: number | null;
};

/** Something answers are counted over: the options of an item, or those one place of it can hold. */
export type CountedRow = {
  /** How many there are to choose among. */
  size: number;
  /** Which of them are right, from 0. */
  keys: readonly number[];
  holds(choice: GivenAnswer['choice'], index: number): boolean;
};

export type Statistics = {
  answers: number;
  olderAnswers: number;
  rightShare: number | null;
  /** What would be right if all were guessed as they were asked, 0 to 1. */
  chance: number;
  discrimination: number | null;
  byLevel: { levelId: string | null; answers: number; rightShare: number }[];
  /** How often each was chosen, row by row. */
  chosen: number[][];
  medianMs: number | null;
  flags: ItemFlag[];
};

/** From how many answers on something is said of an item; fewer are chance. */
export const enough = { forFlags: 20, forDiscrimination: 30 };
/**
 * What counts as misbehaving. `known`: too hard is what fewer than one in ten know, guesses aside, so that 0.55 right
 * is the least of true and false, 0.325 of four options, 0.1 of what is typed. `separates`: a correlation below 0.1
 * hardly tells anything.
 */
export const limits = { known: 0.1, tooEasy: 0.97, separates: 0.1 };

/**
 * The share that knew the answer, where `chance` of those who did not were right all the same: (p − p₀) / (1 − p₀),
 * J. P. Guilford, "The determination of item difficulty when chance success is a factor", Psychometrika 1 (1936).
 * Below 0 where fewer were right than guessing gives.
 */
export const knownShare = (rightShare: number, chance: number): number =>
  chance < 1 ? (rightShare - chance) / (1 - chance) : rightShare;

const share = (answers: readonly { right: boolean }[]): number =>
  answers.filter(({ right }) => right).length / answers.length;

const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
};

/**
 * Point-biserial correlation between getting an item right and the score on everything else, −1 to 1: above 0, who is
 * better at the rest is better at this. Null where it says nothing: too few answers, or all alike.
 */
export const pointBiserial = (answers: readonly { right: boolean; rest: number | null }[]): number | null => {
  const known = answers.flatMap(({ right, rest }) => (rest === null ? [] : [{ right, rest }]));
  const rights = known.filter(({ right }) => right);
  const wrongs = known.filter(({ right }) => !right);
  if (known.length < enough.forDiscrimination || rights.length === 0 || wrongs.length === 0) return null;
  const mean = (of: readonly { rest: number }[]) => of.reduce((sum, { rest }) => sum + rest, 0) / of.length;
  const middle = mean(known);
  const spread = Math.sqrt(known.reduce((sum, { rest }) => sum + (rest - middle) ** 2, 0) / known.length);
  if (spread === 0) return null;
  const p = rights.length / known.length;
  return ((mean(rights) - mean(wrongs)) / spread) * Math.sqrt(p * (1 - p));
};

const flagsOf = (
  answers: number,
  rightShare: number | null,
  chance: number,
  discrimination: number | null,
  distractorWins: boolean,
): ItemFlag[] => {
  if (answers < enough.forFlags || rightShare === null) return [];
  const flags: (ItemFlag | false)[] = [
    knownShare(rightShare, chance) < limits.known && 'too-hard',
    rightShare > limits.tooEasy && 'too-easy',
    discrimination !== null && discrimination < 0 && 'separates-backwards',
    discrimination !== null &&
      discrimination >= 0 &&
      discrimination < limits.separates &&
      'does-not-separate',
    distractorWins && 'distractor-wins',
  ];
  return flags.filter((flag) => flag !== false);
};

/** Something wrong was chosen more often than something right. */
const losesTo = ({ keys }: CountedRow, chosen: readonly number[]): boolean => {
  const least = Math.min(...keys.map((key) => chosen[key] ?? 0));
  return chosen.some((count, index) => !keys.includes(index) && count > least);
};

/**
 * What answers say of an item. Only those to the version that stands count: another version is another item.
 * @param rows what is counted; none for an item that is only typed
 * @param guess what blind choosing gets right of it; an answer in which nothing was chosen was typed, and not guessed
 */
export const statisticsOf = (
  all: readonly GivenAnswer[],
  version: number,
  rows: readonly CountedRow[],
  guess = 0,
): Statistics => {
  const answers = all.filter((answer) => answer.version === version);
  const rightShare = answers.length === 0 ? null : share(answers);
  const typed = answers.filter(({ choice }) => choice === null).length;
  const chance = answers.length === 0 ? guess : guess * (1 - typed / answers.length);
  const discrimination = pointBiserial(answers);
  const chosen = rows.map(({ size, holds }) =>
    Array.from({ length: size }, (_, index) => answers.filter(({ choice }) => holds(choice, index)).length),
  );
  return {
    answers: answers.length,
    olderAnswers: all.length - answers.length,
    rightShare,
    chance,
    discrimination,
    byLevel: [...Map.groupBy(answers, ({ levelId }) => levelId)]
      .map(([levelId, own]) => ({ levelId, answers: own.length, rightShare: share(own) }))
      .toSorted((a, b) => ((a.levelId ?? '~') < (b.levelId ?? '~') ? -1 : 1)),
    chosen,
    medianMs: median(answers.flatMap(({ ms }) => ms ?? [])),
    flags: flagsOf(
      answers.length,
      rightShare,
      chance,
      discrimination,
      rows.some((row, index) => losesTo(row, chosen[index] ?? [])),
    ),
  };
};
