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

/** Hears every event that reaches this browser; gives the function that stops hearing. */
export const subscribeLive = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Hears one kind of live event for as long as the component is shown. */
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

/** Opens the one connection of this tab; it connects again by itself until stopped. */
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
/** The first that waits for the longest. */
const slowAttempt = 5;

/** Milliseconds to wait before try number `attempt` (from 0): doubling, with a fifth of it at random. */
export const reconnectDelay = (attempt: number, random = Math.random()): number =>
  Math.min(longestDelay, firstDelay * 2 ** attempt) * (0.9 + random * 0.2);

const keepConnected = async (signal: AbortSignal): Promise<void> => {
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    try {
      for await (const event of streamApi(streamEvents, {}, { signal })) {
        // More tabs than the server serves take turns, slowly.
        attempt = event.type === 'replaced' ? slowAttempt : -1;
        for (const listener of listeners) listener(event);
      }
    } catch {
      // A broken or refused connection is tried again after the delay.
    }
    if (!signal.aborted) await pause(reconnectDelay(Math.max(0, attempt)), signal);
  }
};

/** Waits, but no longer than until the network comes back or the page is looked at again. */
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
