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

/** Sends calls; each entry of the result is undefined while its call waits. */
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
  test('queues calls over the limit and admits them in order when other calls end', () => {
    const { sent, decisions } = send(22);
    expect(decisions()).toEqual({ admitted: 20, refused: 0 });
    sent[0]?.end();
    expect(sent.map(({ admitted }) => admitted).slice(19)).toEqual([true, true, undefined]);
    sent[21]?.end();
    sent[1]?.end();
    expect([gate.inWork(), decisions().admitted]).toEqual([19, 21]);
  });

  test('rejects new calls at once while a call has waited more than a second', () => {
    const waiting = send(21);
    at = 1_001;
    expect(gate.isFull()).toBe(true);
    expect(send(3).decisions()).toEqual({ admitted: 0, refused: 3 });
    waiting.sent[0]?.end();
    expect([gate.isFull(), gate.refused()]).toEqual([false, 3]);
  });

  test('rejects a waiting call after two seconds', () => {
    const { decisions } = send(25);
    at = 2_001;
    gate.adapt(slowDatabase);
    expect(decisions()).toEqual({ admitted: 20, refused: 5 });
  });

  test('rejects requests above the maximum of running and waiting requests', () => {
    send(150);
    expect(send(60, 'other').decisions()).toEqual({ admitted: 50, refused: 10 });
  });

  test('lowers the limit while calls wait for the database, and raises it when the wait ends', () => {
    send(100);
    for (let look = 0; look < 20; look += 1) gate.adapt(slowDatabase);
    expect(gate.limit()).toBe(10);
    for (let look = 0; look < 20; look += 1) gate.adapt(idle);
    expect(gate.limit()).toBeGreaterThan(100);
    expect(gate.inWork()).toBe(100);
  });

  test('lowers the limit while the event loop is delayed', () => {
    send(100);
    for (let look = 0; look < 20; look += 1) gate.adapt({ waitMs: 0, lateMs: 600 });
    expect(gate.limit()).toBe(10);
  });

  test('keeps the limit while no call waits for admission', () => {
    send(5);
    for (let look = 0; look < 20; look += 1) gate.adapt(idle);
    expect(gate.limit()).toBe(20);
  });

  test('admits sign-in and pages independently of the limit of calls', () => {
    send(30);
    expect(send(100, 'other').decisions()).toEqual({ admitted: 100, refused: 0 });
  });

  test('counts the end of a request only the first time', () => {
    const { sent } = send(1);
    sent[0]?.end();
    sent[0]?.end();
    expect(gate.inWork()).toBe(0);
  });
});
