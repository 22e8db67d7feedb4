import { expect, test } from 'vitest';
import { corrected } from '../../corrected.ts';

test.each([
  ['Can you tell me where is the post office?', 'Can you tell me where the post office is?'],
  ["I don't know how old is your teacher.", "I don't know how old your teacher is."],
  ['Nobody could say when does the shop open.', 'Nobody could say when the shop opens.'],
  ['She asked me what did I buy.', 'She asked me what I bought.'],
  ['Do you remember where can I park?', 'Do you remember where I can park?'],
  ['We wondered why was he so late.', 'We wondered why he was so late.'],
  ["I don't know is she at home today.", "I don't know if she is at home today."],
  ["You are from Konya, isn't it?", "You are from Konya, aren't you?"],
  ["Your brother plays chess, isn't it?", "Your brother plays chess, doesn't he?"],
  ["They didn't call, isn't it?", "They didn't call, did they?"],
  ["The exams were easy, isn't it?", "The exams were easy, weren't they?"],
])('rules for reported questions › correct “%s” to “%s”', (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  "It is cold today, isn't it?",
  'I know who is coming tonight.',
  'Tell me what is wrong.',
  'She asked where the station was.',
  'He said, "Where is my coat?"',
  "I don't know what the time is.",
  "This is your bag, isn't it?",
])('rules for reported questions › leave “%s” unchanged', (text) => {
  expect(corrected(text)).toBe(text);
});
