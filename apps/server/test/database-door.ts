import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy in front of a database. A test can make it allow, refuse or silence connections. */
export type DatabaseDoor = {
  /** The database URL through this proxy. */
  url: string;
  /** Lets new connections reach the database. */
  open(): void;
  /** Ends all connections and refuses new connections, like a stopped database. */
  shut(): void;
  /** Accepts data on all connections but sends no data back, like a network that drops packets. */
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
      // Silenced connections stay silent, because packets that a real network has lost do not arrive later.
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
