import { beforeEach, describe, expect, test } from 'vitest';
import { createRequestGate, type RequestGate } from './request-gate.ts';

const idle = { waitMs: 0, lateMs: 0 };
const slowDatabase = { waitMs: 400, lateMs: 0 };
let at = 0;
let gate: RequestGate;

beforeEach(() => {
  at = 0;
  gate = createRequestGate(200, () => at);
});

/** Sends `count` requests to the gate and returns their decisions; a decision is undefined while the request waits. */
const send = (count: number, kind: 'call' | 'other' = 'call') => {
  const sent = Array.from({ length: count }, () => {
    const one: { admitted: boolean | undefined; end: () => void } = { admitted: undefined, end: () => {} };
    one.end = gate.enter(kind, (admitted) => {
      one.admitted = admitted;
    });
    return one;
  });
  const decisions = () => ({
    admitted: sent.filter(({ admitted }) => admitted === true).length,
    refused: sent.filter(({ admitted }) => admitted === false).length,
  });
  return { sent, decisions };
};

describe('request gate', () => {
  test('queues calls above the limit and admits them in order of arrival when running calls end', () => {
    const { sent, decisions } = send(22);
    expect(decisions()).toEqual({ admitted: 20, refused: 0 });
    sent[0]?.end();
    expect(sent.map(({ admitted }) => admitted).slice(19)).toEqual([true, true, undefined]);
    sent[21]?.end();
    sent[1]?.end();
    expect([gate.inWork(), decisions().admitted]).toEqual([19, 21]);
  });

  test('rejects a new call immediately while a queued call has waited more than one second', () => {
    const waiting = send(21);
    at = 1_001;
    expect(gate.isFull()).toBe(true);
    expect(send(3).decisions()).toEqual({ admitted: 0, refused: 3 });
    waiting.sent[0]?.end();
    expect([gate.isFull(), gate.refused()]).toEqual([false, 3]);
  });

  test('rejects a queued call after two seconds', () => {
    const { decisions } = send(25);
    at = 2_001;
    gate.adapt(slowDatabase);
    expect(decisions()).toEqual({ admitted: 20, refused: 5 });
  });

  test('rejects a request when the number of running and queued requests has reached the maximum', () => {
    send(150);
    expect(send(60, 'other').decisions()).toEqual({ admitted: 50, refused: 10 });
  });

  test('lowers the limit while calls wait for a database connection, and raises it afterwards', () => {
    send(100);
    for (let look = 0; look < 20; look += 1) gate.adapt(slowDatabase);
    expect(gate.limit()).toBe(10);
    for (let look = 0; look < 20; look += 1) gate.adapt(idle);
    expect(gate.limit()).toBeGreaterThan(100);
    expect(gate.inWork()).toBe(100);
  });

  test('lowers the limit when the event loop is delayed', () => {
    send(100);
    for (let look = 0; look < 20; look += 1) gate.adapt({ waitMs: 0, lateMs: 600 });
    expect(gate.limit()).toBe(10);
  });

  test('does not change the limit while no call is queued', () => {
    send(5);
    for (let look = 0; look < 20; look += 1) gate.adapt(idle);
    expect(gate.limit()).toBe(20);
  });

  test('admits sign-in and page requests even when calls have reached their limit', () => {
    send(30);
    expect(send(100, 'other').decisions()).toEqual({ admitted: 100, refused: 0 });
  });

  test('counts the end of a request only once when it is reported twice', () => {
    const { sent } = send(1);
    sent[0]?.end();
    sent[0]?.end();
    expect(gate.inWork()).toBe(0);
  });
});
