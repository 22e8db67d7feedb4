import { randomUUID } from 'node:crypto';
import pg from 'pg';

export const templateName = 'pratik_template';

export type TestDatabase = { url: string; drop(): Promise<void> };

/** Creates a separate database, cloned from the migrated template. */
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
      // Waits for connections that are closing. A forced disconnect would cause an error that no listener handles.
      for (let look = 0; look < 200; look += 1) {
        const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [name]);
        if (rowCount === 0) break;
      }
      // PostgreSQL waits a few seconds for the remaining connections. Only connections that a test left open are
      // closed by force.
      await client
        .query(`drop database if exists ${name}`)
        .catch(() => client.query(`drop database if exists ${name} with (force)`));
    });
  return { url: url.href, drop };
};
