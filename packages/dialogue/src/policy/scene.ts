import type { Scenario } from '@pratik/content/kinds/scenario';
import type { Draft } from '../generation/draft.ts';

/** Returns whether the conversation follows a plan: an unfinished role-play or topic. */
export const hasPlan = ({ scenario, state }: Draft): boolean => scenario.kind !== 'free' && !state.wrapped;

/** Returns whether the partner’s role serves or helps the learner. */
export const isScene = ({ scenario }: { scenario: Scenario }): boolean => scenario.kind === 'role-play';
