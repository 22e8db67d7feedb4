import type pg from 'pg';
import { longWork, openClient } from '../watched-client.ts';

/**
 * Session settings for the text format of values, so that values are restored identically regardless of the server’s
 * defaults.
 */
const plainText = `
  SET client_encoding = 'UTF8'; SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres';
  SET timezone = 'UTC'; SET extra_float_digits = 3; SET bytea_output = 'hex'; SET row_security = off;
  SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0`;

/** Runs work in one transaction on one connection; any error rolls the transaction back. */
export async function inTransaction<Result>(
  url: string,
  begin: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  return withClient(url, async (client) => {
    await client.query(plainText);
    await client.query(begin);
    // If the work fails, COMMIT is not sent, and the server rolls back when the connection ends.
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  });
}

/** Runs work on one connection, which is closed afterwards. */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = openClient({ url, name: 'pratik-backup', bounds: longWork });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
