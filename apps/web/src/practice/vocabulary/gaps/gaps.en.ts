import type { EnglishOf } from '../../../lib/i18n.ts';
import type { tr } from './gaps.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'Fill in the blanks',
  lead: 'These sentences practise your most frequent recent mistakes. The ones you get wrong come back tomorrow.',
  position: '{{number}} / {{total}}',
  fromErrors: 'From your recent mistakes: {{code}}',
  again: 'You got this wrong last time',
  type: 'Type what goes in the gap',
  check: 'Check',
  dontKnow: 'I do not know',
  showOptions: 'Show choices',
  options: 'What goes in the gap?',
  right: 'Correct',
  slip: 'Correct, with a small spelling mistake',
  wrong: 'Wrong',
  unknown: 'Here is the answer',
  typed: 'Your answer:',
  alsoRight: 'Also correct:',
  next: 'Next',
  toResult: 'See the result',
  stored:
    'You are offline. Your answer is saved. While this page is open, it is sent when you are online again.',
  done: 'Round finished',
  result: '{{right}} of {{total}} gaps correct',
  toSee: 'Review these again tomorrow',
  allRight: 'All correct! You will not see these sentences for a long time.',
  another: 'Another round',
  nothing: 'There are no sentences right now',
  nothingText:
    'You have finished all the sentences for your level, or there are none at this level. Come back tomorrow. Until then, you can review your words.',
  toWords: 'To my words',
};
