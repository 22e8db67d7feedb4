import type { FastifyReply } from 'fastify';

/** Aborts when the answer is given, or whoever asked has gone before. */
export const clientAbort = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
};
