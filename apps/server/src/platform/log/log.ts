import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** What must never reach a log: secrets, and what learners wrote. */
export const redactedPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  ...['password', 'currentPassword', 'newPassword', 'token', 'setupCode', 'text', 'apiKey', 'email'].flatMap(
    (key) => [key, `*.${key}`],
  ),
];

/** What an error says of itself; drivers hang whole connections on theirs. */
const brief = (error: unknown) =>
  error instanceof Error
    ? {
        type: error.name,
        message: error.message,
        code: 'code' in error ? error.code : undefined,
        stack: error.stack,
      }
    : { message: String(error) };

type Request = { method: string; url: string; ip: string };

/** A request by its path alone: links to choose a password carry their secret in the query. */
const withoutQuery = ({ method, url, ip }: Request) => ({
  method,
  url: url.split('?', 1)[0],
  remoteAddress: ip,
});

/** Structured log, one JSON object a line, on standard output unless told otherwise. */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      serializers: { err: brief, req: withoutQuery },
      base: { app: 'pratik' },
      redact: { paths: redactedPaths, censor: '[gizli]' },
    },
    ...(destination ? [destination] : []),
  );
