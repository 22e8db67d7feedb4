import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { leaveWork } from '../limits/admission.ts';
import { documentOf } from '../problem.ts';

const heartbeatMs = 15_000;
/** How long a client that stops reading may delay shutdown, in milliseconds. */
const farewellMs = 3_000;

/** Shared by the streams of one process: `stopping` ends them on shutdown. */
export type Streams = { stopping: AbortSignal; open: Set<Promise<void>> };

const frame = (event: { type: string }): string => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

/**
 * Sends events as they are produced. An error before the first event is thrown and becomes an ordinary problem
 * response; a later error is sent as the last event. The iterable is closed when the client disconnects.
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
  leaveWork(request);
  const raw = reply.raw;
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'keep-alive',
  });
  const written = write(raw, iterator, first, request, streams.stopping);
  streams.open.add(written);
  await written.finally(() => streams.open.delete(written));
  return reply;
};

const write = async <Event extends { type: string }>(
  raw: ServerResponse,
  iterator: AsyncIterator<Event>,
  first: IteratorResult<Event>,
  request: FastifyRequest,
  stopping: AbortSignal,
): Promise<void> => {
  const beat = setInterval(() => raw.write(': \n\n'), heartbeatMs);
  const orLeft = watchDisconnect(raw);
  let hurry: NodeJS.Timeout | undefined;
  const hurryUp = () => {
    hurry = setTimeout(() => raw.destroy(), farewellMs);
  };
  stopping.addEventListener('abort', hurryUp, { once: true });
  if (stopping.aborted) hurryUp();
  try {
    let step: IteratorResult<Event> | undefined = first;
    while (step && !step.done && !raw.destroyed) {
      if (!raw.write(frame(step.value))) await orLeft(drained(raw));
      step = await orLeft(iterator.next());
    }
  } catch (error) {
    const problem = documentOf(error, request.id);
    if (problem.status === 500) request.log.error({ err: error }, 'stream failed');
    if (!raw.destroyed) raw.write(frame({ type: 'problem', problem, turn: null } as never));
  } finally {
    clearInterval(beat);
    clearTimeout(hurry);
    stopping.removeEventListener('abort', hurryUp);
    // Not awaited: a generator returns only after its current step has ended.
    void Promise.resolve(iterator.return?.()).catch(() => undefined);
    raw.end();
  }
};

const drained = (raw: ServerResponse): Promise<void> =>
  new Promise((resolve) => raw.once('drain', () => resolve()));

/**
 * Resolves to the awaited value, or to undefined when the client disconnects first. `Promise.race` with one shared
 * promise
 * would retain every event of a stream until the stream ends.
 */
const watchDisconnect = (raw: ServerResponse) => {
  let leave = () => {};
  raw.once('close', () => leave());
  return <Value>(waited: Promise<Value>): Promise<Value | undefined> =>
    new Promise((resolve, reject) => {
      leave = () => resolve(undefined);
      if (raw.destroyed) leave();
      waited.then(resolve, reject);
    });
};
