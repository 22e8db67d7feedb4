import { type ProblemDocument, type ProblemName, problems, problemType } from '@pratik/contract/problems';
import { databaseFaultOf, retryAfterOf } from '../db/database-fault.ts';

export type ProblemExtras = Partial<
  Pick<ProblemDocument, 'detail' | 'errors' | 'nextDayAt' | 'retryAfter' | 'current'>
>;

/** An expected failure; sent as an RFC 9457 document, in a response or as the last event of a stream. */
export class Problem extends Error {
  readonly problem: ProblemName;
  readonly extras: ProblemExtras;
  constructor(problem: ProblemName, extras: ProblemExtras = {}) {
    super(extras.detail ?? problems[problem].title);
    this.problem = problem;
    this.extras = extras;
  }
}

/** A validation problem of one field, identified by its JSON pointer in the body: `fieldProblem('/email', '…')`. */
export const fieldProblem = (pointer: string, detail: string): Problem =>
  new Problem('validation', { errors: [{ pointer, detail }] });

export const toDocument = (
  problem: ProblemName,
  requestId: string,
  extras: ProblemExtras = {},
): ProblemDocument => ({
  type: problemType(problem),
  title: problems[problem].title,
  status: problems[problem].status,
  ...extras,
  requestId,
});

/** Converts any error to a problem: a database fault includes the time to retry, an unexpected error is masked. */
export const asProblem = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  const fault = databaseFaultOf(error);
  return fault === undefined
    ? new Problem('internal')
    : new Problem('unavailable', { retryAfter: retryAfterOf[fault] });
};

/** Converts any error to a problem document. */
export const documentOf = (error: unknown, requestId: string): ProblemDocument => {
  const { problem, extras } = asProblem(error);
  return toDocument(problem, requestId, extras);
};
