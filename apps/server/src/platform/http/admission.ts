import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** Refuses requests that would only wait, so that accepted requests are answered soon. */
export type Admission = {
  /** Number of accepted requests without an answer yet; started streams do not count. */
  inWork(): number;
  /** Whether the next request would be refused. */
  isFull(): boolean;
  /** Average delay of timers over the last second, in milliseconds. */
  lateMs(): number;
  refused(): number;
};

/** Answered under any load, so that a monitor of the process still receives its state. */
const alwaysLetIn: ReadonlySet<string> = new Set([
  '/api/public/health',
  '/api/public/live',
  '/api/public/ready',
  '/metrics',
]);

const lookMs = 100;
/** Weight of the newest sample in the average: one long step does not cause refusals, a second of long steps does. */
const weight = 0.2;
const mostLateMs = 500;
/** The least time between two lines of the log about it. */
const lineMs = 60_000;
/** Seconds after which a browser may retry. */
const retryAfter = 2;

const accessTokens = new WeakMap<FastifyRequest, () => void>();

/** Stops counting a request whose stream has started, because a stream may stay open for hours. */
export const leaveWork = (request: FastifyRequest): void => accessTokens.get(request)?.();

/**
 * Accepts at most `most` requests at once, and a tenth of that while the event loop is delayed.
 * @throws Problem `busy` for all other requests
 */
export const limitRequests = (app: FastifyInstance, most: number): Admission => {
  let inWork = 0;
  let refused = 0;
  const delay = watchEventLoop();
  app.addHook('onClose', async () => delay.end());

  const isFull = () => inWork >= (delay.lateMs() > mostLateMs ? Math.ceil(most / 10) : most);

  let told = Number.NEGATIVE_INFINITY;
  const tell = () => {
    if (performance.now() - told < lineMs) return;
    told = performance.now();
    app.log.warn(
      { inWork, refused, lateMs: Math.round(delay.lateMs()) },
      'requests are refused: too many at once',
    );
  };

  app.addHook('onRequest', async (request, reply) => {
    if (alwaysLetIn.has(request.url.split('?', 1)[0] ?? '')) return;
    if (isFull()) {
      refused += 1;
      tell();
      throw new Problem('busy', { retryAfter });
    }
    inWork += 1;
    let left = false;
    const leave = () => {
      if (!left) inWork -= 1;
      left = true;
    };
    accessTokens.set(request, leave);
    reply.raw.once('close', leave);
  });
  app.addHook('onResponse', async (request) => leaveWork(request));
  return { inWork: () => inWork, isFull, lateMs: delay.lateMs, refused: () => refused };
};

const watchEventLoop = () => {
  let late = 0;
  let due = performance.now() + lookMs;
  const timer = setInterval(() => {
    const now = performance.now();
    late += weight * (Math.max(0, now - due) - late);
    due = now + lookMs;
  }, lookMs);
  timer.unref();
  return { lateMs: () => late, end: () => clearInterval(timer) };
};
