import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { templateName } from './postgres.ts';

export type Pratik = {
  url: string;
  /** One-time setup code for the first administrator. Null if an administrator already exists. */
  setupCode: string | null;
  /** Runs an SQL query directly on the test database. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  advanceClock(seconds: number): Promise<void>;
  stop(): Promise<void>;
};

const compiled = fileURLToPath(new URL('../../.cache/compiled', import.meta.url));
const serve = fileURLToPath(new URL('./serve.ts', import.meta.url));

const onServer = async (sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: process.env.E2E_POSTGRES_URL });
  await client.connect();
  await client.query(sql).finally(() => client.end());
};

const firstMessage = (child: ChildProcess): Promise<{ url: string; setupCode: string | null }> =>
  new Promise((resolve, reject) => {
    let errors = '';
    child.stderr?.on('data', (chunk) => {
      errors += chunk;
    });
    child.once('message', (message) => resolve(message as { url: string; setupCode: string | null }));
    child.once('exit', (code) =>
      reject(new Error(`The server process ended with exit code ${code}: ${errors}`)),
    );
  });

/** Starts Pratik with a new database. */
export const startPratik = async (env: Record<string, string> = {}): Promise<Pratik> => {
  const name = `e2e_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${templateName}`);
  const databaseUrl = new URL(process.env.E2E_POSTGRES_URL ?? '');
  databaseUrl.pathname = `/${name}`;

  const child = fork(serve, {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl.href,
      // Folder for compiled code. Node writes compiled code to this folder on the first start and reuses it on
      // later starts.
      NODE_COMPILE_CACHE: compiled,
      LOG_LEVEL: process.env.E2E_LOG_LEVEL ?? 'error',
      ...env,
    },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  const { url, setupCode } = await firstMessage(child);
  const pool = new pg.Pool({ connectionString: databaseUrl.href, max: 2 });
  let asked = 0;

  return {
    url,
    setupCode,
    query: async (sql, values) => (await pool.query(sql, values)).rows,
    advanceClock: (seconds) =>
      new Promise((resolve) => {
        const id = ++asked;
        const onAnswer = (message: unknown) => {
          if ((message as { id?: number }).id !== id) return;
          child.off('message', onAnswer);
          resolve();
        };
        child.on('message', onAnswer);
        child.send({ id, advanceSeconds: seconds });
      }),
    async stop() {
      await pool.end();
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      // The server process has ended, so the process has no open connections. PostgreSQL itself stops
      // autovacuum workers before it drops the database.
      await onServer(`drop database if exists ${name}`);
    },
  };
};
