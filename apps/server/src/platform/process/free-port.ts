import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Checks that the server can listen on the host and port, before the database is started and migrated.
 * @throws the listen error, such as EADDRINUSE
 */
export const checkPort = async (host: string, port: number): Promise<void> => {
  if (port === 0) return;
  const server = createServer().listen({ host, port, exclusive: true });
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
};
