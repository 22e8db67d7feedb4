import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, type ExpectStatic, inject, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from './databases.ts';
import { type FakeAiServer, startFakeAiServer } from './fake-ai-server.ts';
import { cookieOf } from './users.ts';

const account = { email: 'can@example.org', password: 'bir iki üç deneme' };
const script = fileURLToPath(new URL('./crash-process.ts', import.meta.url));

let ai: FakeAiServer;

beforeAll(async () => {
  ai = await startFakeAiServer();
});
afterAll(() => ai.close());

type Product = {
  /** Starts a server process and resolves with its address. */
  start(options: { ai: boolean; engineMs: number }): Promise<string>;
  kill(): Promise<void>;
  rows<Row extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<Row[]>;
};

/**
 * Runs the server with a separate database, so that a test can kill and restart it. The two tests run in parallel
 * because they mostly wait.
 */
const withProduct = async (use: (product: Product) => Promise<void>): Promise<void> => {
  const database: TestDatabase = await cloneDatabase(inject('postgresUrl'));
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  let child: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  const start = async (options: { ai: boolean; engineMs: number }): Promise<string> => {
    child = fork(script, [String(options.engineMs)], {
      execArgv: [],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        LOG_LEVEL: 'error',
        DATABASE_URL: database.url,
        BOOTSTRAP_ADMIN_EMAIL: account.email,
        BOOTSTRAP_ADMIN_PASSWORD: account.password,
        ...(options.ai ? { AI_BASE_URL: ai.url, AI_MODEL: 'test' } : {}),
      },
    });
    const [url] = await once(child, 'message');
    return url;
  };
  try {
    await use({ start, kill, rows: async (sql, values) => (await pool.query(sql, values)).rows });
  } finally {
    await kill();
    await pool.end();
    await database.drop();
  }
};

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

/** Reads a stream until it contains an event of this type. */
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

/** Time limit for all waits in milliseconds; much longer than any wait takes, even on a slow machine. */
const patience = 120_000;

const midStream = async ({ start, kill, rows }: Product, expect: ExpectStatic): Promise<void> => {
  ai.next({ kind: 'gated', text: 'This is a rather long answer about tea and rain.' });
  const first = await signIn(await start({ ai: true, engineMs: 0 }));
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
  const second = await signIn(await start({ ai: true, engineMs: 0 }));
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
  const first = await signIn(await start({ ai: false, engineMs: 60_000 }));
  const conversationId = randomUUID();
  await first.call('chat/start', { conversationId, kind: 'free' });
  const turnId = randomUUID();
  await (await first.call('chat/send-message', { conversationId, turnId, text: 'I live in Izmir.' })).text();
  const message = 'select state, attempts from messages where id = $1';
  await expect
    .poll(async () => (await rows(message, [turnId]))[0]?.state, { timeout: patience })
    .toBe('processing');
  await kill();

  const second = await signIn(await start({ ai: false, engineMs: 0 }));
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

// Concurrent tests must use the `expect` from their arguments: the shared one belongs to the test that started
// last.
describe.concurrent('killed server process', { timeout: 3 * patience }, () => {
  test('stores the message, marks the reply as cut and allows a retry when the server dies during a reply stream', ({
    expect,
  }) => withProduct((product) => midStream(product, expect)));

  test('processes the message exactly once when the server dies during the feedback job', ({ expect }) =>
    withProduct((product) => midJob(product, expect)));
});
