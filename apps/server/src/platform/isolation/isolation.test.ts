import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Misbehaviour, run } from '../../../test/isolation/misbehave.isolated.ts';
import type { IsolatedTask } from './isolated-task.ts';
import { createIsolation, type Isolation, type IsolationOptions } from './isolation.ts';

type Facts = { env: string[]; pid: number; folder: string };

const testFolder = new URL('../../../test/isolation/', import.meta.url);
const task: IsolatedTask<typeof run> = {
  module: new URL('misbehave.isolated.ts', testFolder),
  runMs: 60_000,
  inputBytes: 1000,
  outputBytes: 1000,
};
const log = pino({ level: 'silent' });

let open: Isolation[] = [];
const start = (options: Partial<IsolationOptions> = {}): Isolation => {
  const isolation = createIsolation({ log, name: 'test', children: 1, ...options });
  open.push(isolation);
  return isolation;
};
afterEach(async () => {
  for (const isolation of open) await isolation.close();
  open = [];
});

type More = { owner?: string; signal?: AbortSignal; task?: Partial<IsolatedTask<typeof run>> };
const ask = (isolation: Isolation, options: Misbehaviour, more: More = {}) => {
  const { owner = 'ayse', signal } = more;
  const input = Buffer.from('abc');
  return isolation.run<typeof run>(
    { ...task, ...more.task },
    { input, options, owner, ...(signal ? { signal } : {}) },
  );
};
const facts = async (isolation: Isolation, owner = 'ayse') =>
  (await ask(isolation, { kind: 'facts' }, { owner })) as Facts;
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const gone = (pid: number) => vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 60_000 });

describe('isolated task', () => {
  test('returns the result of its module, and the next task uses the same process', async () => {
    const isolation = start();
    const first = await facts(isolation);
    expect(await ask(isolation, { kind: 'echo' })).toEqual({ length: 3, first: 97 });
    expect((await facts(isolation)).pid).toBe(first.pid);
    expect(first.pid).not.toBe(process.pid);
  });

  test.each<[string, Misbehaviour, More]>([
    ['time', { kind: 'loop' }, { task: { runMs: 200 } }],
    ['memory', { kind: 'buffers' }, {}],
    ['memory', { kind: 'objects' }, {}],
    ['output', { kind: 'output', bytes: 1001 }, {}],
    ['failed', { kind: 'throw' }, {}],
    ['crashed', { kind: 'exit' }, {}],
    ['input', { kind: 'echo' }, { task: { inputBytes: 2 } }],
    ['failed', { kind: 'echo' }, { task: { module: new URL('parent.ts', testFolder) } }],
    ['failed', { kind: 'echo' }, { task: { module: new URL('file:///elsewhere/x.isolated.ts') } }],
  ])(
    'fails with the reason "%s" when its module runs %j, without affecting the next task',
    async (reason, wish, more) => {
      const isolation = start({ memoryMb: 200 });
      await expect(ask(isolation, wish, more)).rejects.toMatchObject({ reason });
      expect(await ask(isolation, { kind: 'echo' })).toEqual({ length: 3, first: 97 });
    },
  );

  test('does not disclose the message of an error that its module throws', async () => {
    const error = await ask(start(), { kind: 'throw' }).catch(String);
    expect(error).toContain('TypeError');
    expect(error).not.toContain('secret');
  });

  test('has no environment variables of the server and cannot write outside its own folder', async () => {
    const isolation = start();
    const { env, folder } = await facts(isolation);
    expect(env).toEqual(['TMPDIR']);
    const path = join(folder, '..', `pratik-forbidden-${process.pid}`);
    await expect(ask(isolation, { kind: 'write', path })).rejects.toMatchObject({ reason: 'failed' });
    expect(existsSync(path)).toBe(false);
    expect(existsSync(folder)).toBe(true);
    await isolation.close();
    expect(existsSync(folder)).toBe(false);
  });

  test.each([
    fileURLToPath(new URL('../../../../../package.json', import.meta.url)),
    '/etc/hosts',
    '/proc/self/environ',
  ])('cannot read files outside the application code and its own folder: %s', async (path) => {
    await expect(ask(start(), { kind: 'read', path })).rejects.toMatchObject({ reason: 'failed' });
  });

  test('fails with the caller’s abort reason when the caller aborts the task, whether it is running or queued', async () => {
    const isolation = start();
    const { pid } = await facts(isolation);
    const leaving = new AbortController();
    const running = ask(isolation, { kind: 'loop' }, { signal: leaving.signal });
    const waiting = ask(isolation, { kind: 'loop' }, { signal: leaving.signal, owner: 'can' });
    const both = Promise.allSettled([running, waiting]);
    leaving.abort(new Error('gone'));
    expect(await both).toMatchObject([{ reason: { message: 'gone' } }, { reason: { message: 'gone' } }]);
    await gone(pid);
    expect(await ask(isolation, { kind: 'echo' })).toEqual({ length: 3, first: 97 });
  });
});

describe('queue of isolated tasks', () => {
  test('rejects a user’s third task with "too-many-requests", and rejects every user’s task with "busy" when the queue is full', async () => {
    const isolation = start({ mostWaiting: 2 });
    const results = Promise.allSettled([
      ask(isolation, { kind: 'loop' }, { owner: 'ayse' }),
      ask(isolation, { kind: 'loop' }, { owner: 'ayse' }),
      ask(isolation, { kind: 'loop' }, { owner: 'ayse' }),
      ask(isolation, { kind: 'loop' }, { owner: 'can' }),
      ask(isolation, { kind: 'loop' }, { owner: 'ece' }),
    ]);
    await isolation.close();
    const unavailable = { reason: { problem: 'unavailable' } };
    expect(await results).toMatchObject([
      unavailable,
      unavailable,
      { reason: { problem: 'too-many-requests', extras: { retryAfter: expect.any(Number) } } },
      unavailable,
      { reason: { problem: 'busy', extras: { retryAfter: expect.any(Number) } } },
    ]);
  });

  test('reserves a process for a second user when the first user has several tasks', async () => {
    const isolation = start({ children: 2 });
    const leaving = new AbortController();
    const both = Promise.allSettled([
      ask(isolation, { kind: 'loop' }, { signal: leaving.signal }),
      ask(isolation, { kind: 'loop' }, { signal: leaving.signal }),
    ]);
    expect(await ask(isolation, { kind: 'echo' }, { owner: 'can' })).toEqual({ length: 3, first: 97 });
    leaving.abort();
    await both;
  });

  test('ends a process that is idle, and all processes when the queue is closed', async () => {
    const isolation = start({ idleMs: 1 });
    await gone((await facts(isolation)).pid);
    const looping = start();
    const { pid } = await facts(looping);
    const running = ask(looping, { kind: 'loop' }).catch((error: unknown) => error);
    await looping.close();
    expect(isAlive(pid)).toBe(false);
    expect(await running).toMatchObject({ problem: 'unavailable' });
    await expect(ask(looping, { kind: 'echo' })).rejects.toMatchObject({ problem: 'unavailable' });
  });

  test('ends its processes and deletes their folders when the server is killed, even when a process runs an endless loop', async () => {
    const server = spawn(process.execPath, [fileURLToPath(new URL('parent.ts', testFolder))], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
    const children = JSON.parse(line) as Facts[];
    expect(new Set(children.map(({ pid }) => pid)).size).toBe(2);
    server.kill('SIGKILL');
    for (const { pid, folder } of children) {
      await gone(pid);
      expect(existsSync(folder)).toBe(false);
    }
  });
});
