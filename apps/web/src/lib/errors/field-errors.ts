import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { isApiProblem } from '../api/api-problem.ts';
import { errorText } from './error-text.ts';

/** Converts a JSON Pointer to the field name in the form: `/user/name` becomes `user.name`. */
export const fieldName = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');

/**
 * Shows the field errors of a rejected call beside their fields.
 * @param fields the field names of the form; `under` is a prefix that is removed from each pointer, for example
 * `user` in `/user/name`
 * @returns true if every error belongs to a field; if false, the problem must also be shown above the form
 */
export const applyFieldErrors = <Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
  under = '',
): boolean => {
  if (!isApiProblem(error) || error.fieldErrors.length === 0) return false;
  const prefix = under === '' ? '' : `${under}.`;
  const placed = error.fieldErrors.map((fieldError) => {
    const name = fieldName(fieldError.pointer);
    const field = fields.find((known) => `${prefix}${known}` === name);
    if (field) setError(field, { type: 'server', message: errorText(fieldError) }, { shouldFocus: true });
    return field !== undefined;
  });
  return placed.every(Boolean);
};
