import { expect, test } from 'vitest';
import { corrected } from '../../corrected.ts';

test.each([
  ['I was knowing the answer.', 'I knew the answer.'],
  ['I brush my teeth before I will sleep.', 'I brush my teeth before I sleep.'],
  ['When we came, they already left.', 'When we came, they had already left.'],
  ['As soon as my cousin will land, she will text us.', 'As soon as my cousin lands, she will text us.'],
  ['We will start when everybody will be ready.', 'We will start when everybody is ready.'],
  ["I'll wait until the rain will stop.", "I'll wait until the rain stops."],
  ['Tomorrow we went to the dentist.', 'Tomorrow we will go to the dentist.'],
  ['Next week my parents bought a new sofa.', 'Next week my parents will buy a new sofa.'],
  [
    'By the time the police came, the thieves already escape.',
    'By the time the police came, the thieves had already escaped.',
  ],
  ['Look, the bus comes.', 'Look, the bus is coming.'],
  ['Be quiet, the children sleep.', 'Be quiet, the children are sleeping.'],
  ['The man stopped me and asks the way.', 'The man stopped me and asked the way.'],
  ['The phone rang while we had breakfast.', 'The phone rang while we were having breakfast.'],
])('rules for time clauses › correct “%s” to “%s”', (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  'I was wondering about it.',
  "I don't know when he will come.",
  "If you will follow me, I'll show you the room.",
  'She grew up here and works at a bank.',
  'Look, I know what you mean.',
  'Tomorrow is my birthday.',
  'By the time we arrived, the film had started.',
  'He always says thank you and means it.',
])('rules for time clauses › leave “%s” unchanged', (text) => {
  expect(corrected(text)).toBe(text);
});
