import { type LiveEvent, streamEvents } from '@pratik/contract/events';
import type { Routes } from '../http/routes.ts';
import type { Streams } from '../http/sse.ts';
import type { Live } from './live.ts';

export const registerLiveRoutes = (routes: Routes, live: Live, streams: Streams): void => {
  routes.stream(streamEvents, ({ person, identity, reply }) => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return eventsFor(
      live,
      { personId: person.id, sessionId: identity.sessionId, admin: person.role === 'admin' },
      streams.stopping,
      gone.signal,
    );
  });
};

/** A browser that does not keep up is not remembered without end: past this many it is told to read again. */
const mostWaiting = 500;

/** One browser's events in order, "ready" first, "closing" last when the server stops. */
async function* eventsFor(
  live: Live,
  who: { personId: string; sessionId: string | null; admin: boolean },
  stopping: AbortSignal,
  gone: AbortSignal,
): AsyncGenerator<LiveEvent> {
  const waiting: LiveEvent[] = [{ type: 'ready' }];
  let wake = () => {};
  const unsubscribe = live.subscribe({
    ...who,
    push: (event) => {
      // Once the session is over nothing else matters.
      if (waiting[0]?.type === 'session-ended') return;
      if (event.type === 'session-ended') waiting.length = 0;
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
        // Nothing more for a session that is over; the browser must prove itself again.
        if (event.type === 'session-ended') return;
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
