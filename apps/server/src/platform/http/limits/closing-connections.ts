import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Time limit in milliseconds for requests in progress when the server closes. Node.js has no such limit: a request
 * that is never sent completely, or a response that is never read, would delay the shutdown for ever.
 */
const closeLimitMs = 5_000;

/**
 * Ends connections when the server closes. Connections without any request end at once: browsers open them in
 * advance, and Node.js counts them neither as idle nor as finished. All other connections end at the latest after
 * the time limit.
 */
export const endConnectionsAtClose = (app: FastifyInstance, limitMs = closeLimitMs): void => {
  const unused = new Set<Socket>();
  let closing = false;
  let limit: NodeJS.Timeout | undefined;
  app.server.on('connection', (socket: Socket) => {
    if (closing) return void socket.destroy();
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.server.on('close', () => clearTimeout(limit));
  app.addHook('preClose', (done) => {
    closing = true;
    for (const socket of unused) socket.destroy();
    limit = setTimeout(() => app.server.closeAllConnections(), limitMs);
    done();
  });
};
