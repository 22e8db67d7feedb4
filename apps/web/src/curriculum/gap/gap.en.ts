import type { EnglishOf } from '../../lib/language/i18n.ts';
import type { tr } from './gap.tr.ts';

export const en: EnglishOf<typeof tr> = {
  type: 'Type the missing word',
  check: 'Check',
  showOptions: 'Show choices',
  dontKnow: 'I do not know',
  options: 'Which answer fits the gap?',
  gap: 'gap',
  alsoRight: 'Also correct:',
};
