import type { PracticeKind } from './learner-day.ts';

/** Colours of the theme, so that they hold in light and dark; each is named beside wherever it stands. */
export const kindColour: Readonly<Record<PracticeKind, string>> = {
  chat: 'primary.main',
  vocabulary: 'series.green',
  reading: 'series.amber',
  listening: 'series.cyan',
  writing: 'series.magenta',
  speaking: 'series.rose',
};
