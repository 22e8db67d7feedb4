import { rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createFrameReader, encodeFrame } from './frames.ts';
import type { FromChild, IsolatedRun, ToChild } from './isolated-task.ts';

/**
 * Entry point of an isolated child process: receives tasks on standard input and sends results to file descriptor
 * 3.
 */

const [memoryMb = '', folder = ''] = process.argv.slice(2);
const serverRoot = new URL('../../../', import.meta.url).href;
/** Niceness of the child process, so that its priority is lower than the priority of the server’s threads. */
const niceness = 10;

setPriority(niceness);
// The memory watch runs in a separate thread, because the main thread may be blocked in an endless loop.
new Worker(new URL('./child-watch.worker.ts', import.meta.url), {
  workerData: { mostBytes: Number(memoryMb) * 1024 * 1024, parent: process.ppid, folder },
}).unref();

const answers = new Socket({ fd: 3, readable: false, writable: true });
const answer = (message: FromChild) => {
  for (const part of encodeFrame(message)) answers.write(part);
};

const load = async (module: string): Promise<IsolatedRun> => {
  if (!module.startsWith(serverRoot) || !module.endsWith('.isolated.ts'))
    throw new Error('the module is not an isolated module (*.isolated.ts)');
  const { run }: { run: IsolatedRun } = await import(module);
  return run;
};

const work = async ({ module, options, outputBytes }: ToChild, input: Buffer): Promise<FromChild> => {
  try {
    const run = await load(module);
    answer({ kind: 'started' });
    const value = (await run(input, options)) ?? null;
    const done: FromChild = { kind: 'done', value, rss: process.memoryUsage.rss() };
    return Buffer.byteLength(JSON.stringify(value)) > outputBytes ? { kind: 'output' } : done;
  } catch (error) {
    return { kind: 'failed', detail: error instanceof Error ? error.name : 'no error' };
  }
};

process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const read = createFrameReader(() => Number.POSITIVE_INFINITY);
process.stdin.on('data', (chunk: Buffer) => {
  for (const { value, bytes } of read(chunk)) void work(value as ToChild, bytes).then(answer);
});
// The child exits when the server has closed its end of the pipe or has ended.
process.stdin.on('close', () => process.exit());
process.stdin.on('error', () => process.exit());
answers.on('error', () => process.exit());
answer({ kind: 'ready' });
