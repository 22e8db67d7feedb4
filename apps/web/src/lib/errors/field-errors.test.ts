import { expect, it, vi } from 'vitest';
import { makeProblem } from '../api/api-problem.ts';
import { applyFieldErrors, fieldName } from './field-errors.ts';

const refused = (...pointers: string[]) =>
  makeProblem('validation', {
    errors: pointers.map((pointer) => ({ pointer, code: 'email-registered' as const })),
  });

it('field errors of a rejected request › are found by JSON Pointers with escaped characters', () => {
  expect(fieldName('/user/name')).toBe('user.name');
  expect(fieldName('/a~1b/c~0d')).toBe('a/b.c~d');
});

it('field errors of a rejected request › appear beside their fields', () => {
  const setError = vi.fn();
  expect(applyFieldErrors(refused('/email'), setError, ['name', 'email'])).toBe(true);
  expect(setError).toHaveBeenCalledExactlyOnceWith(
    'email',
    { type: 'server', message: 'Bu e-posta adresi zaten kayıtlı' },
    { shouldFocus: true },
  );
});

it('field errors of a rejected request › are assigned to the fields of an object inside the request body', () => {
  const setError = vi.fn();
  expect(applyFieldErrors(refused('/user/name'), setError, ['name'], 'user')).toBe(true);
  expect(setError).toHaveBeenCalledOnce();
});

it('field errors of a rejected request › appear above the form when they match no field', () => {
  expect(applyFieldErrors(refused('/email', '/elsewhere'), vi.fn(), ['email'])).toBe(false);
  expect(applyFieldErrors(makeProblem('internal'), vi.fn(), ['email'])).toBe(false);
});
