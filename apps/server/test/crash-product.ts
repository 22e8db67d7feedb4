import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { inject } from 'vitest';
import { cloneDatabase, type TestDatabase } from './databases.ts';

export const account = { email: 'can@example.org', password: 'bir iki üç deneme' };
const script = fileURLToPath(new URL('./crash-process.ts', import.meta.url));

type StartOptions = { aiUrl?: string; engineMs: number; databaseUrl?: string };

export type Product = {
  /** Starts a server process and resolves to its address. */
  start(options: StartOptions): Promise<string>;
  /** Kills the process with SIGKILL and resolves when it has ended. */
  kill(): Promise<void>;
  /** Stops the process with SIGTERM and resolves to its exit code. */
  stop(): Promise<number | null>;
  /** Ends the running checks at once; later checks take no time. */
  finishChecks(): void;
  databaseUrl: string;
  rows<Row extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<Row[]>;
};

/**
 * Creates a database, calls `use` with functions that start, stop and kill a server on this database, and then
 * deletes the database.
 */
export const withProduct = async (use: (product: Product) => Promise<void>): Promise<void> => {
  const database: TestDatabase = await cloneDatabase(inject('postgresUrl'));
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  let child: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  const stop = async (): Promise<number | null> => {
    if (!child) throw new Error('The process was not started');
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = await gone;
    return code;
  };
  const start = async (options: StartOptions): Promise<string> => {
    child = fork(script, [String(options.engineMs)], {
      execArgv: [],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        LOG_LEVEL: 'error',
        DATABASE_URL: options.databaseUrl ?? database.url,
        BOOTSTRAP_ADMIN_EMAIL: account.email,
        BOOTSTRAP_ADMIN_PASSWORD: account.password,
        ...(options.aiUrl ? { AI_BASE_URL: options.aiUrl, AI_MODEL: 'test' } : {}),
      },
    });
    const [url] = await once(child, 'message');
    return url;
  };
  try {
    await use({
      start,
      kill,
      stop,
      finishChecks: () => void child?.send('finish'),
      databaseUrl: database.url,
      rows: async (sql, values) => (await pool.query(sql, values)).rows,
    });
  } finally {
    await kill();
    await pool.end();
    await database.drop();
  }
};
