import { expect, it, vi } from 'vitest';
import { makeProblem } from './api-problem.ts';
import { applyFieldErrors, fieldName } from './field-errors.ts';

const refused = (...pointers: string[]) =>
  makeProblem('validation', { errors: pointers.map((pointer) => ({ pointer, detail: `no: ${pointer}` })) });

it('reads JSON Pointers, escapes included', () => {
  expect(fieldName('/user/name')).toBe('user.name');
  expect(fieldName('/a~1b/c~0d')).toBe('a/b.c~d');
});

it('puts each fault beside its field', () => {
  const setError = vi.fn();
  expect(applyFieldErrors(refused('/email'), setError, ['name', 'email'])).toBe(true);
  expect(setError).toHaveBeenCalledExactlyOnceWith(
    'email',
    { type: 'server', message: 'no: /email' },
    { shouldFocus: true },
  );
});

it('finds fields below the part of the body they are sent in', () => {
  const setError = vi.fn();
  expect(applyFieldErrors(refused('/user/name'), setError, ['name'], 'user')).toBe(true);
  expect(setError).toHaveBeenCalledOnce();
});

it('says when a fault belongs to no field, so that it is shown above the form', () => {
  expect(applyFieldErrors(refused('/email', '/elsewhere'), vi.fn(), ['email'])).toBe(false);
  expect(applyFieldErrors(makeProblem('internal'), vi.fn(), ['email'])).toBe(false);
});
