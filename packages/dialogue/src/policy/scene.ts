import type { Scenario } from '@pratik/content/kinds/scenario';
import type { Draft } from '../generation/draft.ts';

/** Whether the conversation follows a plan (a role-play or topic that is not over yet). */
export const hasPlan = ({ scenario, state }: Draft): boolean => scenario.kind !== 'free' && !state.wrapped;

/** Whether the partner's role serves or helps the learner. */
export const isScene = ({ scenario }: { scenario: Scenario }): boolean => scenario.kind === 'role-play';
