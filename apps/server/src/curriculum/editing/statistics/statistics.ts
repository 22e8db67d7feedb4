import type { ItemFlag } from '@pratik/contract/question-statistics';

/** A user’s first answer to an item. */
export type GivenAnswer = {
  /** The version of the item that the user answered. */
  version: number;
  /** The user’s current level. */
  levelId: string | null;
  /** The chosen options, by position from 0 or by text; null when the learner typed the answer. */
  choice: number | string | readonly number[] | null;
  right: boolean;
  /**
   * Share of right answers (0 to 1) among the user’s answers to other items of the same practice; null when the user
   * answered no other item.
   */
  rest: number | null;
  /** Time that the user needed, in milliseconds; null when the time was not measured. */
  ms: number | null;
};

/**
 * A group of options whose choices are counted together: all options of an item, or the options for one position of
 * the item.
 */
export type CountedRow = {
  /** Number of options in this group. */
  size: number;
  /** Positions of the correct options of this group, from 0. */
  keys: readonly number[];
  isChosen(choice: GivenAnswer['choice'], index: number): boolean;
};

export type Statistics = {
  answers: number;
  olderAnswers: number;
  rightShare: number | null;
  /** Expected share of right answers (0 to 1) if every learner guessed. */
  chance: number;
  discrimination: number | null;
  byLevel: { levelId: string | null; answers: number; rightShare: number }[];
  /** Number of times that each option was chosen: one list for each row, one number for each option. */
  chosen: number[][];
  medianMs: number | null;
  flags: ItemFlag[];
};

/** Minimum number of answers for each statistic. With fewer answers the statistic would depend mostly on chance. */
export const enough = { forFlags: 20, forDiscrimination: 30 };
/**
 * Thresholds of the item flags. `known`: an item is too hard when less than a tenth of the learners know the answer,
 * after a correction for guessing. The lowest accepted share of right answers is therefore 0.55 for true or false,
 * 0.325 for four options and 0.1 for typed answers. `separates`: an item with a correlation below 0.1 hardly
 * distinguishes learners.
 */
export const limits = { known: 0.1, tooEasy: 0.97, separates: 0.1 };

/**
 * Estimates the share of learners who know the answer: (p − p₀) / (1 − p₀), where p is the share of right answers
 * and p₀ the chance of guessing right.
 * Source: J. P. Guilford, "The determination of item difficulty when chance success is a factor", Psychometrika 1
 * (1936).
 * The estimate is negative when fewer answers are right than guessing would give.
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
 * Point-biserial correlation (−1 to 1) between a right answer to the item and the score on all other items. It is
 * positive when learners with a higher score on the other items answer this item better. It is null when there are
 * too few answers or all answers are equal.
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

/** Returns whether learners chose any wrong option more often than the least chosen correct option. */
const losesTo = ({ keys }: CountedRow, chosen: readonly number[]): boolean => {
  const least = Math.min(...keys.map((key) => chosen[key] ?? 0));
  return chosen.some((count, index) => !keys.includes(index) && count > least);
};

/**
 * Computes the statistics of an item from the answers to its current version.
 * @param rows the groups of options to count; empty for an item that accepts only typed answers
 * @param guess the expected score (0 to 1) of a random choice; a typed answer always counts as 0
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
  const chosen = rows.map(({ size, isChosen }) =>
    Array.from(
      { length: size },
      (_, index) => answers.filter(({ choice }) => isChosen(choice, index)).length,
    ),
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
