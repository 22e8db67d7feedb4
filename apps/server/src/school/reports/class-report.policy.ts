import type { LevelSkill } from '@pratik/contract/level';
import type { ErrorReport, Stuck } from '@pratik/contract/reports';
import {
  allErrorsTrend,
  type Direction,
  type SkillTrend,
  shareTrendOf,
} from '../../progress/period.service.ts';

type Answers = { answered: number; right: number };

export type LearnerFacts = {
  missed: number;
  /** Answers to questions about texts and scripts, in the reported period (`lately`) and in the period before. */
  results: { before: Answers; lately: Answers };
  skills: readonly SkillTrend[];
  errors: ErrorReport;
};

/** Minimum number of errors with one code in the period, and minimum rate per 100 words, for a repeated error. */
const repeated = { count: 5, rate: 2 };

const reason = (name: Stuck['reason'], about: Partial<Stuck> = {}): Stuck => ({
  reason: name,
  count: null,
  skill: null,
  code: null,
  ...about,
});

/** Returns the reasons why a learner may need help. A change within random variation is not a reason. */
export const stuckOf = ({ missed, results, skills, errors }: LearnerFacts): Stuck[] => {
  const again = errors.codes.find(
    ({ lately, latelyRate, trend }) =>
      lately >= repeated.count && (latelyRate ?? 0) >= repeated.rate && trend !== 'less',
  );
  const isFalling = (trend: Direction | null) => trend === 'less';
  return [
    ...(missed > 0 ? [reason('homework', { count: missed })] : []),
    ...(isFalling(shareTrendOf(results.before, results.lately)) ? [reason('results')] : []),
    ...skills.filter(({ trend }) => isFalling(trend)).map(({ skill }) => reason('level', { skill })),
    ...(allErrorsTrend(errors) === 'more' ? [reason('errors')] : []),
    ...(again ? [reason('repeated-error', { code: again.code, count: again.lately })] : []),
  ];
};

const dayMs = 86_400_000;

/**
 * Returns 7 when a learner has not practised for 7 to 13 days, 14 for 14 or more days, and null for fewer days. The days
 * count from the last practice or, for a learner who has not practised since joining the class, from the day of joining.
 */
export const quietDaysOf = (lastDay: string | null, joinedOn: string, today: string): 7 | 14 | null => {
  const since = lastDay !== null && lastDay > joinedOn ? lastDay : joinedOn;
  const days = (Date.parse(today) - Date.parse(since)) / dayMs;
  if (days >= 14) return 14;
  return days >= 7 ? 7 : null;
};

/** Minimum number of answers for which an estimated level counts as evidence. */
const leastAnswers = 10;

/** Whether the estimated level of a skill is evidence that a learner reaches a level. `levelIds` are in order. */
export const reaches = (
  skills: readonly Pick<SkillTrend, 'skill' | 'level' | 'answers'>[],
  skill: LevelSkill,
  levelId: string,
  levelIds: readonly string[],
): boolean => {
  const found = skills.find((one) => one.skill === skill);
  if (!found || found.level === null || found.answers < leastAnswers) return false;
  return levelIds.indexOf(found.level) >= levelIds.indexOf(levelId);
};
