import { coded, type ErrorCode, type ParamsOf } from '@pratik/contract/error-codes';
import {
  type ProblemDocument,
  type ProblemName,
  problems,
  problemTitle,
  problemType,
} from '@pratik/contract/problems';
import { databaseErrorOf, retryAfterOf } from '../db/database-error.ts';

export type ProblemExtras = Partial<
  Pick<ProblemDocument, 'code' | 'params' | 'errors' | 'nextDayAt' | 'retryAfter' | 'current'>
>;

/** An expected failure; sent as an RFC 9457 document, in a response or as the last event of a stream. */
export class Problem extends Error {
  readonly problem: ProblemName;
  readonly extras: ProblemExtras;
  constructor(problem: ProblemName, extras: ProblemExtras = {}) {
    super(extras.code ? `${problem}: ${extras.code}` : problem);
    this.problem = problem;
    this.extras = extras;
  }
}

/**
 * Creates a validation problem of one field, identified by its JSON pointer in the body: `fieldProblem('/email',
 * 'email-invalid')`.
 */
export const fieldProblem = <Code extends ErrorCode>(
  pointer: string,
  code: Code,
  ...params: ParamsOf<Code>
): Problem => new Problem('validation', { errors: [{ pointer, ...coded(code, ...params) }] });

export const toDocument = (
  problem: ProblemName,
  requestId: string,
  extras: ProblemExtras = {},
): ProblemDocument => ({
  type: problemType(problem),
  title: problemTitle(problem),
  status: problems[problem].status,
  ...extras,
  requestId,
});

/**
 * Converts any error to a problem. A database error includes a retry time. The problem of an unexpected error does
 * not include the details of the error.
 */
export const asProblem = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  const databaseError = databaseErrorOf(error);
  return databaseError === undefined
    ? new Problem('internal')
    : new Problem('unavailable', { retryAfter: retryAfterOf[databaseError] });
};

/** Converts any error to a problem document. */
export const documentOf = (error: unknown, requestId: string): ProblemDocument => {
  const { problem, extras } = asProblem(error);
  return toDocument(problem, requestId, extras);
};
