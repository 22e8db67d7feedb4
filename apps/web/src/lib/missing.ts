import { isApiProblem } from './api-problem.ts';

/** The address names nothing that is there, or is no address at all. */
export const isMissing = (error: unknown): boolean =>
  isApiProblem(error, 'not-found') || isApiProblem(error, 'validation');
