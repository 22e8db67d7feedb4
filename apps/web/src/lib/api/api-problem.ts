import {
  type FieldError,
  type ProblemDocument,
  type ProblemName,
  problemName,
  problems,
  problemTitle,
  problemType,
} from '@pratik/contract/problems';
import { loadCodeTexts } from '../errors/load-code-texts.ts';

/**
 * The error of a call that the server rejected. It contains the server’s problem document and the problem name of
 * the API contract.
 */
export class ApiProblem extends Error {
  readonly problem: ProblemDocument;
  readonly name_: ProblemName;

  constructor(problem: ProblemDocument) {
    super(problem.type);
    this.name = 'ApiProblem';
    this.problem = problem;
    this.name_ = problemName(problem.type) ?? nameByStatus(problem.status);
  }

  get status(): number {
    return this.problem.status;
  }

  get requestId(): string | undefined {
    return this.problem.requestId;
  }

  get fieldErrors(): readonly FieldError[] {
    return this.problem.errors ?? [];
  }
}

/** Error when the server was unreachable, or the connection was lost before the response was complete. */
export class ConnectionProblem extends Error {
  constructor(options?: ErrorOptions) {
    super('The server could not be reached', options);
    this.name = 'ConnectionProblem';
  }
}

export const isApiProblem = (error: unknown, name?: ProblemName): error is ApiProblem =>
  error instanceof ApiProblem && (name === undefined || error.name_ === name);

export const isConnectionProblem = (error: unknown): error is ConnectionProblem =>
  error instanceof ConnectionProblem;

/** Creates a problem from its name. The problem has the same properties as a problem that the server sends. */
export const makeProblem = (name: ProblemName, extra: Partial<ProblemDocument> = {}): ApiProblem =>
  new ApiProblem({ type: problemType(name), title: problemTitle(name), ...problems[name], ...extra });

/**
 * Reads the problem from an error response. If the response contains no problem document, the HTTP status
 * determines the problem. A problem with an error code is returned after the texts of the error codes are loaded, so
 * that its text does not change while it is shown.
 */
export const readProblem = async (response: Response): Promise<ApiProblem> => {
  const body: unknown = await response.json().catch(() => undefined);
  if (isProblemDocument(body)) {
    if (body.code !== undefined || body.errors !== undefined) await loadCodeTexts();
    return new ApiProblem(body);
  }
  const requestId = response.headers.get('x-request-id');
  const retryAfter = Number(response.headers.get('retry-after'));
  return makeProblem(nameByStatus(response.status), {
    status: response.status,
    ...(requestId ? { requestId } : {}),
    ...(retryAfter > 0 ? { retryAfter: Math.ceil(retryAfter) } : {}),
  });
};

/** Checks the properties without the schema of the API contract, because the pages before sign-in do not load zod. */
const isProblemDocument = (body: unknown): body is ProblemDocument =>
  typeof body === 'object' &&
  body !== null &&
  'type' in body &&
  typeof body.type === 'string' &&
  'title' in body &&
  typeof body.title === 'string' &&
  'status' in body &&
  typeof body.status === 'number';

const nameByStatus = (status: number): ProblemName => {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 413) return 'payload-too-large';
  if (status === 429) return 'too-many-requests';
  if (status === 502 || status === 503 || status === 504) return 'unavailable';
  return status >= 400 && status < 500 ? 'malformed-body' : 'internal';
};
