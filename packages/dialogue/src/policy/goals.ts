import type { Scenario } from '@pratik/content/kinds/scenario';
import { currentState } from '../state/state.ts';
import { matchesSlots } from './agenda.ts';

export type GoalState = { id: string; text: Scenario['goal']; met: boolean };

/**
 * Returns the goals of a scenario and whether the learner has reached each goal. A scenario without a list of goals
 * has one overall goal, which is reached when all steps are done. A free conversation has no goals.
 */
export function goalsOf(scenario: Scenario, stored: unknown): GoalState[] {
  if (scenario.kind === 'free') return [];
  const state = currentState(stored ?? {});
  const known = (slot: string): boolean => state.slots[slot] !== undefined;
  const answered = ({ id, fills }: Scenario['steps'][number]): boolean =>
    state.answered.includes(`step:${id}`) || (fills?.every(known) ?? false);
  const met = (ids: readonly string[], slots: readonly string[]): boolean =>
    slots.every(known) &&
    scenario.steps.filter((step) => ids.includes(step.id) && matchesSlots(step, state.slots)).every(answered);
  // Scenarios stored before goals existed have no list of goals.
  const goals = scenario.goals ?? [];
  if (goals.length === 0) {
    const done =
      state.wrapped ||
      (state.turn > 0 &&
        met(
          scenario.steps.map(({ id }) => id),
          [],
        ));
    return [{ id: 'goal', text: scenario.goal, met: done }];
  }
  return goals.map(({ id, text, steps, slots }) => ({ id, text, met: state.turn > 0 && met(steps, slots) }));
}
