import type { EnglishOf } from '../lib/i18n.ts';
import type { tr } from './feedback.tr.ts';

export const en: EnglishOf<typeof tr> = {
  better: 'Better',
  haveALook: 'Have a look',
  leaveOut: 'leave it out',
  orElse: 'or',
  sourceBasic: 'basic check',
  sourceModel: 'artificial intelligence',
  sourceAdministrator: 'administrator',
  dispute: 'This correction is wrong',
  disputed: 'You said it is wrong; an administrator will look at it.',
  undoDispute: 'Undo',
};
