import { isApiProblem } from './api-problem.ts';

/** True when the address is invalid or names a record that does not exist. */
export const isMissing = (error: unknown): boolean =>
  isApiProblem(error, 'not-found') || isApiProblem(error, 'validation');
