/** Signature of the `run` export of an isolated module: the bytes of a file in, a JSON value out. */
// biome-ignore lint/suspicious/noExplicitAny: each task has its own option and result types
export type IsolatedRun = (input: Buffer, options: any) => unknown;

/** A task that runs in a child process, with its limits. */
export type IsolatedTask<Run extends IsolatedRun> = {
  /** A server file named `*.isolated.ts`; the child loads no other module. */
  module: URL;
  /** Time limit in milliseconds, counted from when the module is loaded; then the child is killed. */
  runMs: number;
  /** Maximum bytes of the result as JSON; a child that sends more is killed. */
  outputBytes: number;
  /** Maximum bytes of the input; larger input is rejected without starting a child. */
  inputBytes: number;
  /** Only for type checking: the type of the module’s `run`. */
  run?: Run;
};

export type OptionsOf<Run extends IsolatedRun> = Parameters<Run>[1];
export type OutputOf<Run extends IsolatedRun> = Awaited<ReturnType<Run>>;

/**
 * The reason why a task has no result. `failed`: its module threw an error; `input`, `output`: too many bytes;
 * `crashed`: the child exited unexpectedly.
 */
export type IsolationReason = 'failed' | 'time' | 'memory' | 'input' | 'output' | 'crashed';

/** A task failed because of its input; the caller decides what to report to the user. */
export class IsolationError extends Error {
  readonly reason: IsolationReason;
  constructor(reason: IsolationReason, detail = '') {
    super(`isolated task: ${reason}${detail && ` (${detail})`}`);
    this.reason = reason;
  }
}

export type ToChild = { module: string; options: unknown; outputBytes: number };
export type FromChild =
  | { kind: 'ready' }
  /** The module is loaded; the task’s time limit starts now. */
  | { kind: 'started' }
  | { kind: 'done'; value: unknown; rss: number }
  | { kind: 'failed'; detail: string }
  | { kind: 'output' };

/** The watch thread writes this to standard error before it kills the child. */
export const memoryMark = 'pratik: out of memory';
