import { randomUUID } from 'node:crypto';
import pg from 'pg';

export const templateName = 'pratik_template';

export type TestDatabase = { url: string; drop(): Promise<void> };

/** Creates a separate database as a copy of the migrated template database. */
export const cloneDatabase = async (serverUrl: string): Promise<TestDatabase> => {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const connected = async <Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  await connected((client) => client.query(`create database ${name} template ${templateName}`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const drop = () =>
    connected(async (client) => {
      // Waits until closing connections have ended, because a forced disconnect causes an error that no listener
      // handles.
      for (let look = 0; look < 200; look += 1) {
        const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [name]);
        if (rowCount === 0) break;
      }
      // PostgreSQL waits a few seconds until connections end. FORCE then closes connections that a test left open.
      await client
        .query(`drop database if exists ${name}`)
        .catch(() => client.query(`drop database if exists ${name} with (force)`));
    });
  return { url: url.href, drop };
};
