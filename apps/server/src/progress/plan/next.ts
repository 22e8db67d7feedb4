import type { PlanKind, PlanReason, PlanStep } from '@pratik/contract/progress';

export type Next = { kind: PlanKind | null; why: 'placement' | 'begun' | 'done' | PlanReason };

export type Situation = {
  /** Whether the user has no level yet and is offered a placement test. */
  placementOffered: boolean;
  /** Whether a conversation is open and speaking time remains today. */
  talking: boolean;
  plan: readonly Pick<PlanStep, 'kind' | 'why' | 'done'>[];
};

/**
 * Returns the next step: the placement test; otherwise the open conversation; otherwise the first open step of the plan.
 * The reason is `done` when nothing is left for today.
 */
export const nextOf = ({ placementOffered, talking, plan }: Situation): Next => {
  if (placementOffered) return { kind: null, why: 'placement' };
  if (talking) return { kind: 'chat', why: 'begun' };
  const step = plan.find(({ done }) => !done);
  return step ? { kind: step.kind, why: step.why } : { kind: null, why: 'done' };
};
