import pg from 'pg';
import type { Log } from '../log/log.ts';

export type Listener = { close(): Promise<void> };

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
    next.on('notification', (message) => handlers.onNotification(message.payload ?? ''));
    next.on('error', (error) => log.warn({ err: error }, 'listening connection lost'));
    next.on('end', () => {
      if (!closed) retry = setTimeout(reconnect, 500);
    });
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
  };
  const reconnect = () => {
    connect().then(handlers.onGap, () => {
      if (!closed) retry = setTimeout(reconnect, 1000);
    });
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
