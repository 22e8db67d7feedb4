import type { AnswerOf } from '@pratik/contract/call';
import type { CefrLevel } from '@pratik/contract/common';
import { type getLearnerDashboard, type PlanKind, planKinds } from '@pratik/contract/progress';
import type { SignedInUser } from '../platform/http/caller.ts';
import { nextOf, type Planned } from './next.ts';
import type { PlanItem, Progress } from './progress.service.ts';
import { minutesByKind } from './week.ts';

type LearnerDay = AnswerOf<typeof getLearnerDashboard>;

/** Data of other features for the learner’s dashboard, supplied by the composition root. */
export type DashboardParts = {
  levelOf(user: SignedInUser): Promise<CefrLevel | null>;
  openConversationOf(userId: string): Promise<string | null>;
  /** Days per week the user wants to practise; null when not set. */
  goalDaysOf(userId: string): Promise<number | null>;
  /** Today’s plan of each practice kind. */
  plan: { readonly [Kind in Exclude<PlanKind, 'chat'>]?: (user: SignedInUser) => Promise<PlanItem> };
  placementOf?: (user: SignedInUser) => Promise<NonNullable<LearnerDay['placement']>>;
};

/** Returns the learner’s day in one response, with the next suggested activity. */
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
