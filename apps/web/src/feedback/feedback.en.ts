import type { EnglishOf } from '../lib/language/i18n.ts';
import type { tr } from './feedback.tr.ts';

export const en: EnglishOf<typeof tr> = {
  better: 'Corrected sentence',
  haveALook: 'Possible improvement',
  nothingFound: 'We found no mistakes in this sentence. Well done!',
  nothingFoundNote: 'The checker may miss some mistakes. You can also try a longer sentence.',
  leaveOut: 'remove these words',
  orElse: 'or',
  sourceBasic: 'basic check',
  sourceModel: 'AI',
  sourceAdministrator: 'administrator',
  approvedBy: 'approved by an administrator',
  editedBy: 'corrected by an administrator',
  addedBy: 'added by an administrator',
  was: 'Previous suggestion:',
  unchangedAfterReport:
    'An administrator checked your report. The correction is right, so it stays the same. Thank you for your report.',
  editedAfterReport: 'You were right. An administrator changed this correction after your report. Thank you!',
  withdrawnTitle: 'Withdrawn corrections',
  withdrawn: 'An administrator withdrew this correction.',
  withdrawnAfterReport:
    'You were right. An administrator withdrew this correction after your report. Thank you!',
  dispute: 'This correction is wrong',
  disputed: 'You reported this correction. An administrator will check it.',
  undoDispute: 'Undo',
  why: 'Why?',
  whyLoading: 'Preparing the explanation…',
  whyRetry: 'Try again',
  whyAbout: 'This explanation is about:',
  whyRule: 'Rule',
  whyLesson: 'Grammar',
  whyLessonLink: 'Read the lesson',
  helpTitle: 'You are not alone',
};
