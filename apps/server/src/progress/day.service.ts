import type { AnswerOf } from '@pratik/contract/call';
import type { CefrLevel } from '@pratik/contract/common';
import { type getLearnerDashboard, type PlanKind, planKinds } from '@pratik/contract/progress';
import type { SignedInUser } from '../platform/http/caller.ts';
import { nextOf, type Planned } from './next.ts';
import type { PlanItem, Progress } from './progress.service.ts';
import { minutesByKind } from './week.ts';

type LearnerDay = AnswerOf<typeof getLearnerDashboard>;

/** Functions of other modules that supply the data of the learner’s dashboard. */
export type DashboardParts = {
  levelOf(user: SignedInUser): Promise<CefrLevel | null>;
  openConversationOf(userId: string): Promise<string | null>;
  /** Returns the number of days per week the user wants to practise; null when the user has not set a goal. */
  goalDaysOf(userId: string): Promise<number | null>;
  /** Functions that return today’s plan, one for each kind of practice. */
  plan: { readonly [Kind in Exclude<PlanKind, 'chat'>]?: (user: SignedInUser) => Promise<PlanItem> };
  placementOf?: (user: SignedInUser) => Promise<NonNullable<LearnerDay['placement']>>;
};

/** Returns all data of the learner’s dashboard for today, with the next suggested activity. */
export const createDayOf = (progress: Progress, parts: DashboardParts) => {
  const planOf = async (user: SignedInUser): Promise<Planned[]> => {
    const items = await Promise.all(
      planKinds.map(async (kind) => {
        const item = kind === 'chat' ? undefined : await parts.plan[kind]?.(user);
        return item ? [{ kind, ...item }] : [];
      }),
    );
    return items.flat().filter(({ done, count, next }) => done || count > 0 || next !== null);
  };

  return async (user: SignedInUser): Promise<LearnerDay> => {
    const [{ daysThisWeek, ...statistics }, level, openConversationId, goalDays, plan, placement] =
      await Promise.all([
        progress.learnerStatistics(user),
        parts.levelOf(user),
        parts.openConversationOf(user.id),
        parts.goalDaysOf(user.id),
        planOf(user),
        parts.placementOf?.(user) ?? null,
      ]);
    const next = nextOf({
      placementOffered: placement?.offered ?? false,
      talking: openConversationId !== null && !statistics.meter.full,
      speakingDone: statistics.meter.full,
      plan,
      weekMinutes: minutesByKind(statistics.week),
    });
    return {
      name: user.name,
      level,
      ...statistics,
      plan,
      next,
      goal: goalDays === null ? null : { days: goalDays, doneThisWeek: daysThisWeek },
      placement,
      openConversationId,
    };
  };
};
