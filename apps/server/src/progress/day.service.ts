import type { AnswerOf } from '@pratik/contract/call';
import type { CefrLevel } from '@pratik/contract/common';
import { type getLearnerDashboard, type PlanKind, planKinds } from '@pratik/contract/progress';
import type { SignedInUser } from '../platform/http/caller.ts';
import { nextOf, type Planned } from './next.ts';
import type { PlanItem, Progress } from './progress.service.ts';
import { minutesByKind } from './week.ts';

type LearnerDay = AnswerOf<typeof getLearnerDashboard>;

/** What the dashboard shows of other features, given by the wiring. */
export type DashboardParts = {
  levelOf(user: SignedInUser): Promise<CefrLevel | null>;
  openConversationOf(userId: string): Promise<string | null>;
  /** Days a week the person wants to practise; null where they set none. */
  goalDaysOf(userId: string): Promise<number | null>;
  /** What each practice has for today. */
  plan: { readonly [Kind in Exclude<PlanKind, 'chat'>]?: (user: SignedInUser) => Promise<PlanItem> };
  placementOf?: (user: SignedInUser) => Promise<NonNullable<LearnerDay['placement']>>;
};

/** The learner's day in one answer, with the one thing to do next. */
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
    const [{ daysThisWeek, ...figures }, level, openConversationId, goalDays, plan, placement] =
      await Promise.all([
        progress.learnerFigures(user),
        parts.levelOf(user),
        parts.openConversationOf(user.id),
        parts.goalDaysOf(user.id),
        planOf(user),
        parts.placementOf?.(user) ?? null,
      ]);
    const next = nextOf({
      placementOffered: placement?.offered ?? false,
      talking: openConversationId !== null && !figures.meter.full,
      speakingDone: figures.meter.full,
      plan,
      weekMinutes: minutesByKind(figures.week),
    });
    return {
      name: user.name,
      level,
      ...figures,
      plan,
      next,
      goal: goalDays === null ? null : { days: goalDays, doneThisWeek: daysThisWeek },
      placement,
      openConversationId,
    };
  };
};
