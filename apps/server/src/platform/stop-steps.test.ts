import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runStopSteps } from './stop-steps.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const endless = () => new Promise<void>(() => {});

/** Runs shutdown steps with these actions. Returns the order in which the steps began, and the log. */
const runSteps = (actions: readonly (() => unknown)[]) => {
  const begun: string[] = [];
  const lines: { msg: string; step: string }[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const steps = actions.map((action, index) => ({
    name: `step ${index}`,
    run: () => {
      begun.push(`step ${index}`);
      return action();
    },
  }));
  return { begun, lines, done: runStopSteps(steps, log, { stepMs: 8_000, allMs: 20_000 }) };
};

test('shutdown steps › run in order, each after the previous step has ended', async () => {
  let end = () => {};
  const { begun, done } = runSteps([() => new Promise<void>((resolve) => (end = resolve)), () => 'now']);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(begun).toEqual(['step 0']);
  end();
  await done;
  expect(begun).toEqual(['step 0', 'step 1']);
  expect(vi.getTimerCount()).toBe(0);
});

test('shutdown steps › continue with the next step when a step exceeds its time limit, and the log names the slow step', async () => {
  const { begun, lines, done } = runSteps([endless, () => undefined]);
  await vi.advanceTimersByTimeAsync(8_000);
  await done;
  expect(begun).toEqual(['step 0', 'step 1']);
  expect(lines).toEqual([
    expect.objectContaining({ step: 'step 0', msg: 'a shutdown step did not end in time' }),
  ]);
});

test('shutdown steps › are all started within the time limit of the shutdown, even when no step ends', async () => {
  const { begun, done } = runSteps(Array.from({ length: 10 }, () => endless));
  await vi.advanceTimersByTimeAsync(20_100);
  await done;
  expect(begun).toHaveLength(10);
});

test('shutdown steps › are all run even when one step fails, and the error of that step is reported afterwards', async () => {
  const failed = new Error('a bug');
  const { begun, done } = runSteps([() => Promise.reject(failed), () => undefined]);
  await expect(done).rejects.toBe(failed);
  expect(begun).toEqual(['step 0', 'step 1']);
});

test('shutdown steps › do not fail when a step fails because the database is unavailable, and the log names the step', async () => {
  const lost = new Error('Connection terminated unexpectedly');
  const { lines, done } = runSteps([() => Promise.reject(lost)]);
  await done;
  expect(lines).toEqual([expect.objectContaining({ step: 'step 0', msg: 'a shutdown step failed' })]);
});
