import { expect, test } from 'vitest';
import { corrected } from '../../corrected.ts';

test.each([
  ['Who did write this poem?', 'Who wrote this poem?'],
  ['What did happen at school?', 'What happened at school?'],
  ['Is your aunt lives in Rize?', 'Does your aunt live in Rize?'],
  ['When did your son born?', 'When was your son born?'],
  ['Did you ever been to Mardin?', 'Have you ever been to Mardin?'],
  ['Why your sister left so early?', 'Why did your sister leave so early?'],
  ['What time the museum opens on Sundays?', 'What time does the museum open on Sundays?'],
  ['How many languages your uncle can speak?', 'How many languages can your uncle speak?'],
  ['Which of these bags your mother likes?', 'Which of these bags does your mother like?'],
  ['What kind of films they usually watch?', 'What kind of films do they usually watch?'],
  ['Hi Ece, when the course will start?', 'Hi Ece, when will the course start?'],
  ['Where the children were playing?', 'Where were the children playing?'],
  ['How much money she spent there?', 'How much money did she spend there?'],
  ["Why Selim isn't here?", "Why isn't Selim here?"],
  ['Where does his aunt works?', 'Where does his aunt work?'],
  ['Did your parents bought the house?', 'Did your parents buy the house?'],
  ['Does this lift stops at every floor?', 'Does this lift stop at every floor?'],
  ["We didn't heard the bell.", "We didn't hear the bell."],
  ["My uncle doesn't eats fish.", "My uncle doesn't eat fish."],
  ['How many guests did come to the wedding?', 'How many guests came to the wedding?'],
])('rules for question word order › correct “%s” to “%s”', (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  'Who did you meet?',
  'What does it do?',
  'Is your aunt at home?',
  'What happened to your arm?',
  'How many people live in your village?',
  'Which team won the cup?',
  'When you finish, can you call me?',
  'Why the long face?',
  'What kind of people live there?',
  'What a day!',
  "Does your aunt's shop sell shoes?",
  "He didn't leave.",
  'I did what you told me.',
])('rules for question word order › leave “%s” unchanged', (text) => {
  expect(corrected(text)).toBe(text);
});
