import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createFrameReader, encodeFrame, FrameTooLarge } from './frames.ts';
import {
  type FromChild,
  IsolationError,
  type IsolationReason,
  memoryMark,
  type ToChild,
} from './isolated-task.ts';

export type ChildWork = { task: ToChild; input: Uint8Array; runMs: number };

export type IsolatedChild = {
  readonly pid: number | undefined;
  /**
   * Runs one task in the child; must not be called while another task runs. @throws IsolationError; afterwards the
   * child has been killed, unless the reason is `failed` or `output`
   */
  run(work: ChildWork): Promise<unknown>;
  /** Kills the child immediately; a running task fails with the reason `crashed`. */
  kill(): void;
  /** Whether the child must be replaced, because it has used too much memory, run too many tasks or been killed. */
  readonly mustBeReplaced: boolean;
  readonly dead: boolean;
  /** Resolves when the process has ended and its folder is deleted. */
  readonly ended: Promise<void>;
};

const entry = fileURLToPath(new URL('./child.main.ts', import.meta.url));
/** Folders of code and packages. A child may read only these folders and its own folder. */
const readable = [
  '../../',
  '../../../test/isolation/',
  '../../../../../packages/',
  '../../../../../node_modules/',
].map((path) => fileURLToPath(new URL(path, import.meta.url)));
/**
 * Time limit for starting a child, in milliseconds. Loading takes about 100 ms, but many times longer on an
 * overloaded machine.
 */
const startMs = 60_000;
const mostTasks = 200;
/** Maximum size of the JSON that surrounds a result, in bytes. */
const frameMargin = 1024;

/**
 * Starts a Node.js process without environment variables except TMPDIR. The process may write only to its own
 * folder, and may read only that folder and code.
 */
export const startChild = (memoryMb: number): IsolatedChild => {
  const folder = mkdtempSync(join(tmpdir(), 'pratik-isolated-'));
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${Math.floor(memoryMb * 0.75)}`,
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
      '--permission',
      '--allow-worker',
      ...[...readable, folder].map((path) => `--allow-fs-read=${path}`),
      `--allow-fs-write=${folder}`,
      entry,
      String(memoryMb),
      folder,
    ],
    // The child has its own process group, so that Ctrl-C stops only the server, which then stops its child processes.
    { env: { TMPDIR: folder }, stdio: ['pipe', 'ignore', 'pipe', 'pipe'], detached: true },
  );
  const [input, , errors, answers] = child.stdio as unknown as [Writable, null, Readable, Readable];

  let current: PromiseWithResolvers<unknown> | undefined;
  let killedFor: IsolationReason | undefined;
  let timer: NodeJS.Timeout | undefined;
  let runMs = 0;
  let largest = frameMargin;
  let tasks = 0;
  let mustBeReplaced = false;
  let dead = false;
  let lastWords = '';

  /** Decides whether the child keeps the server process running; an idle child does not keep it running. */
  const keepServerRunning = (on: boolean) => {
    for (const one of [child, input, errors, answers]) {
      if (one instanceof Socket || one === child) (one as Socket)[on ? 'ref' : 'unref']();
    }
  };

  const kill = (reason?: IsolationReason) => {
    killedFor ??= reason;
    mustBeReplaced = true;
    child.kill('SIGKILL');
    // The server process runs at least until the child has ended.
    keepServerRunning(true);
  };

  const arm = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => kill('time'), ms);
  };

  const settle = (message: FromChild) => {
    if (message.kind === 'started') return arm(runMs);
    const asked = current;
    if (message.kind === 'ready' || !asked) return;
    clearTimeout(timer);
    current = undefined;
    if (message.kind === 'done') {
      mustBeReplaced ||= message.rss > (memoryMb * 1024 * 1024) / 2;
      asked.resolve(message.value);
    } else if (message.kind === 'failed') asked.reject(new IsolationError('failed', message.detail));
    else asked.reject(new IsolationError('output'));
    keepServerRunning(false);
  };

  const read = createFrameReader(() => largest);
  answers.on('data', (chunk: Buffer) => {
    try {
      for (const { value } of read(chunk)) settle(value as FromChild);
    } catch (error) {
      kill(error instanceof FrameTooLarge ? 'output' : 'crashed');
    }
  });
  errors.on('data', (chunk: Buffer) => {
    lastWords = (lastWords + chunk.toString('latin1')).slice(-4000);
  });
  // Write errors of the streams are ignored, because the `exit` event reports that the child has ended.
  for (const stream of [input, errors, answers]) stream.on('error', () => undefined);

  const ended = new Promise<void>((resolve) => {
    const end = () => {
      if (dead) return;
      dead = true;
      clearTimeout(timer);
      const outOfMemory = lastWords.includes(memoryMark) || lastWords.includes('heap out of memory');
      current?.reject(new IsolationError(killedFor ?? (outOfMemory ? 'memory' : 'crashed')));
      current = undefined;
      void rm(folder, { recursive: true, force: true }).then(resolve, () => resolve());
    };
    child.once('exit', () => {
      mustBeReplaced = true;
    });
    // The end of the child is handled at the event `close`, which fires after its streams have ended, because the error
    // stream may contain the reason.
    child.once('close', end);
    child.once('error', end);
  });
  keepServerRunning(false);

  return {
    pid: child.pid,
    run(work) {
      const asked = Promise.withResolvers<unknown>();
      if (dead || mustBeReplaced) return Promise.reject(new IsolationError('crashed'));
      current = asked;
      tasks += 1;
      mustBeReplaced ||= tasks >= mostTasks;
      runMs = work.runMs;
      largest = work.task.outputBytes + frameMargin;
      keepServerRunning(true);
      arm(startMs);
      for (const part of encodeFrame(work.task, work.input)) input.write(part);
      return asked.promise;
    },
    kill: () => kill(),
    get mustBeReplaced() {
      return mustBeReplaced;
    },
    get dead() {
      return dead;
    },
    ended,
  };
};
