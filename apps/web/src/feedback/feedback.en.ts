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
  approvedBy: 'approved by an administrator',
  editedBy: 'corrected by an administrator',
  addedBy: 'added by an administrator',
  was: 'Suggested before:',
  unchangedAfterReport:
    'An administrator looked at your report: the correction is right and stays. It was good to ask.',
  editedAfterReport: 'You were right: after your report an administrator changed this correction. Thank you.',
  withdrawnTitle: 'Corrections taken back',
  withdrawn: 'An administrator took this correction back.',
  withdrawnAfterReport:
    'You were right: after your report an administrator took this correction back. Thank you.',
  dispute: 'This correction is wrong',
  disputed: 'You said it is wrong; an administrator will look at it.',
  undoDispute: 'Undo',
  helpTitle: 'You are not alone',
};
