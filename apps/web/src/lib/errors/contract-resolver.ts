import { toNestErrors } from '@hookform/resolvers';
import { isErrorCode, issueError } from '@pratik/contract/error-codes';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { errorText } from './error-text.ts';

/**
 * Validates a form with a schema of the API contract. The error codes of the schema are converted to sentences in
 * the current language.
 */
export const contractResolver =
  <Input extends FieldValues, Output>(schema: z.ZodType<Output, Input>): Resolver<Input, unknown, Output> =>
  async (values, _context, options) => {
    const { data, error } = await schema.safeParseAsync(values);
    if (!error) return { values: data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const issue of error.issues) {
      errors[issue.path.join('.')] ??= { type: issue.code, message: issueText(issue) };
    }
    return { values: {}, errors: toNestErrors(errors as FieldErrors<Input>, options) };
  };

/**
 * Returns the error text of a validation issue. If the form itself added the check, the issue already contains a
 * sentence instead of an error code.
 */
export const issueText = (issue: z.core.$ZodIssue): string =>
  issue.code === 'custom' && !isErrorCode(issue.message) && issue.message !== 'Invalid input'
    ? issue.message
    : errorText(issueError(issue));
