import type { EnglishOf } from '../../../lib/language/i18n.ts';
import type { tr } from './extra.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'Extra practice',
  lead: 'Practise your hardest words again. Your review dates do not change.',
  remaining: 'Words left: {{count}}',
  remainingAgain: 'Words left: {{count}} · to be asked again: {{again}}',
  stored:
    'You are offline. You can continue. Your answers are sent when you are online again and this page is open.',
  done: 'Practice finished',
  doneText: 'Words correct the first time: {{known}} / {{total}}',
  another: 'Practise another round',
  toWords: 'Back to my words',
  none: 'There are no words to practise yet',
  noneText: 'Words you have reviewed appear here. Start with today’s words.',
};
