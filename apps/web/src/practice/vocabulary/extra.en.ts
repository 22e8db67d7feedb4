import type { EnglishOf } from '../../lib/i18n.ts';
import type { tr } from './extra.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'Extra practice',
  lead: 'Your hardest words once more. Answers given here move no review date.',
  remaining: 'Left: {{count}}',
  remainingAgain: 'Left: {{count}} · asked again: {{again}}',
  stored: 'No connection; go on, your answers will be sent once it is back.',
  done: 'Practice is finished',
  doneText: 'Known at once: {{known}} / {{total}}',
  another: 'Another round',
  toWords: 'Back to my words',
  none: 'No words to practise yet',
  noneText: 'Words you were asked before appear here. Begin with today’s words.',
};
