import type { EnglishOf } from '../../lib/i18n.ts';
import type { tr } from './conflict.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'Another user saved while you were editing',
  changed: 'This record changed while you were editing it.',
  changedBy: 'Saved by {{who}}.',
  changedAt: 'This record changed while you were editing it ({{when}}).',
  changedByAt: 'Saved by {{who}}, {{when}}.',
  stored:
    'Your changes are still here and nothing was overwritten. Compare the two versions below and choose which to keep.',
  allMine: 'Keep all my changes',
  allTheirs: 'Keep all saved values',
  mine: 'Your version',
  theirs: 'Saved version',
  byMe: 'only you changed it',
  byThem: 'only the other user changed it',
  byBoth: 'you both changed it',
  empty: 'empty',
  back: 'Back to editing',
  save: 'Save selected values',
};
