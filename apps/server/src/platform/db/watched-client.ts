import pg from 'pg';
import { markConnectionError } from './database-error.ts';

/** Time limits of one database connection, in milliseconds. */
type Bounds = {
  /** Milliseconds after which PostgreSQL cancels a statement; 0 means no limit. */
  statementMs: number;
  /**
   * Milliseconds without data from the server after which a connection in use is closed; longer than the statement
   * limit.
   */
  silentMs: number;
  /** Milliseconds after which PostgreSQL ends an idle transaction, so that its locks are released. */
  idleInTransactionMs: number;
};

/** Time limits of connections for requests and jobs. */
export const shortWork: Bounds = { statementMs: 30_000, silentMs: 40_000, idleInTransactionMs: 60_000 };
/** Time limits for imports, exports, deletions and migrations, whose statements may take minutes. */
export const longWork: Bounds = { statementMs: 0, silentMs: 3_600_000, idleInTransactionMs: 600_000 };

const connectMs = 10_000;
const keepAliveMs = 10_000;

/** URL, name and time limits of a database connection. */
export type ConnectionOptions = { url: string; name: string; bounds?: Bounds; connectMs?: number };

type Streaming = { connection: { stream: NodeJS.Socket & { setTimeout: SetTimeout; destroy: Destroy } } };
type Connected = (error: Error, client: pg.Client) => void;
type SetTimeout = (ms: number, listener: () => void) => void;
type Destroy = (error: Error) => void;

/**
 * Creates a client class that handles a lost connection: the running query is rejected, and the process continues.
 * A server that accepts a connection but never responds counts as a lost connection.
 */
const watchedClient = (bounds: Bounds): typeof pg.Client =>
  class WatchedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // Without this error listener, a connection lost during use would end the process.
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
 * Returns the settings that every pool uses: a client class that handles a lost connection, and time limits for
 * connecting and for statements.
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
  // The time limits are set with a statement, because connection poolers reject unknown start-up parameters.
  onConnect: async (client: pg.ClientBase) => {
    await client.query(
      `set statement_timeout = ${bounds.statementMs}; set idle_in_transaction_session_timeout = ${bounds.idleInTransactionMs}`,
    );
  },
});

/** Creates one connection outside a pool, with the same time limits. The caller must connect and end it. */
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
