import type * as events from '@pratik/contract/events';
import { useEffect, useEffectEvent } from 'react';
import { streamApi } from './api-client.ts';
import { light } from './light-call.ts';

type LiveEvent = events.LiveEvent;

export const streamEvents = light<typeof events.streamEvents>({
  method: 'GET',
  path: 'events/stream',
  access: 'user',
});

export type LiveEventType = LiveEvent['type'];
export type LiveEventOf<Type extends LiveEventType> = Extract<LiveEvent, { type: Type }>;

type Listener = (event: LiveEvent) => void;
const listeners = new Set<Listener>();
let running: AbortController | undefined;

/** Calls the listener for every live event that this tab receives. Returns a function that removes the listener. */
export const subscribeLive = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Calls the listener for one type of live event while the component is mounted. */
export const useLiveEvent = <Type extends LiveEventType>(
  type: Type,
  handle: (event: LiveEventOf<Type>) => void,
): void => {
  const latest = useEffectEvent(handle);
  useEffect(
    () =>
      subscribeLive((event) => {
        if (event.type === type) latest(event as LiveEventOf<Type>);
      }),
    [type],
  );
};

/**
 * Opens the live connection of this tab if it is not open yet. A lost connection is restored automatically until
 * `stopLive` is called.
 */
export const startLive = (): void => {
  if (running) return;
  running = new AbortController();
  void keepConnected(running.signal);
};

export const stopLive = (): void => {
  running?.abort();
  running = undefined;
};

const firstDelay = 1_000;
const longestDelay = 30_000;
/** Index (from 0) of the first attempt that waits for the longest delay. */
const slowAttempt = 5;

/**
 * Returns the delay in milliseconds before the attempt with the index `attempt` (from 0). The delay doubles with
 * each attempt and varies randomly by ±10 %.
 */
export const reconnectDelay = (attempt: number, random = Math.random()): number =>
  Math.min(longestDelay, firstDelay * 2 ** attempt) * (0.9 + random * 0.2);

const keepConnected = async (signal: AbortSignal): Promise<void> => {
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    try {
      for await (const event of streamApi(streamEvents, {}, { signal })) {
        // The server limits the number of connections per user. If the user opens too many tabs, the server closes
        // the connection of one tab with the event `replaced`. This tab waits for the longest delay before it
        // reconnects.
        attempt = event.type === 'replaced' ? slowAttempt : -1;
        for (const listener of listeners) listener(event);
      }
    } catch {
      // The connection was lost or rejected, so the loop reconnects after the delay.
    }
    if (!signal.aborted) await pause(reconnectDelay(Math.max(0, attempt)), signal);
  }
};

/** Waits for the delay, but not longer than until the network connection returns. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    window.addEventListener('online', finish);
    signal.addEventListener('abort', finish);
  });
