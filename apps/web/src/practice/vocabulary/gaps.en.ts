import type { EnglishOf } from '../../lib/i18n.ts';
import type { tr } from './gaps.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'Fill in the blanks',
  lead: 'The sentences are chosen by the slips you made most lately; what was wrong comes again the next day.',
  position: '{{number}} / {{total}}',
  fromErrors: 'From your recent slips: {{code}}',
  again: 'You stumbled here last time',
  type: 'What goes into the gap',
  check: 'Check',
  dontKnow: 'I do not know',
  showOptions: 'Show choices',
  options: 'What goes into the gap?',
  right: 'Right',
  slip: 'Right, with a small slip in the spelling',
  wrong: 'Wrong',
  unknown: 'Let us see it together',
  typed: 'Your answer:',
  alsoRight: 'Also right:',
  next: 'Next',
  toResult: 'See the result',
  held: 'No connection; your answer is kept and will be sent once it is back.',
  done: 'The round is finished',
  result: '{{right}} of {{total}} gaps are right',
  toSee: 'These come again tomorrow',
  allRight: 'All right; these sentences will not be asked for a long while.',
  another: 'Another round',
  nothing: 'No sentence to ask just now',
  nothingText:
    'You have filled all sentences that fit your level lately, or there are none at this level. Look again tomorrow; meanwhile you can review your words.',
  toWords: 'To my words',
};
