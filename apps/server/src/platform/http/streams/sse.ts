import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { leaveWork } from '../limits/admission.ts';
import { documentOf } from '../problem.ts';

const heartbeatMs = 15_000;
/** Maximum time in milliseconds for which a client that stops reading may delay the shutdown. */
const farewellMs = 3_000;

/** State of all event streams of one process. The signal `stopping` ends the streams on shutdown. */
export type Streams = { stopping: AbortSignal; open: Set<Promise<void>> };

const frame = (event: { type: string }): string => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

/**
 * Sends events to the client as they are produced. An error before the first event becomes a normal problem
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
    if (problem.status === 500) request.log.error({ err: error }, 'an event stream failed');
    if (!raw.destroyed) raw.write(frame({ type: 'problem', problem, turn: null } as never));
  } finally {
    clearInterval(beat);
    clearTimeout(hurry);
    stopping.removeEventListener('abort', hurryUp);
    // The call is not awaited, because a generator’s `return` resolves only after the generator’s current step has
    // ended.
    void Promise.resolve(iterator.return?.()).catch(() => undefined);
    raw.end();
  }
};

const drained = (raw: ServerResponse): Promise<void> =>
  new Promise((resolve) => raw.once('drain', () => resolve()));

/**
 * Resolves to the awaited value, or to undefined when the client disconnects first. `Promise.race` with one shared
 * promise would keep every event in memory until the stream ends.
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
