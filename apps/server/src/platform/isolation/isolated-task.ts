/** Signature of the function `run` in an isolated module: it receives the bytes of a file and returns a JSON value. */
// biome-ignore lint/suspicious/noExplicitAny: each task has its own option and result types
export type IsolatedRun = (input: Buffer, options: any) => unknown;

/** A task that runs in a child process, with its limits. */
export type IsolatedTask<Run extends IsolatedRun> = {
  /** URL of a server file named `*.isolated.ts`; a child rejects other names as the task’s module. */
  module: URL;
  /**
   * Time limit in milliseconds, measured from the time when the module is loaded; the child is killed after this
   * time.
   */
  runMs: number;
  /** Maximum size of the result as JSON, in bytes; a larger result fails with the reason `output`. */
  outputBytes: number;
  /** Maximum size of the input in bytes; a larger input is rejected without starting a child. */
  inputBytes: number;
  /** Exists only for type inference: the type of the module’s function `run`. */
  run?: Run;
};

export type OptionsOf<Run extends IsolatedRun> = Parameters<Run>[1];
export type OutputOf<Run extends IsolatedRun> = Awaited<ReturnType<Run>>;

/**
 * The reason why a task has no result. `failed`: the module threw an error. `time` and `memory`: the task exceeded
 * that limit. `input` and `output`: the data exceeded the size limit. `crashed`: the child exited unexpectedly.
 */
export type IsolationReason = 'failed' | 'time' | 'memory' | 'input' | 'output' | 'crashed';

/**
 * Error: a task has no result, for example because of a harmful file. The caller decides which message the user
 * sees.
 */
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
  /** Message that the module is loaded. The time limit of the task starts with this message. */
  | { kind: 'started' }
  | { kind: 'done'; value: unknown; rss: number }
  | { kind: 'failed'; detail: string }
  | { kind: 'output' };

/** Text that the memory watch writes to standard error before it kills the child. */
export const memoryMark = 'pratik: out of memory';
