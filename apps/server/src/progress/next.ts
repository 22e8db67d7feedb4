import type { PlanItem, PlanKind, PracticeKind } from '@pratik/contract/progress';
import { planKinds } from '@pratik/contract/progress';

export type Planned = PlanItem & { kind: PlanKind };
export type Next = { kind: PlanKind | null; why: 'placement' | 'begun' | 'due' | 'least' | 'done' };

export type Situation = {
  /** The level is unknown and a placement test is offered. */
  placementOffered: boolean;
  /** A conversation is open and the day has speaking time left. */
  talking: boolean;
  speakingDone: boolean;
  plan: readonly Planned[];
  /** Minutes of the learner’s current week, by kind. */
  weekMinutes: ReadonlyMap<PracticeKind, number>;
};

/**
 * Returns the next activity: the placement test; then the open conversation; then due cards, for which timing
 * matters most; then the planned kind with the fewest minutes this week; nothing when the day is done.
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
  // The sort is stable: kinds with equal minutes stay in their order.
  const [least] = left.toSorted((a, b) => minutes(a) - minutes(b));
  return least ? { kind: least, why: 'least' } : { kind: null, why: 'done' };
};
