import { AsyncLocalStorage } from 'node:async_hooks';
import { databaseErrorOf } from '../db/database-error.ts';
import { errorText } from '../log/error-text.ts';
import type { Log } from '../log/log.ts';
import { asProblem } from './idp-problem.ts';

/** Storage for each call of better-auth: the first error that better-auth logged during the call. */
const calls = new AsyncLocalStorage<{ loggedError?: unknown }>();

/**
 * Calls better-auth and converts its errors to Problems. After a database error, better-auth wrongly reports a missing
 * session (401) or a successful sign-out; in this case the database error is thrown.
 */
export const attempt = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const calling: { loggedError?: unknown } = {};
  const outcome = await calls.run(calling, work).catch((error: unknown) => new Refusal(error));
  if (databaseErrorOf(calling.loggedError) !== undefined) throw calling.loggedError;
  if (outcome instanceof Refusal) throw asProblem(outcome.error);
  return outcome;
};

class Refusal {
  readonly error: unknown;
  constructor(error: unknown) {
    this.error = error;
  }
}

/** Creates a log function for better-auth that also stores the error for the current call. */
export const logOfCalls =
  (log: Log) =>
  (_level: string, message: unknown, ...details: unknown[]): void => {
    const err = [message, ...details].find((detail) => typeof detail === 'object' && detail !== null);
    const calling = calls.getStore();
    if (calling) calling.loggedError ??= err;
    log.error({ part: 'idp', ...(err === undefined ? {} : { err }) }, errorText(message));
  };
