import type { PlanItem, PlanKind, PracticeKind } from '@pratik/contract/progress';
import { planKinds } from '@pratik/contract/progress';

export type Planned = PlanItem & { kind: PlanKind };
export type Next = { kind: PlanKind | null; why: 'placement' | 'begun' | 'due' | 'least' | 'done' };

export type Situation = {
  /** Whether the level is unknown and a placement test is offered. */
  placementOffered: boolean;
  /** Whether a conversation is open and speaking time remains today. */
  talking: boolean;
  speakingDone: boolean;
  plan: readonly Planned[];
  /** Minutes that the learner practised in the current week, by kind. */
  weekMinutes: ReadonlyMap<PracticeKind, number>;
};

/**
 * Returns the next activity: the placement test; otherwise the open conversation; otherwise due cards, for which
 * the time matters most; otherwise the planned kind with the fewest minutes this week. The reason is `done` when
 * nothing is left for today.
 */
export const nextOf = ({ placementOffered, talking, speakingDone, plan, weekMinutes }: Situation): Next => {
  if (placementOffered) return { kind: null, why: 'placement' };
  if (talking) return { kind: 'chat', why: 'begun' };
  const open = plan.filter((item) => !item.done && (item.count > 0 || item.next !== null));
  const due = (['vocabulary', 'mistakes'] as const).find((one) => open.some(({ kind }) => kind === one));
  if (due) return { kind: due, why: 'due' };
  const left = planKinds.filter((kind) =>
    kind === 'chat' ? !speakingDone : open.some((item) => item.kind === kind),
  );
  const minutes = (kind: PlanKind) => weekMinutes.get(kind === 'grammar' ? 'vocabulary' : kind) ?? 0;
  // The sort is stable, so kinds with equal minutes keep the order of the plan.
  const [least] = left.toSorted((a, b) => minutes(a) - minutes(b));
  return least ? { kind: least, why: 'least' } : { kind: null, why: 'done' };
};
