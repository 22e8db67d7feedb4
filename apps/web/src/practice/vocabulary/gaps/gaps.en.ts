import type { EnglishOf } from '../../../lib/language/i18n.ts';
import type { tr } from './gaps.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'Fill in the blanks',
  lead: 'These sentences practise your most frequent recent mistakes. You will see sentences that you get wrong again tomorrow.',
  position: '{{number}} / {{total}}',
  fromErrors: 'From your recent mistakes: {{code}}',
  again: 'You got this sentence wrong last time',
  right: 'Correct',
  slip: 'Correct, with a small spelling mistake',
  wrong: 'Wrong',
  unknown: 'This is the answer',
  typed: 'Your answer:',
  next: 'Next',
  toResult: 'See the result',
  stored:
    'You are offline. Your answer is saved. It will be sent when you are online again and this page is open.',
  done: 'Round finished',
  result: '{{right}} of {{total}} answers are correct',
  toSee: 'You will see these sentences again tomorrow',
  allRight: 'All your answers are correct! You will not see these sentences for a long time.',
  another: 'Practise another round',
  nothing: 'There are no sentences to practise right now',
  nothingText:
    'You have finished all sentences for your level, or your level has no sentences yet. You can review your words until new sentences are due.',
  toWords: 'To my words',
};
