import type { FastifyReply } from 'fastify';

/** Returns a signal that aborts when the response is finished or the client disconnects. */
export const clientAbort = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
};
