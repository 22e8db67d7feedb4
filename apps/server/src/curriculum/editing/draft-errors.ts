import { type CodedError, coded, type ErrorCode, issueError } from '@pratik/contract/error-codes';
import type { FieldError } from '@pratik/contract/problems';
import type { core } from 'zod';

type Issue = core.$ZodIssue;

const byFormat: Readonly<Record<string, ErrorCode & `${string}-format`>> = {
  ipa: 'ipa-format',
  word: 'word-format',
  tests: 'slug-format',
  grammar: 'slug-format',
};

/**
 * Converts a schema issue to an error code. Library schemas define no error codes, so some codes are derived from
 * the field.
 */
const errorOf = (issue: Issue): CodedError => {
  const field = String(issue.path.findLast((step) => typeof step === 'string') ?? '');
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' ? coded('required') : issueError(issue);
    case 'invalid_format':
      return coded(byFormat[field] ?? 'bad-format');
    case 'invalid_key':
      return coded('glossary-capital');
    case 'custom':
      return coded(issue.path[0] === 'words' ? 'least-above-most' : 'not-accepted');
    default:
      return issueError(issue);
  }
};

/** Converts zod issues to field errors. `rename` maps the schema fields that have a different name in the form. */
export const draftErrors = (
  issues: readonly Issue[],
  rename: (path: readonly PropertyKey[]) => readonly PropertyKey[] = (path) => path,
): FieldError[] =>
  issues.map((issue) => ({
    pointer: rename(issue.path)
      .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
      .join(''),
    ...errorOf(issue),
  }));
