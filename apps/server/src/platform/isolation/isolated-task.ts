/** What a module of an isolated task exports as `run`: bytes of a file in, a JSON value out. */
// biome-ignore lint/suspicious/noExplicitAny: each task has options and a result of its own
export type IsolatedRun = (input: Buffer, options: any) => unknown;

/** Work that runs in a child process, with its limits. */
export type IsolatedTask<Run extends IsolatedRun> = {
  /** A file `*.isolated.ts` of this server; the child loads nothing else. */
  module: URL;
  /** Milliseconds from when the module is loaded; then the child is killed. */
  runMs: number;
  /** Bytes of the result as JSON; a child that sends more is killed. */
  outputBytes: number;
  /** Bytes of the input; more is refused without a child. */
  inputBytes: number;
  /** For the compiler only: the type of the module's `run`. */
  run?: Run;
};

export type OptionsOf<Run extends IsolatedRun> = Parameters<Run>[1];
export type OutputOf<Run extends IsolatedRun> = Awaited<ReturnType<Run>>;

/**
 * Why a task gave no result. `failed`: its module threw; `input`, `output`: too many bytes; `crashed`: the child ended
 * by itself.
 */
export type IsolationReason = 'failed' | 'time' | 'memory' | 'input' | 'output' | 'crashed';

/** A task that was not finished because of what it was given; the caller says what that means to the user. */
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
  /** The module is loaded; the time of the task begins. */
  | { kind: 'started' }
  | { kind: 'done'; value: unknown; rss: number }
  | { kind: 'failed'; detail: string }
  | { kind: 'output' };

/** What the watching thread of a child writes to standard error before it kills the process. */
export const memoryMark = 'pratik: out of memory';
