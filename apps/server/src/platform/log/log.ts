import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** What must never reach a log: secrets, and what learners wrote. */
export const redactedPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  ...['password', 'currentPassword', 'newPassword', 'token', 'code', 'text', 'apiKey', 'email'].flatMap(
    (key) => [key, `*.${key}`],
  ),
];

/** Structured log, one JSON object a line, on standard output unless told otherwise. */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    { level, base: { app: 'pratik' }, redact: { paths: redactedPaths, censor: '[gizli]' } },
    ...(destination ? [destination] : []),
  );
