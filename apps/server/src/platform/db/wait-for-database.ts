import { setTimeout as wait } from 'node:timers/promises';
import { errorText } from '../log/error-text.ts';
import { databaseErrorOf } from './database-error.ts';
import { openClient } from './watched-client.ts';

/**
 * Error: the database rejects this address or password, so a retry cannot succeed. The message is written for the
 * operator.
 */
export class DatabaseRefusedError extends Error {
  override readonly name = 'DatabaseRefusedError';
}

const connectMs = 5_000;
const pauseMs = 2_000;
const sayEveryMs = 60_000;

type Options = { say(line: string): void; signal: AbortSignal };

/**
 * Waits until the database accepts connections, and prints a message once a minute while it waits.
 * @throws DatabaseRefusedError when the database rejects the connection; the signal’s reason when the signal is aborted
 */
export const waitForDatabase = async (url: string, { say, signal }: Options): Promise<void> => {
  const place = placeOf(url);
  let said = Number.NEGATIVE_INFINITY;
  for (;;) {
    signal.throwIfAborted();
    const error = await connectOnce(url);
    if (error === undefined) break;
    if (databaseErrorOf(error) === undefined) {
      throw new DatabaseRefusedError(
        `Veritabanı bağlantıyı kabul etmedi (${place}): ${errorText(error)}. DATABASE_URL ayarını denetleyin.`,
      );
    }
    if (performance.now() - said >= sayEveryMs) {
      say(`Veritabanına ulaşılamıyor (${place}): ${errorText(error)}. Ulaşılınca Pratik açılacak.`);
      said = performance.now();
    }
    await wait(pauseMs, undefined, { signal });
  }
  if (said !== Number.NEGATIVE_INFINITY) say('Veritabanına ulaşıldı.');
};

const connectOnce = async (url: string): Promise<unknown> => {
  const client = openClient({ url, name: 'pratik-start', connectMs });
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    return error;
  } finally {
    void client.end().catch(() => undefined);
  }
};

/** Returns the host, port and database name of a database URL, without the password. */
export const placeOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};
