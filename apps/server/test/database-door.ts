import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a database that a test can open, shut, or let fall silent. */
export type DatabaseDoor = {
  /** The address of the database through the door. */
  url: string;
  /** New connections reach the database. */
  open(): void;
  /** Ends all connections and refuses new ones, as a database that was stopped. */
  shut(): void;
  /** Accepts everything and answers nothing, on open and new connections, as a network that swallows packets. */
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
      // What was silent stays so: its packets are lost.
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
