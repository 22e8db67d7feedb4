import type { EnglishOf } from '../lib/i18n.ts';
import type { tr } from './conflict.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'Somebody saved while you were editing',
  changed: 'This record changed while you were editing it.',
  changedBy: 'Saved by {{who}}.',
  changedAt: 'This record changed while you were editing it ({{when}}).',
  changedByAt: 'Saved by {{who}}, {{when}}.',
  stored:
    'What you typed is still here and nothing was overwritten. The two differ below: choose which is to stay.',
  allMine: 'Keep mine everywhere',
  allTheirs: 'Keep what is saved everywhere',
  mine: 'What I typed',
  theirs: 'What is saved now',
  byMe: 'only you changed it',
  byThem: 'only the other changed it',
  byBoth: 'you both changed it',
  empty: 'empty',
  back: 'Back to editing',
  save: 'Save what is chosen',
};
