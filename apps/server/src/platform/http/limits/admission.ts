import { Socket } from 'node:net';
import { privateBase } from '@pratik/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toDocument } from '../problem.ts';
import { createRequestGate } from './request-gate.ts';

/** Rejects requests that would wait too long, so that accepted requests are answered quickly. */
export type Admission = {
  /**
   * Returns the number of accepted requests whose response is not complete. A request whose stream has started does not
   * count.
   */
  inWork(): number;
  /** Returns whether the next API call would be rejected. */
  isFull(): boolean;
  /** Returns the current maximum number of API calls in progress. */
  limit(): number;
  /** Returns the average delay of timers over about the last second, in milliseconds. */
  lateMs(): number;
  refused(): number;
};

export type AdmissionLimits = {
  /** Maximum number of requests that are in progress or waiting. */
  most: number;
  /** Returns the expected wait of the next request for a database connection, in milliseconds. */
  expectedWaitMs(): number;
};

/** Paths that are accepted under any load, so that a monitoring system can still read the state of the process. */
const alwaysLetIn: ReadonlySet<string> = new Set([
  '/api/public/health',
  '/api/public/live',
  '/api/public/ready',
  '/metrics',
]);

const lookMs = 100;
/**
 * Weight (0 to 1) of the newest timer delay in the average. With this weight, one long delay does not cause rejections,
 * but delays over a whole second do.
 */
const weight = 0.2;
/** Minimum time between two log messages about rejected requests, in milliseconds. */
const lineMs = 60_000;
/** Value of the Retry-After header of a rejected request, in seconds. */
const retryAfter = 2;

const accessTokens = new WeakMap<FastifyRequest, () => void>();

/** Stops counting a request whose stream has started, because a stream may stay open for hours. */
export const leaveWork = (request: FastifyRequest): void => accessTokens.get(request)?.();

/**
 * Accepts only as many requests as the server can answer soon; every further request is rejected with the problem
 * `busy`.
 */
export const limitRequests = (app: FastifyInstance, { most, expectedWaitMs }: AdmissionLimits): Admission => {
  const gate = createRequestGate(most);
  const delay = watchEventLoop((lateMs) => gate.adapt({ waitMs: expectedWaitMs(), lateMs }));
  app.addHook('onClose', async () => delay.end());

  let lastLogged = Number.NEGATIVE_INFINITY;
  const tell = () => {
    if (performance.now() - lastLogged < lineMs) return;
    lastLogged = performance.now();
    const waitMs = Math.round(expectedWaitMs());
    const lateMs = Math.round(delay.lateMs());
    app.log.warn(
      { inWork: gate.inWork(), limit: gate.limit(), refused: gate.refused(), lateMs, waitMs },
      'requests are rejected because the server is overloaded',
    );
  };

  app.addHook('onRequest', (request, reply, next) => {
    if (alwaysLetIn.has(request.url.split('?', 1)[0] ?? '')) return next();
    const kind = request.url.startsWith(privateBase) ? 'call' : 'other';
    const leave = gate.enter(kind, (admitted) => {
      if (admitted) return next();
      tell();
      refuse(request, reply);
      pauseConnection(request, reply);
    });
    accessTokens.set(request, leave);
    reply.raw.once('close', leave);
  });
  app.addHook('onResponse', async (request) => leaveWork(request));
  const { inWork, isFull, limit, refused } = gate;
  return { inWork, isFull, limit, lateMs: delay.lateMs, refused };
};

/**
 * Sends the problem document without Fastify’s error handling, because the server may reject thousands of requests
 * per second.
 */
const refuse = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.hijack();
  const body = JSON.stringify(toDocument('busy', request.id, { retryAfter }));
  const headers = {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(retryAfter),
    'content-length': Buffer.byteLength(body),
  };
  reply.raw.writeHead(503, headers).end(body);
};

/**
 * Pauses reading from the connection for the retry time, so that clients that retry immediately do not overload the
 * process. A connection from a proxy is not paused, because it carries requests of several users.
 */
const pauseConnection = (request: FastifyRequest, reply: FastifyReply): void => {
  const { socket } = request.raw;
  if (!(socket instanceof Socket) || request.ip !== socket.remoteAddress) return;
  // Node.js resumes reading when the response is finished, so the pause starts after that event.
  reply.raw.once('finish', () => {
    setImmediate(() => socket.pause());
    setTimeout(() => socket.resume(), retryAfter * 1000).unref();
  });
};

const watchEventLoop = (look: (lateMs: number) => void) => {
  let late = 0;
  let due = performance.now() + lookMs;
  const timer = setInterval(() => {
    const now = performance.now();
    late += weight * (Math.max(0, now - due) - late);
    due = now + lookMs;
    look(late);
  }, lookMs);
  timer.unref();
  return { lateMs: () => late, end: () => clearInterval(timer) };
};
