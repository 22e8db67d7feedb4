import { randomUUID } from 'node:crypto';
import pg from 'pg';

export const templateName = 'pratik_template';

export type TestDatabase = { url: string; drop(): Promise<void> };

/** A database of its own, cloned from the migrated template. */
export const cloneDatabase = async (serverUrl: string): Promise<TestDatabase> => {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name} template ${templateName}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
};
