import { isApiProblem, isConnectionProblem } from '../api/api-problem.ts';

/** Returns whether the error means that the URL is invalid or the record does not exist. */
export const isMissing = (error: unknown): boolean =>
  isApiProblem(error, 'not-found') || isApiProblem(error, 'validation');

/** Returns whether the error means that the server could not be reached. */
export const isUnreachable = (error: unknown): boolean => isConnectionProblem(error);
