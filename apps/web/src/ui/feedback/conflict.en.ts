import type { EnglishOf } from '../../lib/language/i18n.ts';
import type { tr } from './conflict.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'Another user saved changes while you were editing',
  changed: 'Another user changed this record.',
  changedBy: 'Saved by {{who}}.',
  changedAt: 'Another user changed this record ({{when}}).',
  changedByAt: 'Saved by {{who}}, {{when}}.',
  stored:
    'Your changes are still on this page, and nothing was overwritten. Choose for each field which version to keep.',
  allMine: 'Keep all my changes',
  allTheirs: 'Keep all saved values',
  mine: 'Your version',
  theirs: 'Saved version',
  byMe: 'only you changed this field',
  byThem: 'only the other user changed this field',
  byBoth: 'you both changed this field',
  empty: 'empty',
  back: 'Back to editing',
  save: 'Save selected values',
};
