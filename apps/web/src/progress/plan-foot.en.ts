import type { EnglishOf } from '../lib/language/i18n.ts';
import type { tr } from './plan-foot.tr.ts';

export const en: EnglishOf<typeof tr> = {
  minutesADay: 'How many minutes a day do you want to practise?',
  minutesChoice: '{{count}} min',
  minutesFailed: 'The daily minutes could not be changed. Try again.',
  unitNow: 'Unit {{number}}: {{title}}',
  unitStepsNone: '{{all}} steps to do',
  unitSteps: '{{done}} of {{all}} steps done',
  toPath: 'See your path',
  pathDone: 'You have passed all units of your level.',
};
