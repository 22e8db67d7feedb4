import { expect, it } from 'vitest';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { fieldErrorsOf, tidied } from './field-errors.ts';

const typed = { kind: 'cloze', wrong: ['an', '', 'the'] };

it('fieldErrorsOf (errors of a draft) › assigns errors to the correct row when an earlier row of the list is empty', () => {
  const error = new ApiProblem({
    type: '/problems/validation',
    title: 'x',
    status: 400,
    errors: [
      { pointer: '/draft/wrong/1', code: 'option-twice' },
      { pointer: '/draft/text', code: 'required' },
    ],
  } as never);
  expect(Object.fromEntries(fieldErrorsOf(error, typed))).toEqual({
    'draft/wrong/2': 'Bu şık iki kez yazılmış',
    'draft/text': 'Bu alanı doldurun',
  });
  expect(tidied(typed).wrong).toEqual(['an', 'the']);
});
