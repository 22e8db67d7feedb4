import type { EnglishOf } from '../../../lib/i18n.ts';
import type { tr } from './extra.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'Extra practice',
  lead: 'Practise your hardest words again. Your review dates do not change.',
  remaining: 'Left: {{count}}',
  remainingAgain: 'Left: {{count}} · asked again: {{again}}',
  stored:
    'You are offline. You can continue. While this page is open, your answers are sent when you are online again.',
  done: 'Practice finished',
  doneText: 'Correct the first time: {{known}} / {{total}}',
  another: 'Another round',
  toWords: 'Back to my words',
  none: 'No words to practise yet',
  noneText: 'Words you have reviewed appear here. Start with today’s words.',
};
