import type { EnglishOf } from '../../../lib/language/i18n.ts';
import type { tr } from './extra.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'Extra practice',
  lead: 'Practise your hardest words again. Your review dates do not change.',
  remaining: 'Words left: {{count}}',
  remainingAgain: 'Words left: {{count}} · to repeat: {{again}}',
  stored:
    'You are offline. You can continue. Your answers will be sent when you are online again and this page is open.',
  done: 'Practice finished',
  doneText: 'Words you knew the first time: {{known}} of {{total}}',
  another: 'Practise another round',
  toWords: 'Back to my words',
  none: 'There are no words to practise yet',
  noneText: 'Words you have reviewed appear here. Start with today’s words.',
};
