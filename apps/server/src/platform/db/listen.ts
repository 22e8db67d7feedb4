import pg from 'pg';
import type { Log } from '../log/log.ts';

export type Listener = { close(): Promise<void> };

const retryMs = 500;

/**
 * Keeps one connection listening on a channel and connects again when it is lost.
 * `onGap` is called after each reconnection: notifications in between are gone.
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

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, application_name: 'pratik-listen', keepAlive: true });
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
    // Only once it listens: an attempt that fails ends too, and whoever made it tries again.
    next.on('end', retryLater);
  };
  const retryLater = () => {
    if (!closed) retry = setTimeout(reconnect, retryMs);
  };
  const reconnect = () => {
    connect().then(handlers.onGap, retryLater);
  };

  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
};
