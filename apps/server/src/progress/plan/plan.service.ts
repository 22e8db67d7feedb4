import type { PlanItem, PlanKind, PlanMinutes, PlanStep, PracticeKind } from '@pratik/contract/progress';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import { isSame, type Possible, planOf, type Step } from './plan.policy.ts';
import { putPlan, selectPlan } from './plan.store.ts';

type PracticePlan = (user: SignedInUser) => Promise<PlanItem>;

type PathStep = {
  kind: 'words' | 'grammar' | 'reading' | 'listening' | 'writing' | 'chat';
  itemId: string | null;
  title: { tr: string; en: string } | null;
  done: boolean;
  minutes: number;
};

/** The data of the learning path from which the plan of the day is made. */
export type PathOfToday = {
  unit: {
    id: string;
    title: { tr: string; en: string };
    number: number;
    steps: readonly PathStep[];
    checkReady: boolean;
  } | null;
  reviews: readonly { id: string; title: { tr: string; en: string } }[];
  /** Ids of the units whose check or review the learner finished today. */
  checkedToday: readonly string[];
  /** Whether the learner has finished an item, in any practice. */
  isDone(kind: PathStep['kind'], itemId: string): boolean;
};

/** Functions of other modules that supply the data of the plan of the day. */
export type PlanParts = {
  practices: { readonly [Kind in Exclude<PlanKind, 'chat' | 'unit'>]: PracticePlan };
  path(user: SignedInUser): Promise<PathOfToday>;
};

type Today = {
  /** Minutes of conversation today, and whether the daily limit is reached. */
  spoken: { minutes: number; full: boolean };
  weekMinutes: ReadonlyMap<PracticeKind, number>;
};

const defaultMinutes: PlanMinutes = 20;
const checkMinutes = { check: 6, review: 3 } as const;
const levelKinds = ['reading', 'listening', 'writing'] as const;

export type DayPlans = ReturnType<typeof createDayPlans>;

/**
 * Makes the plan of the day. A plan is made once a day, and again when the learner’s level or the chosen minutes
 * change.
 */
export const createDayPlans = ({ db, clock }: { db: Db; clock: Clock }, parts: PlanParts) => {
  /** Reads the path and all practices at the same time, because reading them one after another would be slow. */
  const read = async (user: SignedInUser) => {
    const kinds = Object.entries(parts.practices) as [keyof PlanParts['practices'], PracticePlan][];
    const [path, items] = await Promise.all([
      parts.path(user),
      Promise.all(kinds.map(async ([kind, todayOf]) => [kind, await todayOf(user)] as const)),
    ]);
    return { path, items: new Map<PlanKind, PlanItem>(items) };
  };

  return {
    /** Returns the steps of today’s plan with their states. */
    async planOf(user: SignedInUser, today: Today) {
      const day = dayOf(clock.now(), user.timeZone);
      const [{ path, items }, stored] = await Promise.all([read(user), selectPlan(db, user.id)]);
      const minutes = stored?.minutes ?? defaultMinutes;
      const isCurrent =
        stored?.day === day && stored.steps.levelId === user.levelId && stored.steps.list.length > 0;
      const row = isCurrent
        ? stored
        : await putPlan(db, user.id, {
            minutes,
            day,
            steps: {
              levelId: user.levelId,
              list: planOf(minutes, possibleOf(user, today, path, items), dayNumber(day)),
            },
          });
      return {
        minutes: row.minutes,
        unit: unitView(path),
        steps: row.steps.list.map((step) => stateOf(step, today, path, items)),
      };
    },

    /**
     * Changes the learner’s minutes per day and makes a new plan for today. Steps that are done today stay in the plan.
     */
    async setMinutes(user: SignedInUser, minutes: PlanMinutes, today: Today): Promise<void> {
      const day = dayOf(clock.now(), user.timeZone);
      const [{ path, items }, stored] = await Promise.all([read(user), selectPlan(db, user.id)]);
      if (stored?.minutes === minutes) return;
      const finished =
        stored?.day === day ? stored.steps.list.filter((step) => stateOf(step, today, path, items).done) : [];
      const fresh = planOf(minutes, possibleOf(user, today, path, items), dayNumber(day));
      const list = [...finished, ...fresh.filter((step) => !finished.some((one) => isSame(one, step)))];
      await putPlan(db, user.id, { minutes, day, steps: { levelId: user.levelId, list: list.slice(0, 4) } });
    },
  };
};

/** Returns the number of days between 1 January 1970 and this day. */
const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);

const unitView = ({ unit }: PathOfToday) =>
  unit && {
    id: unit.id,
    title: unit.title,
    number: unit.number,
    stepsDone: unit.steps.filter(({ done }) => done).length,
    steps: unit.steps.length,
  };

const possibleOf = (
  user: SignedInUser,
  { spoken, weekMinutes }: Today,
  path: PathOfToday,
  items: ReadonlyMap<PlanKind, PlanItem>,
): Possible => {
  const practice = (kind: Exclude<PlanKind, 'chat' | 'unit'>, why: Step['why']): Step | null => {
    const item = items.get(kind);
    if (!item || (item.count === 0 && item.next === null)) return null;
    return { kind, why, count: item.count, minutes: item.minutes, next: item.next };
  };
  const unitStep = (
    unit: { id: string; title: { tr: string; en: string } },
    why: 'path' | 'review',
  ): Step => ({
    kind: 'unit',
    why,
    count: 1,
    minutes: checkMinutes[why === 'path' ? 'check' : 'review'],
    next: { id: unit.id, title: unit.title[user.language] },
  });
  const [review] = path.reviews;
  const lesson = practice('grammar', 'error');
  return {
    words: practice('vocabulary', 'due'),
    mistakes: practice('mistakes', 'due'),
    review: review ? unitStep(review, 'review') : null,
    unit:
      path.unit === null
        ? []
        : pathSteps(user, path.unit).concat(path.unit.checkReady ? unitStep(path.unit, 'path') : []),
    lesson,
    mayTalk: !spoken.full,
    level: levelKinds
      .toSorted((a, b) => (weekMinutes.get(a) ?? 0) - (weekMinutes.get(b) ?? 0))
      .flatMap((kind) => practice(kind, 'level') ?? []),
  };
};

/**
 * Returns the open steps of a unit that have an item. The words of the unit are left out, because they belong to the
 * plan’s step of due words.
 */
const pathSteps = (user: SignedInUser, unit: NonNullable<PathOfToday['unit']>): Step[] =>
  unit.steps.flatMap(({ kind, itemId, title, done, minutes }) =>
    done || kind === 'words' || itemId === null
      ? []
      : [
          {
            kind,
            why: 'path',
            count: 1,
            minutes,
            next: { id: itemId, title: title?.[user.language] ?? itemId },
          },
        ],
  );

/** Adds the current state to a stored step. A step of words or mistakes shows how many are still due. */
const stateOf = (
  step: Step,
  { spoken }: Today,
  path: PathOfToday,
  items: ReadonlyMap<PlanKind, PlanItem>,
): PlanStep => {
  const item = items.get(step.kind);
  switch (step.kind) {
    case 'vocabulary':
    case 'mistakes':
      return {
        ...step,
        done: item?.count === 0,
        count: item?.count ?? 0,
        minutes: item?.minutes ?? step.minutes,
      };
    case 'chat':
      return { ...step, done: spoken.full || spoken.minutes >= step.minutes };
    case 'unit':
      return { ...step, done: path.checkedToday.includes(step.next?.id ?? '') };
    default:
      return {
        ...step,
        done:
          (item?.done ?? false) ||
          (step.why === 'path' && step.next !== null && path.isDone(step.kind, step.next.id)),
      };
  }
};
