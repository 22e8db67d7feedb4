import type { EnglishOf } from '../../lib/i18n.ts';
import type { tr } from './asking.tr.ts';

export const en: EnglishOf<typeof tr> = {
  questionOf: 'Question {{number}} of {{total}}',
  choose: 'Choose one option.',
  answer: 'Answer',
  keptAnswer: 'Your answer is kept; it is sent by itself when the connection is back.',
  right: 'Right',
  wrong: 'Wrong',
  nextQuestion: 'Next question',
  seeResult: 'See the result',
  resultScore: '{{right}} of {{total}} right',
  resultAll: 'All right, very good.',
};
