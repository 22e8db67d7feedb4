import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Log } from '../log/log.ts';

/** A store names its own tables with `db.withTables<…>()`; nobody sees another's. */
export type Db = Kysely<NoTables>;
export type Tx = Transaction<NoTables>;
// biome-ignore lint/complexity/noBannedTypes: Kysely's word for "no tables known"
export type NoTables = {};

export type Database = { db: Db; pool: pg.Pool; url: string; close(): Promise<void> };

// bigint and numeric come back as text otherwise; every count and duration here fits a double.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// A calendar day stays YYYY-MM-DD: as a Date it would move with the process's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Opens a pool of at most `max` connections. A broken idle connection is logged, never fatal. */
export const openDatabase = (url: string, log: Log, max = 20): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'pratik',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
  });
  let closing = false;
  pool.on('error', (error) => {
    if (!closing) log.warn({ err: error }, 'idle database connection lost');
  });
  const db = new Kysely<NoTables>({ dialect: new PostgresDialect({ pool }) });
  const close = () => {
    closing = true;
    return db.destroy();
  };
  return { db, pool, url, close };
};

/** Whether the database answers a trivial query. */
export const databaseAnswers = async (pool: pg.Pool): Promise<boolean> => {
  try {
    await pool.query('select 1');
    return true;
  } catch {
    return false;
  }
};
