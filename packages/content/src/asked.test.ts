import { expect, it } from 'vitest';
import { answeredOf, askedOf } from './asked.ts';
import { type Answered, evidenceLines } from './kinds/question.ts';

const several: Answered = { form: 'several', rights: ['tea', 'milk'], wrong: ['soup', 'glue', 'ink'] };
const order: Answered = { form: 'order', steps: ['First.', 'Then.', 'After that.', 'At last.'] };
const match: Answered = {
  form: 'match',
  pairs: [
    { prompt: 'Ece', match: 'the bread' },
    { prompt: 'Can', match: 'the jam' },
    { prompt: 'Ali', match: 'the plates' },
  ],
  wrong: ['the salt'],
};

it('askedOf (question as learners see it) › lists the indexes of all correct options in ascending order', () => {
  const { options, answer } = askedOf('a.b', several);
  expect([answer].flat()).toEqual([answer].flat().toSorted());
  expect([answer].flat().map((at) => options[at])).toEqual(expect.arrayContaining(['tea', 'milk']));
});

it('askedOf (question as learners see it) › shows the steps of an ordering question in a wrong order, and returns the correct order', () => {
  for (let at = 0; at < 200; at += 1) {
    const { options, answer } = askedOf(`a.q${at}`, order);
    const right = [answer].flat().map((place) => options[place]);
    expect(right).toEqual(['First.', 'Then.', 'After that.', 'At last.']);
    expect(options).not.toEqual(right);
  }
});

it('askedOf (question as learners see it) › keeps the order of the prompts of a matching question, and mixes wrong options into the matches', () => {
  const asked = askedOf('a.m', match);
  if (asked.form !== 'match') throw new Error('expected a matching question');
  expect(asked.prompts).toEqual(['Ece', 'Can', 'Ali']);
  expect(asked.answer.map((at) => asked.options[at])).toEqual(['the bread', 'the jam', 'the plates']);
  expect(asked.options).toContain('the salt');
});

it('answeredOf › converts a question from the form that learners see to the form that its author wrote', () => {
  for (const question of [order, match]) expect(answeredOf(askedOf('a.x', question))).toEqual(question);
  const back = answeredOf(askedOf('a.x', several));
  expect(askedOf('a.x', back)).toEqual(askedOf('a.x', several));
});

it('evidenceLines › returns each line of the evidence as a sentence', () => {
  expect(evidenceLines(' One  sentence.\n\nAnother\tone. ')).toEqual(['One sentence.', 'Another one.']);
});
