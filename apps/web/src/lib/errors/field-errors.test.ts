import { expect, it, vi } from 'vitest';
import { makeProblem } from '../api/api-problem.ts';
import { applyFieldErrors, fieldName } from './field-errors.ts';

const refused = (...pointers: string[]) =>
  makeProblem('validation', {
    errors: pointers.map((pointer) => ({ pointer, code: 'email-registered' as const })),
  });

it('field errors › decode escaped characters in JSON Pointers', () => {
  expect(fieldName('/user/name')).toBe('user.name');
  expect(fieldName('/a~1b/c~0d')).toBe('a/b.c~d');
});

it('field errors › are shown at their fields', () => {
  const setError = vi.fn();
  expect(applyFieldErrors(refused('/email'), setError, ['name', 'email'])).toBe(true);
  expect(setError).toHaveBeenCalledExactlyOnceWith(
    'email',
    { type: 'server', message: 'Bu e-posta adresi zaten kayıtlı' },
    { shouldFocus: true },
  );
});

it('field errors › are assigned to fields of a nested object in the request body', () => {
  const setError = vi.fn();
  expect(applyFieldErrors(refused('/user/name'), setError, ['name'], 'user')).toBe(true);
  expect(setError).toHaveBeenCalledOnce();
});

it('field errors › report an error without a matching field, so that the form shows it above its fields', () => {
  expect(applyFieldErrors(refused('/email', '/elsewhere'), vi.fn(), ['email'])).toBe(false);
  expect(applyFieldErrors(makeProblem('internal'), vi.fn(), ['email'])).toBe(false);
});
