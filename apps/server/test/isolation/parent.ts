import { pino } from 'pino';
import { createIsolation } from '../../src/platform/isolation/isolation.ts';
import type { run } from './misbehave.isolated.ts';

/**
 * A server process that starts two isolated child processes and runs until it is killed. One child process is in an
 * endless loop.
 */

const isolation = createIsolation({ log: pino({ level: 'silent' }), name: 'test' });
const task = {
  module: new URL('./misbehave.isolated.ts', import.meta.url),
  runMs: 600_000,
  inputBytes: 10,
  outputBytes: 10_000,
};
const call = (owner: string, options: Parameters<typeof run>[1]) =>
  isolation.run<typeof run>(task, { input: Buffer.alloc(1), options, owner });

const first = await call('a', { kind: 'facts' });
void call('a', { kind: 'loop' });
const second = await call('b', { kind: 'facts' });
process.stdout.write(`${JSON.stringify([first, second])}\n`);
setInterval(() => undefined, 1000);
