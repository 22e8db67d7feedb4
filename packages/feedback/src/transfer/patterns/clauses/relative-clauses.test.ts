import { expect, test } from 'vitest';
import { corrected } from '../../corrected.ts';

test.each([
  ['I saw a film which hero was a dog.', 'I saw a film whose hero was a dog.'],
  ['The boy that we played with him is ill.', 'The boy that we played with is ill.'],
  ['The doctor whom helped my father is retired.', 'The doctor who helped my father is retired.'],
  ['The boy is running over there is my nephew.', 'The boy who is running over there is my nephew.'],
  ['The students are waiting outside have an exam.', 'The students who are waiting outside have an exam.'],
  ['Do you know anyone can fix a boiler?', 'Do you know anyone who can fix a boiler?'],
  ['I need someone speaks German.', 'I need someone who speaks German.'],
  ['The street where we live in is noisy.', 'The street where we live is noisy.'],
  ['The town which my mother grew up is tiny.', 'The town where my mother grew up is tiny.'],
  ['I met a woman who her son is a pilot.', 'I met a woman whose son is a pilot.'],
  ['There is a machine who makes coffee.', 'There is a machine that makes coffee.'],
  ['My phone, that was a gift, is broken.', 'My phone, which was a gift, is broken.'],
])('rules for relative clauses › correct “%s” to “%s”', (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  'I know that you talked with him.',
  'The film which was first was very long.',
  'The man whom I met was kind.',
  'The girl is singing and her brother is dancing.',
  'I know nobody can help me.',
  'I met a woman who her friends call Lala.',
  'The dog who lives next door is friendly.',
  'The house where we stayed in 2010 is gone.',
  'We had a visitor who stayed for a week.',
  'The book that I bought is good.',
])('rules for relative clauses › leave “%s” unchanged', (text) => {
  expect(corrected(text)).toBe(text);
});
