import type { PracticeKind } from './learner-day.ts';

/** Colours of the theme, so that they hold in light and dark; each is named beside wherever it stands. */
export const kindColour: Readonly<Record<PracticeKind, string>> = {
  chat: 'primary.main',
  vocabulary: 'success.main',
  reading: 'warning.main',
  listening: 'info.main',
  writing: 'secondary.main',
};
