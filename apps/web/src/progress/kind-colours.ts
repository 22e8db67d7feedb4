import type { PlanKind, PracticeKind } from '../learner/learner-day.ts';

/**
 * Theme colour of each practice kind, for the light and the dark scheme. The name of the kind is always shown
 * beside its colour.
 */
export const kindColour: Readonly<Record<PracticeKind, string>> = {
  chat: 'primary.main',
  vocabulary: 'series.green',
  reading: 'series.amber',
  listening: 'series.cyan',
  writing: 'series.magenta',
  mistakes: 'series.violet',
  speaking: 'series.rose',
};

/**
 * Returns the theme colour of a step of the plan. Grammar lessons and unit checks use the colour of vocabulary
 * practice.
 */
export const planColour = (kind: PlanKind): string =>
  kindColour[kind === 'grammar' || kind === 'unit' ? 'vocabulary' : kind];
