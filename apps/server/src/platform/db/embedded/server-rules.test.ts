import { spawnSync } from 'node:child_process';
import { expect, it, vi } from 'vitest';
import { isPassing } from './server-process.ts';
import { optionsLine } from './settings.ts';
import { mayRestart, watchServer } from './watch-server.ts';

it('start of the database server › is retried only after a temporary error', () => {
  expect(isPassing('FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use')).toBe(true);
  expect(isPassing('LOG:  could not bind IPv4 address "127.0.0.1": Address already in use')).toBe(true);
  expect(isPassing('FATAL:  lock file "postmaster.pid" already exists')).toBe(true);
  expect(isPassing('FATAL:  data directory "/x" has wrong ownership')).toBe(false);
});

it('restart of the database server › is allowed five times per hour', () => {
  const hour = 3_600_000;
  expect(mayRestart([1, 2, 3, 4], hour)).toBe(true);
  expect(mayRestart([1, 2, 3, 4, 5], hour)).toBe(false);
  expect(mayRestart([1, 2, 3, 4, 5], hour + 1)).toBe(true);
});

it('options of the database server › are written in the format of postmaster.opts', () => {
  expect(optionsLine('/bin/postgres', ['-D', '/a b', '-p', '1'])).toBe('/bin/postgres "-D" "/a b" "-p" "1"');
});

it('database server watcher › stops restarting the server after five restarts and reports this once', async () => {
  vi.useFakeTimers();
  const ended = spawnSync(process.execPath, ['--version']).pid;
  const restart = vi.fn(async () => ended);
  const onGiveUp = vi.fn();
  const watch = watchServer(ended, restart, () => undefined, onGiveUp);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([restart.mock.calls.length, onGiveUp.mock.calls.length]).toEqual([5, 1]);
  await watch.end();
  vi.useRealTimers();
});
