import type { CorrectionCode } from '@pratik/contract/feedback';
import type { LearnerReport } from '@pratik/contract/reports';

/** A strength of the learner in the weekly report. `percent` is a share of right answers. */
export type Strength =
  | { kind: 'regular'; days: number }
  | { kind: 'reading' | 'listening' | 'words'; percent: number }
  | { kind: 'homework' | 'fewer-errors' | 'began' };

/** A suggestion in the weekly report how the guardian can help at home. */
export type Help =
  | { kind: 'no-practice' | 'few-days' | 'words' | 'three-words' }
  | { kind: 'homework'; missed: number }
  | { kind: 'error'; code: CorrectionCode };

type Facts = Pick<LearnerReport, 'practice' | 'answers' | 'words' | 'homework' | 'errors'>;

const mostStrengths = 2;
const percentOf = (right: number, all: number): number => Math.round((100 * right) / all);
/** Returns the percentage of right answers; null when there are fewer than `least` answers. */
const percentOfEnough = (right: number, all: number, least: number): number | null =>
  all < least ? null : percentOf(right, all);

/** Returns the strengths of a learner in a week, the most important first. Empty for a week without practice. */
export const strengthsOf = ({ practice, answers, words, homework, errors }: Facts): Strength[] => {
  if (practice.days === 0) return [];
  const reading = percentOfEnough(answers.texts.right, answers.texts.answered, 5);
  const listening = percentOfEnough(answers.scripts.right, answers.scripts.answered, 5);
  const remembered = percentOfEnough(words.remembered, words.asked, 10);
  const found: Strength[] = [
    ...(practice.days >= 4 ? [{ kind: 'regular' as const, days: practice.days }] : []),
    ...(homework.given > 0 && homework.done === homework.given ? [{ kind: 'homework' as const }] : []),
    ...(reading !== null && reading >= 80 ? [{ kind: 'reading' as const, percent: reading }] : []),
    ...(listening !== null && listening >= 80 ? [{ kind: 'listening' as const, percent: listening }] : []),
    ...(remembered !== null && remembered >= 85 ? [{ kind: 'words' as const, percent: remembered }] : []),
    ...(errors.codes.some(({ trend }) => trend === 'less') &&
    errors.codes.every(({ trend }) => trend !== 'more')
      ? [{ kind: 'fewer-errors' as const }]
      : []),
  ];
  return found.length > 0 ? found.slice(0, mostStrengths) : [{ kind: 'began' }];
};

/** Returns the most useful thing with which a guardian can help. */
export const helpOf = ({ practice, words, homework, errors }: Facts): Help => {
  if (practice.days === 0) return { kind: 'no-practice' };
  if (homework.missed > 0) return { kind: 'homework', missed: homework.missed };
  if (practice.days <= 2) return { kind: 'few-days' };
  const remembered = percentOfEnough(words.remembered, words.asked, 10);
  if (remembered !== null && remembered < 70) return { kind: 'words' };
  const [most] = errors.codes;
  if (most && most.lately >= 3) return { kind: 'error', code: most.code };
  return { kind: 'three-words' };
};
