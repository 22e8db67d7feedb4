import { type LiveEvent, streamEvents } from '@pratik/contract/events';
import type { Routes } from '../http/routes.ts';
import type { Streams } from '../http/streams/sse.ts';
import type { Live } from './live.ts';

export const registerLiveRoutes = (routes: Routes, live: Live, streams: Streams): void => {
  routes.stream(streamEvents, ({ user, identity, reply }) => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return eventsFor(
      live,
      { userId: user.id, sessionId: identity.sessionId, admin: user.role === 'admin' },
      streams.stopping,
      gone.signal,
    );
  });
};

/** Types of events after which the live stream ends. */
const endings: ReadonlySet<LiveEvent['type']> = new Set([
  'session-ended',
  'role-changed',
  'authenticate-again',
  'replaced',
]);

/**
 * Maximum number of waiting events per browser. When a slow browser exceeds this number, the server asks the browser to
 * reload its data instead.
 */
const mostWaiting = 500;

/**
 * Yields the events of one browser in order: "ready" is the first event, and "closing" is the last event when the
 * server stops.
 */
async function* eventsFor(
  live: Live,
  who: { userId: string; sessionId: string | null; admin: boolean },
  stopping: AbortSignal,
  gone: AbortSignal,
): AsyncGenerator<LiveEvent> {
  const waiting: LiveEvent[] = [{ type: 'ready' }];
  let wake = () => {};
  const unsubscribe = live.subscribe({
    ...who,
    push: (event) => {
      // An event that ends the stream replaces all waiting events, and later events are discarded. Only
      // `session-ended` replaces other events that end the stream, and nothing replaces `session-ended`.
      if (waiting[0]?.type === 'session-ended') return;
      if (endings.has(event.type)) waiting.length = 0;
      else if (waiting[0] && endings.has(waiting[0].type)) return;
      if (waiting.length >= mostWaiting) waiting.splice(0, waiting.length, { type: 'ready' });
      waiting.push(event);
      wake();
    },
  });
  const wakeUp = () => wake();
  stopping.addEventListener('abort', wakeUp);
  gone.addEventListener('abort', wakeUp);
  try {
    while (!gone.aborted) {
      const event = waiting.shift();
      if (event) {
        yield event;
        // The live stream ends after such an event, for example because the browser must authenticate again.
        if (endings.has(event.type)) return;
        continue;
      }
      if (stopping.aborted) {
        yield { type: 'closing' };
        return;
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    unsubscribe();
    stopping.removeEventListener('abort', wakeUp);
  }
}
