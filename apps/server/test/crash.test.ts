import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, type ExpectStatic, test } from 'vitest';
import { account, type Product, withProduct } from './crash-product.ts';
import { openDatabaseDoor } from './database-door.ts';
import { type FakeAiServer, startFakeAiServer } from './fake-ai-server.ts';
import { cookieOf } from './users.ts';

let ai: FakeAiServer;

beforeAll(async () => {
  ai = await startFakeAiServer();
});
afterAll(() => ai.close());

const post = (url: string, headers: Record<string, string>, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const signIn = async (url: string) => {
  const answer = await post(`${url}/api/idp/sign-in/email`, { origin: url }, account);
  const cookie = cookieOf(answer.headers.getSetCookie());
  const answered = await fetch(`${url}/api/idp/token`, { headers: { cookie } });
  const { token } = (await answered.json()) as { token: string };
  const authorization = `Bearer ${token}`;
  return {
    call: (path: string, body: object) => post(`${url}/api/private/${path}`, { authorization }, body),
    read: async (path: string) => {
      const read = await fetch(`${url}/api/private/${path}`, { headers: { authorization } });
      return (await read.json()) as { turns: { id: string }[] };
    },
  };
};

/** Reads an event stream until it contains an event of this type. */
const readUntil = async (answer: Response, type: string): Promise<string> => {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let seen = '';
  while (reader && !seen.includes(`event: ${type}`)) {
    const { done, value } = await reader.read();
    if (done) break;
    seen += value;
  }
  return seen;
};

/** Time limit for every wait, in milliseconds; much longer than any wait takes on a slow machine. */
const patience = 120_000;

const midStream = async ({ start, kill, rows }: Product, expect: ExpectStatic): Promise<void> => {
  ai.next({ kind: 'gated', text: 'Tea! This is a long answer about tea and rain.' });
  const first = await signIn(await start({ aiUrl: ai.url, engineMs: 0 }));
  await first.call('privacy/decide', {
    purpose: 'ai',
    given: true,
    version: 1,
    service: new URL(ai.url).host,
  });
  const conversationId = randomUUID();
  await first.call('chat/start', { conversationId, kind: 'free' });
  const turnId = randomUUID();
  const stream = await first.call('chat/send-message', { conversationId, turnId, text: 'I like tea.' });
  expect(await readUntil(stream, 'delta')).toContain('event: accepted');
  await kill();

  ai.always({ kind: 'ok', text: 'Tea it is.' });
  const second = await signIn(await start({ aiUrl: ai.url, engineMs: 0 }));
  const lease = 'select state from turns where conversation_id = $1 and speaker = $2 order by position desc';
  await expect
    .poll(async () => (await rows(lease, [conversationId, 'partner']))[0]?.state, { timeout: patience })
    .toBe('cut');
  const { turns } = await second.read(`chat/get-conversation?id=${conversationId}`);
  expect(turns.find((turn) => turn.id === turnId)).toMatchObject({ text: 'I like tea.' });

  const again = await second.call('chat/retry-reply', { conversationId });
  expect(await again.text()).toContain('"text":"Tea it is."');
};

const midJob = async ({ start, kill, rows }: Product, expect: ExpectStatic): Promise<void> => {
  const first = await signIn(await start({ engineMs: 60_000 }));
  const conversationId = randomUUID();
  await first.call('chat/start', { conversationId, kind: 'free' });
  const turnId = randomUUID();
  await (await first.call('chat/send-message', { conversationId, turnId, text: 'I live in Izmir.' })).text();
  const message = 'select state, attempts from messages where id = $1';
  await expect
    .poll(async () => (await rows(message, [turnId]))[0]?.state, { timeout: patience })
    .toBe('processing');
  await kill();

  const second = await signIn(await start({ engineMs: 0 }));
  await expect
    .poll(async () => (await rows(message, [turnId]))[0], { timeout: patience, interval: 250 })
    .toEqual({ state: 'done', attempts: 2 });
  expect(await rows('select code from corrections where message_id = $1', [turnId])).toEqual([
    { code: 'other' },
  ]);
  expect(await rows(`select sum(count)::int n from error_counts`, [])).toEqual([{ n: 1 }]);
  const attempts = await rows('select outcome from message_attempts where message_id = $1 order by number', [
    turnId,
  ]);
  expect(attempts.map((one) => one.outcome)).toEqual(['failed', 'done']);
  const { turns } = await second.read(`chat/get-conversation?id=${conversationId}`);
  expect(turns).toHaveLength(3);
};

/** Duration of a check that does not end during a test: one hour in milliseconds. */
const endless = 3_600_000;

/** Sends a message and waits until the engine checks it. Returns the id of the message. */
const beginCheck = async (url: string, { rows }: Product, expect: ExpectStatic): Promise<string> => {
  const { call } = await signIn(url);
  const conversationId = randomUUID();
  await call('chat/start', { conversationId, kind: 'free' });
  const turnId = randomUUID();
  await (await call('chat/send-message', { conversationId, turnId, text: 'I live in Izmir.' })).text();
  const message = 'select state from messages where id = $1';
  await expect
    .poll(async () => (await rows(message, [turnId]))[0]?.state, { timeout: patience })
    .toBe('processing');
  return turnId;
};

const jobState = `select state from pgboss.job where name = 'feedback' and data::text like '%' || $1 || '%'`;

const checkedOnce = async (messageId: string, { rows }: Product, expect: ExpectStatic): Promise<void> => {
  await expect
    .poll(async () => (await rows('select state from messages where id = $1', [messageId]))[0]?.state, {
      timeout: patience,
    })
    .toBe('done');
  await expect
    .poll(async () => (await rows(jobState, [messageId]))[0]?.state, { timeout: patience })
    .toBe('completed');
  expect(await rows('select code from corrections where message_id = $1', [messageId])).toHaveLength(1);
  expect(await rows('select sum(count)::int n from error_counts', [])).toEqual([{ n: 1 }]);
};

const stopDuringJob = async (product: Product, expect: ExpectStatic): Promise<void> => {
  const url = await product.start({ engineMs: endless });
  const messageId = await beginCheck(url, product, expect);
  expect(await product.stop()).toBe(0);
  expect((await product.rows(jobState, [messageId]))[0]?.state).not.toBe('active');
  await product.start({ engineMs: 0 });
  await checkedOnce(messageId, product, expect);
};

const outageDuringJob = async (product: Product, expect: ExpectStatic): Promise<void> => {
  const door = await openDatabaseDoor(product.databaseUrl);
  try {
    const url = await product.start({ engineMs: endless, databaseUrl: door.url });
    const messageId = await beginCheck(url, product, expect);
    const health = async () => (await fetch(`${url}/api/public/health`)).status;
    door.shut();
    await expect.poll(health, { timeout: patience }).toBe(503);
    // Simulates an outage that was longer than the maximum time without a heartbeat.
    await product.rows(
      `update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`,
      [],
    );
    door.open();
    await expect.poll(health, { timeout: patience }).toBe(200);
    await expect
      .poll(async () => (await product.rows(jobState, [messageId]))[0]?.state, { timeout: patience })
      .toBe('retry');
    product.finishChecks();
    await checkedOnce(messageId, product, expect);
  } finally {
    await product.kill();
    await door.close();
  }
};

// Concurrent tests must use the `expect` from their arguments, because the global `expect` belongs to the test that
// started last.
describe.concurrent('interrupted server process', { timeout: 3 * patience }, () => {
  test('loses no message when it is killed during a reply, and the reply can be requested again', ({
    expect,
  }) => withProduct((product) => midStream(product, expect)));

  test('checks a message exactly once when the process was killed during the feedback job', ({ expect }) =>
    withProduct((product) => midJob(product, expect)));

  test('checks a message exactly once when a database outage interrupted the heartbeat of the feedback job', ({
    expect,
  }) => withProduct((product) => outageDuringJob(product, expect)));
});

describe('stopped server process', { timeout: 3 * patience }, () => {
  test('returns a running job to the queue, and the next server process completes it once', ({ expect }) =>
    withProduct((product) => stopDuringJob(product, expect)));
});
