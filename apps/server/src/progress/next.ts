import type { PlanItem, PlanKind, PracticeKind } from '@pratik/contract/progress';
import { planKinds } from '@pratik/contract/progress';

export type Planned = PlanItem & { kind: PlanKind };
export type Next = { kind: PlanKind | null; why: 'placement' | 'begun' | 'due' | 'least' | 'done' };

export type Situation = {
  /** The level is not known, and a test that finds it is offered. */
  placementOffered: boolean;
  /** A conversation is open and the day has speaking time left. */
  talking: boolean;
  speakingDone: boolean;
  plan: readonly Planned[];
  /** Minutes of the learner's current week, by kind. */
  weekMinutes: ReadonlyMap<PracticeKind, number>;
};

/**
 * The one thing to do next: find the level; go on with the talk; words that are due, as they wait least
 * well; of the rest of the day's plan what the week has had least of; nothing when the day is done.
 */
export const nextOf = ({ placementOffered, talking, speakingDone, plan, weekMinutes }: Situation): Next => {
  if (placementOffered) return { kind: null, why: 'placement' };
  if (talking) return { kind: 'chat', why: 'begun' };
  const open = plan.filter((item) => !item.done && (item.count > 0 || item.next !== null));
  if (open.some(({ kind }) => kind === 'vocabulary')) return { kind: 'vocabulary', why: 'due' };
  const left = planKinds.filter((kind) =>
    kind === 'chat' ? !speakingDone : open.some((item) => item.kind === kind),
  );
  const minutes = (kind: PlanKind) => weekMinutes.get(kind) ?? 0;
  // Sorting keeps the order of kinds where the week has had as much of two.
  const [least] = left.toSorted((a, b) => minutes(a) - minutes(b));
  return least ? { kind: least, why: 'least' } : { kind: null, why: 'done' };
};
