import type { AnswerOf } from '@pratik/contract/call';
import type { CefrLevel } from '@pratik/contract/common';
import type { getLearnerDashboard, PlanMinutes } from '@pratik/contract/progress';
import type { SignedInUser } from '../platform/http/caller.ts';
import { nextOf } from './plan/next.ts';
import type { DayPlans } from './plan/plan.service.ts';
import type { Progress } from './progress.service.ts';
import { minutesByKind } from './week.ts';

type LearnerDay = AnswerOf<typeof getLearnerDashboard>;

/** Functions of other modules that supply the data of the learner’s dashboard. */
export type DashboardParts = {
  levelOf(user: SignedInUser): Promise<CefrLevel | null>;
  openConversationOf(userId: string): Promise<string | null>;
  /** Returns the number of days per week the user wants to practise; null when the user has not set a goal. */
  goalDaysOf(userId: string): Promise<number | null>;
  plans: DayPlans;
  placementOf?: (user: SignedInUser) => Promise<NonNullable<LearnerDay['placement']>>;
};

type Statistics = Awaited<ReturnType<Progress['learnerStatistics']>>;

const todayOf = ({ meter, week }: Pick<Statistics, 'meter' | 'week'>) => ({
  spoken: { minutes: meter.usedSeconds / 60, full: meter.full },
  weekMinutes: minutesByKind(week),
});

/**
 * Provides the data of the learner’s dashboard for today, and stores the minutes that the learner chooses for the plan.
 */
export const createLearnerDay = (progress: Progress, parts: DashboardParts) => ({
  /** Returns all data of the learner’s dashboard for today, with the suggested next step. */
  async dayOf(user: SignedInUser): Promise<LearnerDay> {
    const [{ daysThisWeek, ...statistics }, level, openConversationId, goalDays, placement] =
      await Promise.all([
        progress.learnerStatistics(user),
        parts.levelOf(user),
        parts.openConversationOf(user.id),
        parts.goalDaysOf(user.id),
        parts.placementOf?.(user) ?? null,
      ]);
    const plan = await parts.plans.planOf(user, todayOf(statistics));
    const next = nextOf({
      placementOffered: placement?.offered ?? false,
      talking: openConversationId !== null && !statistics.meter.full,
      plan: plan.steps,
    });
    return {
      name: user.name,
      level,
      ...statistics,
      plan: plan.steps,
      planMinutes: plan.minutes,
      unit: plan.unit,
      next,
      goal: goalDays === null ? null : { days: goalDays, doneThisWeek: daysThisWeek },
      placement,
      openConversationId,
    };
  },

  async setMinutes(user: SignedInUser, minutes: PlanMinutes): Promise<void> {
    await parts.plans.setMinutes(user, minutes, todayOf(await progress.learnerStatistics(user)));
  },
});
