import { type LiveEvent, streamEvents } from '@pratik/contract/events';
import type { Routes } from '../http/routes.ts';
import type { Streams } from '../http/sse.ts';
import type { Live } from './live.ts';

export const registerLiveRoutes = (routes: Routes, live: Live, streams: Streams): void => {
  routes.stream(streamEvents, ({ person, identity, request }) => {
    const gone = new AbortController();
    request.raw.once('close', () => gone.abort());
    return eventsFor(
      live,
      { personId: person.id, sessionId: identity.sessionId, admin: person.role === 'admin' },
      streams.stopping,
      gone.signal,
    );
  });
};

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
