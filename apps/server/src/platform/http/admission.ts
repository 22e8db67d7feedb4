import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** Refuses requests that would only wait: those let in are answered soon. */
export type Admission = {
  /** Requests that were let in and are not answered yet; open streams do not count. */
  inWork(): number;
  /** Whether the next request would be refused. */
  isFull(): boolean;
  /** How late timers run, in milliseconds, on average over the last second. */
  lateMs(): number;
  refused(): number;
};

/** Answered whatever the load, so that whoever supervises the process learns of it. */
const alwaysLetIn: ReadonlySet<string> = new Set([
  '/api/public/health',
  '/api/public/live',
  '/api/public/ready',
  '/metrics',
]);

const lookMs = 100;
/** Weight of the newest look: one long step does not close the door, a second of them does. */
const weight = 0.2;
const mostLateMs = 500;
/** The least time between two lines of the log about it. */
const lineMs = 60_000;
/** Seconds after which a browser may try again. */
const retryAfter = 2;

const accessTokens = new WeakMap<FastifyRequest, () => void>();

/** A stream that has begun is no longer in work: it may stay open for hours. */
export const leaveWork = (request: FastifyRequest): void => accessTokens.get(request)?.();

/**
 * Lets in at most `most` requests at once, and a tenth of that while the event loop is late.
 * @throws Problem `busy` for the others
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
