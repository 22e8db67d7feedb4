import pg from 'pg';
import type { Log } from '../log/log.ts';
import { openClient } from './watched-client.ts';

export type Listener = { close(): Promise<void> };

const retryMs = 500;
/**
 * Heartbeat interval in milliseconds, shorter than the idle timeout of a connection. A response to the heartbeat
 * shows that the connection works.
 */
const heartbeatMs = 15_000;

/**
 * Listens on a PostgreSQL channel with one connection, and reconnects when the connection is lost or silent for too
 * long.
 * `onGap` is called after each reconnection, because notifications sent while disconnected are lost.
 */
export const listen = async (
  url: string,
  channel: string,
  handlers: { onNotification(payload: string): void; onGap(): void },
  log: Log,
): Promise<Listener> => {
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  /** The connection whose last heartbeat has not been answered yet. */
  let asked: pg.Client | undefined;
  const beat = async (current: pg.Client) => {
    if (asked === current) return;
    asked = current;
    // An error is ignored, because a lost connection also emits `end`, which triggers the reconnection.
    await current.query('select 1').catch(() => undefined);
    if (asked === current) asked = undefined;
  };
  const heartbeat = setInterval(() => void (client && beat(client)), heartbeatMs);
  heartbeat.unref();

  const connect = async () => {
    const next = openClient({ url, name: 'pratik-listen' });
    client = next;
    next.on('notification', (message) => handlers.onNotification(message.payload ?? ''));
    next.on('error', (error) => log.warn({ err: error }, 'listening connection lost'));
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      void next.end().catch(() => undefined);
      throw error;
    }
    // The handler is registered only after LISTEN has succeeded, because a failed connection attempt also emits `end`
    // and is already retried by the caller.
    next.on('end', retryLater);
  };
  const retryLater = () => {
    if (!closed) retry = setTimeout(reconnect, retryMs);
  };
  const reconnect = () => {
    connect().then(handlers.onGap, retryLater);
  };

  try {
    await connect();
  } catch (error) {
    clearInterval(heartbeat);
    throw error;
  }
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(heartbeat);
      await client?.end();
    },
  };
};
