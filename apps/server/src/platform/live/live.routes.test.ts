import { EventEmitter } from 'node:events';
import type { LiveEvent } from '@pratik/contract/events';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Routes } from '../http/routes.ts';
import { registerLiveRoutes } from './live.routes.ts';
import { createLive, type Live } from './live.ts';

/**
 * Opens the live stream of one signed-in browser. Returns functions to push events, to disconnect the browser and
 * to stop the server.
 */
const open = () => {
  let push: (event: LiveEvent) => void = () => {};
  const live = {
    subscribe: (one: { push: typeof push }) => {
      push = one.push;
      return () => undefined;
    },
  } as unknown as Live;
  let events: AsyncIterable<LiveEvent> | undefined;
  const raw = new EventEmitter();
  const caller = { user: { id: 'p', role: 'user' }, identity: { sessionId: 's' }, reply: { raw } };
  const routes = {
    stream: (_: unknown, handle: (input: unknown) => AsyncIterable<LiveEvent>) => {
      events = handle(caller);
    },
  } as unknown as Routes;
  const stopping = new AbortController();
  registerLiveRoutes(routes, live, { stopping: stopping.signal, open: new Set() });
  if (!events) throw new Error('the stream was not opened');
  return {
    events: events[Symbol.asyncIterator](),
    push: (event: LiveEvent) => push(event),
    leave: () => raw.emit('close'),
    stop: () => stopping.abort(),
  };
};
const conversation: LiveEvent = { type: 'conversation', conversationId: 'c' };

test('live stream › starts with the event "ready", and ends with the event "closing" when the server stops', async () => {
  const { events, push, stop } = open();
  expect((await events.next()).value).toEqual({ type: 'ready' });
  push(conversation);
  expect((await events.next()).value).toEqual(conversation);
  const last = events.next();
  stop();
  expect((await last).value).toEqual({ type: 'closing' });
  expect((await events.next()).done).toBe(true);
});

test('live stream › ends when the browser disconnects', async () => {
  const { events, leave } = open();
  await events.next();
  const next = events.next();
  leave();
  expect((await next).done).toBe(true);
});

test('live stream › replaces the queued events of a slow browser with one event that makes the browser reload its data', async () => {
  const { events, push, stop } = open();
  await events.next();
  for (let count = 0; count < 501; count += 1) push(conversation);
  stop();
  const rest: LiveEvent[] = [];
  for (let step = await events.next(); !step.done; step = await events.next()) rest.push(step.value);
  expect(rest).toEqual([{ type: 'ready' }, conversation, { type: 'closing' }]);
});

test('live stream › sends the event session-ended next, and discards all other queued events, when the session ends', async () => {
  const { events, push } = open();
  await events.next();
  for (let count = 0; count < 600; count += 1) push(conversation);
  push({ type: 'session-ended' });
  for (let count = 0; count < 600; count += 1) push(conversation);
  expect((await events.next()).value).toEqual({ type: 'session-ended' });
  expect((await events.next()).done).toBe(true);
});

test('live stream › sends the event "replaced" and ends when the user has opened too many streams', async () => {
  const { events, push } = open();
  await events.next();
  push({ type: 'replaced' });
  expect((await events.next()).value).toEqual({ type: 'replaced' });
  expect((await events.next()).done).toBe(true);
});

test('live streams › are limited to ten per user, and opening another stream ends the user’s oldest stream', () => {
  const live = createLive('postgres://unused', pino({ level: 'silent' }));
  const replaced: string[] = [];
  const subscribe = (name: string, userId: string) =>
    live.subscribe({ userId, admin: false, push: ({ type }) => void replaced.push(`${name} ${type}`) });
  subscribe('other', 'q');
  const accessTokens = Array.from({ length: 12 }, (_, index) => subscribe(String(index), 'p'));
  expect(replaced).toEqual(['0 replaced', '1 replaced']);
  accessTokens[5]?.();
  subscribe('next', 'p');
  expect(replaced).toHaveLength(2);
});
