/** The reason why the database could not process a valid request. */
export type DatabaseError = 'unreachable' | 'no-connection' | 'full' | 'read-only' | 'timeout' | 'conflict';

/**
 * SQLSTATE codes (https://www.postgresql.org/docs/current/errcodes-appendix.html). A key of two characters stands for
 * all codes of a class.
 */
const errorByState: Record<string, DatabaseError> = {
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

/**
 * Error messages of node-postgres and its pool for failures without a server response, each with its database error.
 */
const errorByMessage: readonly (readonly [RegExp, DatabaseError])[] = [
  [/^timeout exceeded when trying to connect$/, 'no-connection'],
  [/^Connection terminated\b/, 'unreachable'],
  [/^Client (has encountered a connection error and is|was closed and is) not queryable$/, 'unreachable'],
  [/^Query read timeout$/, 'unreachable'],
  [/^LISTEN\/NOTIFY (heartbeat timed out|connection ended|channel registration was lost)$/, 'unreachable'],
  [/^Cannot use a pool after calling end on the pool$/, 'unreachable'],
];

/**
 * Errors that ended a database connection. They are marked because an error code alone (ECONNRESET …) does not show
 * which service the socket belonged to.
 */
const connectionErrors = new WeakSet<object>();

/** Matches the error codes of sockets. */
const socketCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/;

/** Like `markConnectionError`, for a library’s copy of an error: marks it only when it has a socket code. */
export const markSocketError = (error: unknown): void => {
  const { code } = (error ?? {}) as { code?: unknown };
  if (typeof code === 'string' && socketCodes.test(code)) markConnectionError(error);
};

/** Marks an error as an error of a database connection. */
export const markConnectionError = (error: unknown): void => {
  if (typeof error === 'object' && error !== null) connectionErrors.add(error);
};

/**
 * Returns the database error that caused an error, directly or through up to three `cause` links. Undefined for other
 * errors, which a retry does not solve.
 */
export const databaseErrorOf = (error: unknown, depth = 0): DatabaseError | undefined => {
  if (typeof error !== 'object' || error === null || depth > 3) return undefined;
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  if (typeof code === 'string' && isServerError(error))
    return errorByState[code] ?? errorByState[code.slice(0, 2)];
  if (connectionErrors.has(error)) return 'unreachable';
  const said = typeof message === 'string' ? message : '';
  const byMessage = errorByMessage.find(([pattern]) => pattern.test(said))?.[1];
  return byMessage ?? databaseErrorOf(cause, depth + 1);
};

/**
 * Returns whether an error comes from the PostgreSQL server. Only such errors have a severity, whereas the code of
 * another library may look like a SQLSTATE.
 */
const isServerError = (error: object): boolean => 'severity' in error;

/** Number of seconds after which a client may retry, by database error. */
export const retryAfterOf: Record<DatabaseError, number> = {
  unreachable: 5,
  'no-connection': 2,
  full: 60,
  'read-only': 30,
  timeout: 10,
  conflict: 1,
};
