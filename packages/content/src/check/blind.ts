import { type CefrLevel, cefrLevels } from '@pratik/contract/common';
import { isOneRight, type Library } from '../library.ts';
import type { BlindAnswer } from '../read/blind-answers.ts';
import { type ContentIssue, issueRecorder, whole } from './content-issue.ts';

/**
 * Largest shares of questions of a level that a blind reader may answer. A blind reader sees the question and the
 * options, but not the text. The same reader answers 77 % (right), 54 % (right and certain) and 53 % (right when
 * guessing) of the questions of a published school exam.
 */
export const MOST_RIGHT = 0.68;
export const MOST_CERTAIN = 0.38;
export const MOST_GUESSED = 0.55;
/** Number of answers of a level from which the shares are checked. */
const SOME_ANSWERS = 40;

export type Blind = {
  level: CefrLevel;
  answers: number;
  right: number;
  /** Number of right answers of which the reader was certain. */
  certain: number;
  guesses: number;
  rightGuesses: number;
};

const sameOptions = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((option) => b.includes(option));

/** Counts the blind readers’ answers by level. Answers to questions that were changed afterwards do not count. */
export function blindOf(library: Library, answers: readonly BlindAnswer[]): Blind[] {
  const questions = new Map(library.questions.filter(isOneRight).map((one) => [one.id, one]));
  const counted = answers.flatMap(({ question, ask, options, chosen, sure }) => {
    const now = questions.get(question);
    if (now?.ask !== ask || !sameOptions(options, [now.right, ...now.wrong])) return [];
    return [{ level: now.level, isRight: options[chosen] === now.right, sure }];
  });
  return cefrLevels.map((level) => {
    const here = counted.filter((one) => one.level === level);
    const right = here.filter(({ isRight }) => isRight);
    const guesses = here.filter(({ sure }) => sure === 'guess');
    return {
      level,
      answers: here.length,
      right: right.length,
      certain: right.filter(({ sure }) => sure === 'certain').length,
      guesses: guesses.length,
      rightGuesses: guesses.filter(({ isRight }) => isRight).length,
    };
  });
}

/** Checks that most questions of a level cannot be answered without the text. */
export function checkBlind(library: Library, given: readonly BlindAnswer[]): ContentIssue[] {
  const { issues, error } = issueRecorder('question');
  const all = blindOf(library, given);
  for (const { level, answers, right, certain } of all.filter(({ answers }) => answers >= SOME_ANSWERS)) {
    const at = whole(level, 'question');
    if (right > answers * MOST_RIGHT) error('blind', at, `${right} of ${answers} right without the text`);
    if (certain > answers * MOST_CERTAIN)
      error('blind', at, `${certain} of ${answers} right and certain without the text`);
  }
  const guesses = all.reduce((sum, one) => sum + one.guesses, 0);
  const rightGuesses = all.reduce((sum, one) => sum + one.rightGuesses, 0);
  if (guesses >= SOME_ANSWERS && rightGuesses > guesses * MOST_GUESSED)
    error('blind', whole('A1', 'question'), `${rightGuesses} of ${guesses} guesses right at all levels`);
  return issues;
}
