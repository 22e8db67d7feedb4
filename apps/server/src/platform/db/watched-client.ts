import pg from 'pg';
import { markConnectionError } from './database-fault.ts';

/** Time limits of one connection, in milliseconds. */
type Bounds = {
  /** PostgreSQL cancels a statement that takes longer; 0: no limit. */
  statementMs: number;
  /** Milliseconds without data after which a connection in use is closed; longer than the statement limit. */
  silentMs: number;
  /** PostgreSQL ends a transaction that is idle for this long, so that its locks do not remain. */
  idleInTransactionMs: number;
};

/** For requests and jobs. */
export const shortWork: Bounds = { statementMs: 30_000, silentMs: 40_000, idleInTransactionMs: 60_000 };
/** For imports, exports, deletions and migrations, whose statements may take minutes. */
export const longWork: Bounds = { statementMs: 0, silentMs: 3_600_000, idleInTransactionMs: 600_000 };

const connectMs = 10_000;
const keepAliveMs = 10_000;

/** Name and time limits of a client connection. */
export type ConnectionOptions = { url: string; name: string; bounds?: Bounds; connectMs?: number };

type Streaming = { connection: { stream: NodeJS.Socket & { setTimeout: SetTimeout; destroy: Destroy } } };
type Connected = (error: Error, client: pg.Client) => void;
type SetTimeout = (ms: number, listener: () => void) => void;
type Destroy = (error: Error) => void;

/**
 * Creates a client class that survives a lost connection: the running query is rejected, and the process continues.
 * A server that accepts a connection but never responds counts as lost.
 */
const watchedClient = (bounds: Bounds): typeof pg.Client =>
  class WatchedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // Without this listener, a connection lost during use would end the process.
      this.on('error', markConnectionError);
      this.once('connect', () => {
        const { stream } = (this as unknown as Streaming).connection;
        stream.setTimeout(bounds.silentMs, () =>
          stream.destroy(new Error('Connection terminated: the database did not respond')),
        );
      });
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<pg.Client> | undefined {
      const connected = new Promise<pg.Client>((resolve, reject) => {
        super.connect((error: Error) => {
          markConnectionError(error);
          callback?.(error, this);
          if (error) reject(error);
          else resolve(this);
        });
      });
      if (callback === undefined) return connected;
      connected.catch(() => undefined);
      return undefined;
    }
  };

/**
 * Settings of every pool: a client that survives a lost connection, and time limits for connecting and for
 * statements.
 */
export const poolConfig = ({
  url,
  name,
  bounds = shortWork,
  connectMs: limit = connectMs,
}: ConnectionOptions) => ({
  connectionString: url,
  application_name: name,
  connectionTimeoutMillis: limit,
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveMs,
  Client: watchedClient(bounds),
  // Sets the limits with a statement, because connection poolers reject unknown start-up parameters.
  onConnect: async (client: pg.ClientBase) => {
    await client.query(
      `set statement_timeout = ${bounds.statementMs}; set idle_in_transaction_session_timeout = ${bounds.idleInTransactionMs}`,
    );
  },
});

/** Opens one connection outside a pool, with the same time limits; the caller connects and ends it. */
export const openClient = ({
  url,
  name,
  bounds = shortWork,
  connectMs: limit = connectMs,
}: ConnectionOptions): pg.Client => {
  const Client = watchedClient(bounds);
  return new Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: limit,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
  });
};
