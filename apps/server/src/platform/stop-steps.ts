import { databaseErrorOf } from './db/database-error.ts';
import type { Log } from './log/log.ts';

/** One step of stopping the process. The log names a step that fails or does not end. */
export type StopStep = { name: string; run(): unknown };

/** Time limits in milliseconds: for one step, and for all steps together. */
export type StopLimits = { stepMs: number; allMs: number };

/**
 * One step may include a request and a job in progress, which take at most five seconds each. docs/operations.md
 * documents the limit of all steps.
 */
const defaultLimits: StopLimits = { stepMs: 8_000, allMs: 20_000 };

/**
 * Runs the steps one after another. The next step begins when a step has ended, has failed or has exceeded its limit,
 * so that no error can delay the stop of the process without end. After the limit of all steps, the remaining steps
 * begin without waiting for each other.
 * @throws the first error that is not a database error, after all steps
 */
export const runStopSteps = async (
  steps: readonly StopStep[],
  log: Log,
  { stepMs, allMs }: StopLimits = defaultLimits,
): Promise<void> => {
  const errors: unknown[] = [];
  const end = performance.now() + allMs;
  for (const { name, run } of steps) {
    const limit = startLimit(Math.min(stepMs, Math.max(0, end - performance.now())));
    const ended = Promise.resolve()
      .then(run)
      .then(
        () => 'ended' as const,
        (err: unknown) => {
          log.warn({ err, step: name }, 'a shutdown step failed');
          if (databaseErrorOf(err) === undefined) errors.push(err);
        },
      );
    const outcome = await Promise.race([ended, limit.over]);
    if (outcome === 'over') log.warn({ step: name }, 'a shutdown step did not end in time');
    limit.cancel();
  }
  if (errors.length > 0) throw errors[0];
};

const startLimit = (ms: number) => {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<'over'>((resolve) => {
    timer = setTimeout(() => resolve('over'), ms);
  });
  return { over, cancel: () => clearTimeout(timer) };
};
