import type { Scenario } from '@pratik/content/kinds/scenario';
import type { Draft } from '../generation/draft.ts';

/**
 * Whether the conversation still follows a plan. True for a role-play or topic whose closing sentences have not
 * been said yet.
 */
export const hasPlan = ({ scenario, state }: Draft): boolean => scenario.kind !== 'free' && !state.wrapped;

/** Whether the partner plays a person who serves or helps the learner. */
export const isScene = ({ scenario }: { scenario: Scenario }): boolean => scenario.kind === 'role-play';
