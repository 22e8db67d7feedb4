import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to a database that a test can open, close or make silent. */
export type DatabaseDoor = {
  /** The database URL that goes through this proxy. */
  url: string;
  /** Lets new connections reach the database. */
  open(): void;
  /** Ends all connections and refuses new ones, like a stopped database. */
  shut(): void;
  /** Accepts everything and answers nothing, on open and new connections, like a network that drops packets. */
  silence(): void;
  close(): Promise<void>;
};

export const openDatabaseDoor = async (databaseUrl: string): Promise<DatabaseDoor> => {
  const { hostname, port } = new URL(databaseUrl);
  const pairs = new Set<{ near: Socket; far?: Socket }>();
  let state: 'open' | 'shut' | 'silent' = 'open';

  const server = createServer((near) => {
    near.on('error', () => undefined);
    if (state === 'shut') return void near.destroy();
    const pair: { near: Socket; far?: Socket } = { near };
    pairs.add(pair);
    near.on('close', () => {
      pairs.delete(pair);
      pair.far?.destroy();
    });
    if (state === 'silent') return void near.resume();
    const far = connect(Number(port), hostname);
    pair.far = far;
    far.on('error', () => undefined);
    far.on('close', () => near.destroy());
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const endAll = () => {
    for (const { near } of pairs) near.destroy();
  };
  return {
    url: url.href,
    open() {
      // Silent connections stay silent, because their packets are lost.
      state = 'open';
    },
    shut() {
      state = 'shut';
      endAll();
    },
    silence() {
      state = 'silent';
      for (const { near, far } of pairs) {
        near.unpipe();
        far?.unpipe();
        near.resume();
        far?.resume();
      }
    },
    async close() {
      endAll();
      server.close();
      await once(server, 'close');
    },
  };
};
