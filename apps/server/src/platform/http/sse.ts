import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { documentOf } from './problem.ts';

const heartbeatMs = 15_000;

/** What the streams of one process share: told to end when it stops. */
export type Streams = { stopping: AbortSignal; open: Set<Promise<void>> };

const frame = (event: { type: string }): string => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

/**
 * Sends events as they come. A failure before the first event is thrown and becomes an ordinary
 * problem; after it, it is the stream's last event. The iterable is told when the reader leaves.
 */
export const sendEvents = async <Event extends { type: string }>(
  request: FastifyRequest,
  reply: FastifyReply,
  streams: Streams,
  events: AsyncIterable<Event>,
): Promise<FastifyReply> => {
  const iterator = events[Symbol.asyncIterator]();
  const first = await iterator.next();
  reply.hijack();
  const raw = reply.raw;
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-request-id': request.id,
    connection: 'keep-alive',
  });
  const written = write(raw, iterator, first, request);
  streams.open.add(written);
  await written.finally(() => streams.open.delete(written));
  return reply;
};

const write = async <Event extends { type: string }>(
  raw: ServerResponse,
  iterator: AsyncIterator<Event>,
  first: IteratorResult<Event>,
  request: FastifyRequest,
): Promise<void> => {
  const beat = setInterval(() => raw.write(': \n\n'), heartbeatMs);
  const gone = once(raw, 'close');
  const left = gone.then(() => ({ done: true as const, value: undefined }));
  try {
    let step: IteratorResult<Event> = first;
    while (!step.done && !raw.destroyed) {
      if (!raw.write(frame(step.value))) await Promise.race([once(raw, 'drain'), gone]);
      step = await Promise.race([iterator.next(), left]);
    }
  } catch (error) {
    const problem = documentOf(error, request.id);
    if (problem.status === 500) request.log.error({ err: error }, 'stream failed');
    if (!raw.destroyed) raw.write(frame({ type: 'problem', problem, turn: null } as never));
  } finally {
    clearInterval(beat);
    // Not awaited: a generator in the middle of a step returns only when that step ends.
    void Promise.resolve(iterator.return?.()).catch(() => undefined);
    raw.end();
  }
};
