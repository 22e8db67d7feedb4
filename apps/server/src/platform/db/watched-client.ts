import pg from 'pg';
import { markConnectionError } from './database-fault.ts';

/** Bounds of one connection, in milliseconds. */
type Bounds = {
  /** PostgreSQL cancels a statement that takes longer; 0: no limit. */
  statementMs: number;
  /** A connection that is in use and says nothing for this long is cut; longer than a statement may take. */
  silentMs: number;
  /** PostgreSQL ends a transaction in which nothing happens for this long: its locks must not outlive the work. */
  idleInTransactionMs: number;
};

/** For requests and jobs. */
export const shortWork: Bounds = { statementMs: 30_000, silentMs: 40_000, idleInTransactionMs: 60_000 };
/** For imports, exports, deletions and migrations, whose statements may take minutes. */
export const longWork: Bounds = { statementMs: 0, silentMs: 3_600_000, idleInTransactionMs: 600_000 };

const connectMs = 10_000;
const keepAliveMs = 10_000;

/** How a client is known to PostgreSQL, and how long it may take. */
export type ConnectionOptions = { url: string; name: string; bounds?: Bounds; connectMs?: number };

type Streaming = { connection: { stream: NodeJS.Socket & { setTimeout: SetTimeout; destroy: Destroy } } };
type Connected = (error: Error, client: pg.Client) => void;
type SetTimeout = (ms: number, listener: () => void) => void;
type Destroy = (error: Error) => void;

/**
 * A client whose connection may be lost at any time: work under way is rejected, and the process goes on. A server
 * that accepts a connection and never answers is treated as lost.
 */
const watchedClient = (bounds: Bounds): typeof pg.Client =>
  class WatchedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // Without a listener a connection lost while in use would end the process.
      this.on('error', markConnectionError);
      this.once('connect', () => {
        const { stream } = (this as unknown as Streaming).connection;
        stream.setTimeout(bounds.silentMs, () =>
          stream.destroy(new Error('Connection terminated: the database has not answered')),
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

/** Settings of every pool: a client that survives a lost connection, and bounds for connecting and for statements. */
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
  // Not as start-up parameters: connection poolers refuse those they do not know.
  onConnect: async (client: pg.ClientBase) => {
    await client.query(
      `set statement_timeout = ${bounds.statementMs}; set idle_in_transaction_session_timeout = ${bounds.idleInTransactionMs}`,
    );
  },
});

/** One connection outside a pool, with the same bounds; the caller connects and ends it. */
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
