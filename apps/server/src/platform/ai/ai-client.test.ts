import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type AiBehaviour, type FakeAiServer, startFakeAiServer } from '../../../test/fake-ai-server.ts';
import { Problem } from '../http/problem.ts';
import { createProviderGuard } from '../providers/provider-guard.ts';
import type { ProviderOutcome } from '../providers/provider-health.ts';
import { createAiClient } from './ai-client.ts';

let server: FakeAiServer;
beforeAll(async () => {
  server = await startFakeAiServer();
});
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());

const outcomes: ProviderOutcome[] = [];
const newGuard = () =>
  createProviderGuard('ai', { record: (_provider, outcome) => void outcomes.push(outcome) });
const limits = { firstChunkMs: 5000, idleMs: 4000, totalMs: 20_000 };
const clientWith = () =>
  createAiClient(
    {
      baseUrl: server.url,
      apiKey: 'key-1',
      model: 'fake-model',
      maxReplyTokens: 50,
      limits,
      guard: newGuard(),
    },
    pino({ level: 'silent' }),
  );

const ask = async (client = clientWith(), signal = new AbortController().signal) => {
  let text = '';
  let tokens: number | undefined;
  let problem: Problem | undefined;
  try {
    for await (const step of client.stream([{ role: 'user', content: 'Hello' }], signal)) {
      if (step.type === 'text') text += step.text;
      else tokens = step.usage.inputTokens + step.usage.outputTokens;
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    problem = error;
  }
  return { text, tokens, problem };
};

test('AI client › yields the chunks of the response, then the token usage', async () => {
  server.next({ kind: 'ok', text: 'One two three.' });
  expect(await ask()).toEqual({ text: 'One two three.', tokens: 132, problem: undefined });
  expect(server.requests.at(-1)).toMatchObject({
    authorization: 'Bearer key-1',
    body: { model: 'fake-model', stream: true, max_tokens: 50 },
  });
});

test('AI client › accepts a response without token usage', async () => {
  server.next({ kind: 'ok', text: 'Fine.', withoutUsage: true });
  expect(await ask()).toEqual({ text: 'Fine.', tokens: undefined, problem: undefined });
});

const errors: [string, AiBehaviour, string, string][] = [
  ['an error of the server', { kind: 'error' }, '', 'partner-failed'],
  ['an overloaded server', { kind: 'error', status: 503 }, '', 'partner-failed'],
  ['a wrong key', { kind: 'error', status: 401 }, '', 'partner-failed'],
  ['half a JSON object', { kind: 'garbage' }, '', 'partner-failed'],
  ['a web page in place of a stream', { kind: 'web-page' }, '', 'partner-failed'],
  ['no word at all', { kind: 'empty' }, '', 'partner-failed'],
  ['a connection lost in mid-stream', { kind: 'cut', text: 'One two three four' }, 'One two ', 'partner-cut'],
  ['an end without a finish reason', { kind: 'no-finish', text: 'One two' }, 'One ', 'partner-cut'],
];
test.each(errors)(
  'AI client › reports a failed call as a problem: %s',
  async (_name, behaviour, text, problem) => {
    server.next(behaviour);
    const got = await ask();
    expect(got.text).toBe(text);
    expect(got.problem?.problem).toBe(problem);
  },
);

test('AI client › returns the provider’s Retry-After value when the provider is busy', async () => {
  server.next({ kind: 'busy', retryAfter: '7' });
  const { problem } = await ask();
  expect(problem?.problem).toBe('partner-busy');
  expect(problem?.extras.retryAfter).toBe(7);
});

test('AI client › fails with the problem “partner-failed” when the provider is unreachable', async () => {
  const client = createAiClient(
    {
      // Connections to port 2 are refused, because no process listens there and only root may open the port.
      baseUrl: 'http://127.0.0.1:2/v1',
      apiKey: '',
      model: 'm',
      maxReplyTokens: 5,
      limits: { firstChunkMs: 5000, idleMs: 5000, totalMs: 5000 },
      guard: newGuard(),
    },
    pino({ level: 'silent' }),
  );
  expect((await ask(client)).problem?.problem).toBe('partner-failed');
});

test('AI client › aborts the call when the first or the next chunk of the response does not arrive within the time limit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const heard = server.heard();
  server.next({ kind: 'stall-first' });
  const first = server.aborted();
  const silence = ask();
  await heard;
  vi.advanceTimersByTime(limits.firstChunkMs);
  expect((await silence).problem?.problem).toBe('partner-stalled');
  await first;

  server.next({ kind: 'stall-middle', text: 'One two three four' });
  const middle = server.aborted();
  const stream = clientWith().stream([{ role: 'user', content: 'Hello' }], new AbortController().signal);
  for (const text of ['One ', 'two ']) {
    expect(await stream.next()).toEqual({ done: false, value: { type: 'text', text } });
  }
  const third = stream.next();
  vi.advanceTimersByTime(limits.idleMs);
  await expect(third).rejects.toMatchObject({ problem: 'partner-stalled' });
  await middle;
});

test('AI client › cuts an endless response at the token limit', async () => {
  server.next({ kind: 'endless' });
  const aborted = server.aborted();
  const got = await ask();
  expect(got.text).toHaveLength(50 * 8);
  await aborted;
});

test('AI client › cuts a very long chunk of a response without splitting a character', async () => {
  server.next({ kind: 'delta', text: `x${'😀'.repeat(20_000)}` });
  const aborted = server.aborted();
  const got = await ask();
  expect(got.text).toBe(`x${'😀'.repeat(199)}`);
  expect(got.problem).toBeUndefined();
  await aborted;
});

const refused: [string, AiBehaviour, object][] = [
  ['300 MB without a line end', { kind: 'endless-line' }, { ok: false, cause: 'too-large' }],
  ['events without text and without end', { kind: 'endless-events' }, { ok: false, cause: 'too-large' }],
  ['a redirect to another address', { kind: 'redirect' }, { ok: false, cause: 'redirect' }],
];
test.each(refused)(
  'AI client › stops reading an invalid response before it is complete: %s',
  async (_name, behaviour, outcome) => {
    outcomes.length = 0;
    const asked = server.requests.length;
    server.next(behaviour);
    const got = await ask();
    expect([got.text, got.problem?.problem]).toEqual(['', 'partner-failed']);
    expect(outcomes).toEqual([outcome]);
    expect(server.requests.length - asked).toBe(1);
    // The client reads at most the limit plus the socket buffers, although the server offers 300 MB.
    expect(await server.lastSent()).toBeLessThan(24_000_000);
  },
);

const recorded: [AiBehaviour, object][] = [
  [{ kind: 'ok' }, { ok: true }],
  [{ kind: 'error' }, { ok: false, cause: 'server-error' }],
  [
    { kind: 'error', status: 401 },
    { ok: false, cause: 'credentials' },
  ],
  [
    { kind: 'error', status: 404 },
    { ok: false, cause: 'refused' },
  ],
  [{ kind: 'busy' }, { ok: false, cause: 'busy' }],
  [{ kind: 'garbage' }, { ok: false, cause: 'invalid-answer' }],
  [
    { kind: 'no-finish', text: 'One two' },
    { ok: false, cause: 'invalid-answer' },
  ],
];
test.each(recorded)(
  'AI client › records whether a call succeeded, or the cause of its failure (%j)',
  async (behaviour, outcome) => {
    outcomes.length = 0;
    server.next(behaviour);
    await ask();
    expect(outcomes).toEqual([outcome]);
  },
);

test('AI client › stops calling the provider after three failures until a trial call succeeds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const client = clientWith();
  server.next(...Array.from({ length: 3 }, (): AiBehaviour => ({ kind: 'error', status: 503 })));
  for (let count = 0; count < 3; count += 1) await ask(client);
  const asked = server.requests.length;
  const { problem } = await ask(client);
  expect(problem?.problem).toBe('partner-failed');
  expect(problem?.extras.retryAfter).toBe(15);
  expect(server.requests).toHaveLength(asked);
  vi.advanceTimersByTime(15_000);
  expect((await ask(client)).problem).toBeUndefined();
  expect(client.waitMs()).toBe(0);
});

test('AI client › does not count a request as a provider failure when the provider answers with status 400', async () => {
  const client = clientWith();
  server.next(...Array.from({ length: 5 }, (): AiBehaviour => ({ kind: 'error', status: 400 })));
  for (let count = 0; count < 5; count += 1) await ask(client);
  expect(client.waitMs()).toBe(0);
});

test('AI client › closes the connection to the provider when the caller aborts', async () => {
  server.next({ kind: 'gated' });
  const aborted = server.aborted();
  const caller = new AbortController();
  const stream = clientWith().stream([{ role: 'user', content: 'Hello' }], caller.signal);
  expect(await stream.next()).toMatchObject({ value: { type: 'text' } });
  caller.abort();
  await expect(stream.next()).rejects.toBeInstanceOf(Problem);
  await aborted;
});
