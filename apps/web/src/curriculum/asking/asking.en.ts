import type { EnglishOf } from '../../lib/language/i18n.ts';
import type { tr } from './asking.tr.ts';

export const en: EnglishOf<typeof tr> = {
  questionOf: 'Question {{number}} of {{total}}',
  choose: 'Choose one option.',
  chooseSome: 'Choose at least one option.',
  chooseEach: 'Choose a match for each item.',
  orderFirst: 'Use the arrows to put the items in order before you answer.',
  howSeveral: 'Choose all correct answers.',
  howOrder: 'Use the arrows to put the items in the right order.',
  howMatch: 'Choose a match for each item.',
  chooseMatch: 'Choose…',
  moveUp: 'Move up: {{text}}',
  moveDown: 'Move down: {{text}}',
  movedTo: 'Moved to position {{place}}: {{text}}',
  inPlace: 'in the right position',
  youPut: 'your position: {{place}}',
  playSentence: 'Play sentence {{number}}',
  youGave: 'your answer:',
  answer: 'Answer',
  storedAnswer:
    'You are offline. Your answer is saved. It will be sent when you are online again and this page is open.',
  right: 'Correct',
  wrong: 'Wrong',
  nextQuestion: 'Next question',
  seeResult: 'See the result',
  resultScore: '{{right}} of {{total}} answers are correct',
  resultAll: 'All your answers are correct. Great work!',
};
