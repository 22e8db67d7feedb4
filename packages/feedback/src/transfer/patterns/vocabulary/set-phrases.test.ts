import { expect, test } from 'vitest';
import { corrected } from '../../corrected.ts';

test.each([
  ['She made a diet before the wedding.', 'She went on a diet before the wedding.'],
  ['He is throwing me a message.', 'He is sending me a message.'],
  ['I always lose the bus in the morning.', 'I always miss the bus in the morning.'],
  ['We finished the university in June.', 'We graduated from university in June.'],
  ['My favourite lesson is history.', 'My favourite subject is history.'],
  ['Thank you too much for the present.', 'Thank you very much for the present.'],
  ['As I know, the office is closed today.', 'As far as I know, the office is closed today.'],
  ["Don't give harm to the trees.", "Don't harm the trees."],
  ['They turned back home at midnight.', 'They went back home at midnight.'],
  ['I stayed in a family pension near the beach.', 'I stayed in a family guesthouse near the beach.'],
])('rules for fixed phrases › correct “%s” to “%s”', (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  'As far as I know, it is open.',
  'His pension is small.',
  'We celebrated her birthday.',
  'He threw me the ball.',
  'She lost the bus ticket.',
  'The moral of the story is simple.',
])('rules for fixed phrases › leave “%s” unchanged', (text) => {
  expect(corrected(text)).toBe(text);
});

test.each([
  'She works at summer camps.',
  'Violence is common in TV series.',
  'On the morning of the exam, I was calm.',
  'I have a strong desire to learn.',
  'Sport helps people with heart problems.',
  'It gives us a new view on the world around us.',
])('rules for fixed phrases › leave the correct phrase in “%s” unchanged', (text) => {
  expect(corrected(text)).toBe(text);
});
