import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { databaseErrorOf } from '../db/database-error.ts';
import { errorText } from './error-text.ts';

export type Log = Logger;

/** Fields that are removed from every log line: secrets and learners’ texts. */
export const redactedPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  ...['password', 'currentPassword', 'newPassword', 'token', 'setupCode', 'text', 'apiKey', 'email'].flatMap(
    (key) => [key, `*.${key}`],
  ),
];

/**
 * Returns a short form of an error, because database drivers attach connection objects to errors. The stack is
 * included only for unexpected errors.
 */
const brief = (error: unknown) => ({
  type: error instanceof Error ? error.name : typeof error,
  message: errorText(error),
  code: typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined,
  stack: error instanceof Error && !isExpected(error) ? error.stack : undefined,
});

const isExpected = (error: Error): boolean => 'problem' in error || databaseErrorOf(error) !== undefined;

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

const outageLineMs = 60_000;

/**
 * Logs only one line per minute about an outage of the database or the identity provider, with the number of
 * omitted lines, because during an outage every operation that needs the database or the provider fails.
 */
const limitOutageLines = (now: () => number): LogMethod => {
  const last = new Map<string, { at: number; leftOut: number }>();
  return function (args, method) {
    const [fields, ...rest] = args as unknown as [unknown, ...string[]];
    const outage = outageOf(fields);
    if (outage === undefined) return method.apply(this, args);
    const seen = last.get(outage);
    if (seen && now() - seen.at < outageLineMs) {
      seen.leftOut += 1;
      return;
    }
    last.set(outage, { at: now(), leftOut: 0 });
    const leftOut = seen?.leftOut ? { similarLinesLeftOut: seen.leftOut } : {};
    method.apply(this, [{ ...(fields as object), outage, ...leftOut }, ...rest] as never);
  };
};

const outageOf = (fields: unknown): string | undefined => {
  if (typeof fields !== 'object' || fields === null || !('err' in fields)) return undefined;
  if (isProviderOutage(fields.err)) return 'identity-provider-unavailable';
  const databaseError = databaseErrorOf(fields.err);
  if (databaseError === 'unreachable' || databaseError === 'no-connection') return 'database-unreachable';
  return databaseError === 'full' || databaseError === 'read-only' ? `database-${databaseError}` : undefined;
};

const isProviderOutage = (error: unknown): boolean =>
  error instanceof Error && 'problem' in error && error.problem === 'identity-unavailable';

type Request = { method: string; url: string; ip: string };

/** Removes the query from a logged request URL, because the query of a password reset link contains a secret. */
const withoutQuery = ({ method, url, ip }: Request) => ({
  method,
  url: url.split('?', 1)[0],
  remoteAddress: ip,
});

/** Log destination on standard output. A write error (closed terminal, full disk) does not end the process. */
const standardOutput = (): DestinationStream => {
  const output = pino.destination({ fd: 1, sync: true });
  output.on('error', () => undefined);
  return output;
};

/** Creates a structured log with one JSON object per line; the default destination is standard output. */
export const createLog = (
  level: string,
  destination: DestinationStream = standardOutput(),
  now: () => number = () => performance.now(),
): Log =>
  pino(
    {
      level,
      serializers: { err: brief, req: withoutQuery },
      base: { app: 'pratik' },
      redact: { paths: redactedPaths, censor: '[gizli]' },
      hooks: { logMethod: limitOutageLines(now) },
    },
    destination,
  );
