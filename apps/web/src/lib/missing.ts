import { isApiProblem } from './api-problem.ts';

/** Whether the error means that the URL is invalid or that the record does not exist. */
export const isMissing = (error: unknown): boolean =>
  isApiProblem(error, 'not-found') || isApiProblem(error, 'validation');
