import { streamEvents as contractCall } from '@pratik/contract/events';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer, eventStream, server } from '../../../test/server.ts';
import { setTokenSource } from './bearer.ts';
import { reconnectDelay, startLive, stopLive, streamEvents, subscribeLive } from './live-events.ts';

beforeEach(() => setTokenSource({ getToken: async () => 'token', renewToken: async () => null }));
afterEach(() => {
  stopLive();
  setTokenSource(null);
});

describe('live event connection', () => {
  it('uses the same call as the API contract', () => {
    const { method, path, access } = contractCall;
    expect(streamEvents).toEqual({ method, path, access });
  });

  it('passes each event to every listener, and reconnects when the stream ends', async () => {
    let connections = 0;
    server.use(
      answer(contractCall, () => {
        connections += 1;
        return connections === 1 ? eventStream([{ type: 'ready' }]) : new Promise<never>(() => undefined);
      }),
    );
    const heard: string[][] = [[], []];
    const stops = heard.map((list) => subscribeLive((event) => list.push(event.type)));
    startLive();
    await waitFor(() => expect(heard).toEqual([['ready'], ['ready']]));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(connections).toBe(2), { timeout: 5_000 });
    for (const stop of stops) stop();
  });

  it('doubles the delay between connection attempts up to 30 seconds', () => {
    expect([0, 1, 2, 10].map((attempt) => reconnectDelay(attempt, 0.5))).toEqual([
      1_000, 2_000, 4_000, 30_000,
    ]);
    expect(reconnectDelay(0, 0)).toBe(900);
    expect(reconnectDelay(0, 1)).toBe(1_100);
  });
});
