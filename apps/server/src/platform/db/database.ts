import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import { type PoolQueue, watchPoolQueue } from './pool-queue.ts';
import { longWork, poolConfig, shortWork } from './watched-client.ts';

/**
 * A database connection without known tables. Each store declares its tables with `db.withTables<…>()`, so it cannot
 * use the tables of other stores.
 */
export type Db = Kysely<NoTables>;
export type Tx = Transaction<NoTables>;
// biome-ignore lint/complexity/noBannedTypes: Kysely's type for "no tables known"
export type NoTables = {};

export type Database = {
  db: Db;
  pool: pg.Pool;
  /**
   * Database connection for statements that may take minutes, such as retention deletions. It has at most two
   * connections, which are opened on demand.
   */
  longDb: Db;
  url: string;
  /** Measures the queue for connections of `pool`. */
  queue: PoolQueue;
  close(): Promise<void>;
};

// node-postgres returns bigint and numeric as text by default. They are converted to numbers, because every count and
// duration here fits into a double.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// A calendar day stays a YYYY-MM-DD string, because a JavaScript Date would depend on the process’s time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

const longConnections = 2;
/** Milliseconds after which an idle connection is closed; shorter than `silentMs` of the connection. */
const idleMs = 30_000;

/**
 * Opens a pool of at most `max` connections. When a connection is lost, its running query fails. The loss of an idle
 * connection is only logged.
 */
export const openDatabase = (url: string, log: Log, max = 20): Database => {
  let closing = false;
  const open = (config: pg.PoolConfig) => {
    const pool = new pg.Pool({ idleTimeoutMillis: idleMs, ...config });
    pool.on('error', (error) => {
      if (!closing) log.warn({ err: error }, 'idle database connection lost');
    });
    return { pool, db: new Kysely<NoTables>({ dialect: new PostgresDialect({ pool }) }) };
  };
  const { pool, db } = open({ ...poolConfig({ url, name: 'pratik', bounds: shortWork }), max });
  const long = open({ ...poolConfig({ url, name: 'pratik-long', bounds: longWork }), max: longConnections });
  const close = async () => {
    closing = true;
    await Promise.all([db.destroy(), long.db.destroy()]);
  };
  return { db, pool, longDb: long.db, url, queue: watchPoolQueue(pool, max), close };
};
