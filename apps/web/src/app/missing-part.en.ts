import type { EnglishOf } from '../lib/i18n.ts';
import type { tr } from './missing-part.tr.ts';

export const en: EnglishOf<typeof tr> = {
  questions: 'Questions',
  missingTitle: 'This part is not in this version',
  missingQuestions:
    'There is no question bank in this version. You can follow what learners write, and its corrections, under Message Process.',
  goToChat: 'Go to the chat',
  goToMessages: 'Go to Message Process',
};
