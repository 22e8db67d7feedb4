/** Why the database could not do its work now although the request was right. */
export type DatabaseFault = 'unreachable' | 'no-connection' | 'full' | 'read-only' | 'timeout' | 'conflict';

/** SQLSTATE codes (https://www.postgresql.org/docs/current/errcodes-appendix.html); two letters stand for a class. */
const faultByState: Record<string, DatabaseFault> = {
  '08': 'unreachable',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '57P05': 'unreachable',
  '25P03': 'unreachable',
  '53300': 'no-connection',
  '53100': 'full',
  '53200': 'full',
  '53400': 'full',
  '58030': 'full',
  '25006': 'read-only',
  '57014': 'timeout',
  '55P03': 'timeout',
  '40001': 'conflict',
  '40P01': 'conflict',
};

/** What node-postgres and its pool say where the server could not say anything. */
const faultByMessage: readonly (readonly [RegExp, DatabaseFault])[] = [
  [/^timeout exceeded when trying to connect$/, 'no-connection'],
  [/^Connection terminated\b/, 'unreachable'],
  [/^Client (has encountered a connection error and is|was closed and is) not queryable$/, 'unreachable'],
  [/^Query read timeout$/, 'unreachable'],
  [/^Cannot use a pool after calling end on the pool$/, 'unreachable'],
];

/** Errors that ended a connection: a socket's own codes (ECONNRESET …) say nothing about whose socket it was. */
const connectionErrors = new WeakSet<object>();

/** Codes of sockets, for errors that can only come from a connection to the database. */
const socketCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/;

/** As `markConnectionError`, for a copy of an error that its library made: only a socket's own codes count. */
export const markSocketError = (error: unknown): void => {
  const { code } = (error ?? {}) as { code?: unknown };
  if (typeof code === 'string' && socketCodes.test(code)) markConnectionError(error);
};

/** Remembers that an error is that of a connection to the database. */
export const markConnectionError = (error: unknown): void => {
  if (typeof error === 'object' && error !== null) connectionErrors.add(error);
};

/** The fault an error stands for, also where another error wraps it; undefined for one that a repeat would not cure. */
export const databaseFaultOf = (error: unknown, depth = 0): DatabaseFault | undefined => {
  if (typeof error !== 'object' || error === null || depth > 3) return undefined;
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  if (typeof code === 'string' && isServerError(error))
    return faultByState[code] ?? faultByState[code.slice(0, 2)];
  if (connectionErrors.has(error)) return 'unreachable';
  const said = typeof message === 'string' ? message : '';
  const byMessage = faultByMessage.find(([pattern]) => pattern.test(said))?.[1];
  return byMessage ?? databaseFaultOf(cause, depth + 1);
};

/** Only the server's own errors carry a severity: another library's code may look like a SQLSTATE. */
const isServerError = (error: object): boolean => 'severity' in error;

/** Seconds after which a repeat makes sense. */
export const retryAfterOf: Record<DatabaseFault, number> = {
  unreachable: 5,
  'no-connection': 2,
  full: 60,
  'read-only': 30,
  timeout: 10,
  conflict: 1,
};
