import { describe, expect, it } from 'vitest';
import { askedView } from './asked-question.service.ts';
import type { Bodies } from './items.ts';
import { choiceFor, isRight, keyOf, waysToAnswer } from './marking.ts';

type Body = Bodies['question'];
const shared = { ask: 'What?', evidence: 'Here.\nAnd there.', why: 'Çünkü öyle.' };
const one: Body = { ...shared, options: ['a', 'b', 'c', 'd'], answer: 2 };
const several: Body = { ...shared, form: 'several', options: ['a', 'b', 'c', 'd'], answer: [0, 3] };
const order: Body = { ...shared, form: 'order', options: ['a', 'b', 'c'], answer: [2, 0, 1] };
const match: Body = {
  ...shared,
  form: 'match',
  prompts: ['x', 'y', 'z'],
  options: ['a', 'b', 'c', 'd'],
  answer: [1, 3, 0],
};

describe('question with one correct option', () => {
  it('accepts only a choice of exactly one existing option', () => {
    expect(choiceFor(one, [2])).toEqual([2]);
    for (const given of [[], [1, 2], [4]]) expect(choiceFor(one, given)).toBeNull();
    expect([isRight(one, [2]), isRight(one, [1])]).toEqual([true, false]);
  });
});

describe('question with several correct options', () => {
  it('is marked correct only when exactly the correct options are chosen, in any order', () => {
    expect(choiceFor(several, [3, 0])).toEqual([0, 3]);
    expect(isRight(several, [0, 3])).toBe(true);
    for (const choice of [[0], [3], [0, 1, 3], [0, 1], [0, 1, 2, 3]])
      expect(isRight(several, choice)).toBe(false);
  });
  it('rejects a choice that is empty or contains a duplicate or unknown option', () => {
    for (const given of [[], [0, 0], [0, 4]]) expect(choiceFor(several, given)).toBeNull();
  });
});

describe('ordering question', () => {
  it('is marked correct only when all steps are in the correct order', () => {
    expect(isRight(order, [2, 0, 1])).toBe(true);
    for (const choice of [
      [0, 2, 1],
      [2, 1, 0],
    ])
      expect(isRight(order, choice)).toBe(false);
  });
  it('rejects an answer that does not contain every option exactly once', () => {
    expect(choiceFor(order, [2, 0, 1])).toEqual([2, 0, 1]);
    for (const given of [
      [2, 0],
      [2, 0, 0],
      [2, 0, 1, 1],
      [3, 0, 1],
    ])
      expect(choiceFor(order, given)).toBeNull();
  });
});

describe('matching question', () => {
  it('is marked correct only when every pair is correct', () => {
    expect(isRight(match, [1, 3, 0])).toBe(true);
    expect(choiceFor(match, [1, 1, 1])).toEqual([1, 1, 1]);
    expect(isRight(match, [1, 1, 1])).toBe(false);
    for (const given of [
      [1, 3],
      [1, 3, 0, 2],
      [1, 3, 4],
    ])
      expect(choiceFor(match, given)).toBeNull();
  });
});

it('number of possible answers › depends on the form of the question', () => {
  expect([one, several, order, match].map(waysToAnswer)).toEqual([4, 15, 6, 24]);
});

it('question view › contains the correct answer only after the learner has answered', () => {
  const item = { id: 'a.b', body: match };
  expect(JSON.stringify(askedView(item, undefined))).not.toMatch(/answer|Çünkü|there/);
  expect(askedView(item, { choice: [1, 3, 2] }).given).toEqual({
    choice: [1, 3, 2],
    answer: keyOf(match),
    right: false,
    evidence: ['Here.', 'And there.'],
    why: 'Çünkü öyle.',
  });
});
