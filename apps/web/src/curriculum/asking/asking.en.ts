import type { EnglishOf } from '../../lib/i18n.ts';
import type { tr } from './asking.tr.ts';

export const en: EnglishOf<typeof tr> = {
  questionOf: 'Question {{number}} of {{total}}',
  choose: 'Choose one option.',
  chooseSome: 'Choose one option at least.',
  chooseEach: 'Choose a match for each.',
  orderFirst: 'First put them in order with the arrows.',
  howSeveral: 'Choose all that are right.',
  howOrder: 'Put them in the right order with the arrows.',
  howMatch: 'Choose what belongs to each.',
  chooseMatch: 'Choose…',
  moveUp: 'Move up: {{text}}',
  moveDown: 'Move down: {{text}}',
  movedTo: 'Now in place {{place}}: {{text}}',
  inPlace: 'in the right place',
  youPut: 'you put it in place {{place}}',
  playSentence: 'Play sentence {{number}}',
  youGave: 'your answer:',
  answer: 'Answer',
  storedAnswer: 'Your answer is kept; it is sent by itself when the connection is back.',
  right: 'Right',
  wrong: 'Wrong',
  nextQuestion: 'Next question',
  seeResult: 'See the result',
  resultScore: '{{right}} of {{total}} right',
  resultAll: 'All right, very good.',
};
