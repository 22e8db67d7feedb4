import { type LiveEvent, streamEvents } from '@pratik/contract/events';
import type { Routes } from '../http/routes.ts';
import type { Streams } from '../http/sse.ts';
import type { Live } from './live.ts';

export const registerLiveRoutes = (routes: Routes, live: Live, streams: Streams): void => {
  routes.stream(streamEvents, ({ person, request }) => {
    const gone = new AbortController();
    request.raw.once('close', () => gone.abort());
    return eventsFor(
      live,
      { personId: person.id, admin: person.role === 'admin' },
      streams.stopping,
      gone.signal,
    );
  });
};

/** One browser's events in order, "ready" first, "closing" last when the server stops. */
async function* eventsFor(
  live: Live,
  who: { personId: string; admin: boolean },
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
