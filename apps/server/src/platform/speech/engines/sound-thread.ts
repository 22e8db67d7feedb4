import { Worker } from 'node:worker_threads';
import type { SoundFormat } from '@pratik/contract/sound-format';
import type { FliteVoice } from '../flite/flite-voices.ts';
import type { Sound } from './sound.ts';
import type { SoundAnswer, SoundResult, SoundTask } from './sound-protocol.ts';

export type SoundThread = {
  say(text: string, voice: FliteVoice, stretch: number): Promise<Sound>;
  /** Returns the phonemes of a text, in flite’s notation. */
  phones(text: string): Promise<string[]>;
  encode(sound: Sound, format: SoundFormat): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
};

type Waiting = {
  resolve: (result: SoundResult) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
};

const workerUrl = new URL('./sound.worker.ts', import.meta.url);
/**
 * Time limit of a task in milliseconds. A sentence takes about 50 ms and a file less than a second, but many times
 * longer on an overloaded machine.
 */
const taskTimeoutMs = 60_000;
/** Milliseconds after which an idle thread is ended, because flite uses about 200 MB of memory. */
const idleMs = 60_000;

/**
 * Runs speech and encoding tasks in a separate thread, which starts on demand and ends when idle. If the thread
 * crashes or hangs, its tasks fail and the next task starts a new thread.
 */
export const createSoundThread = (): SoundThread => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const lose = (thread: Worker, reason: string) => {
    if (thread !== worker) return;
    worker = undefined;
    void thread.terminate();
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(new Error(reason));
    }
    waiting.clear();
  };

  const start = (): Worker => {
    // Without this option, Node.js prints a warning for each thread that WASI is experimental.
    const thread = new Worker(workerUrl, { execArgv: ['--disable-warning=ExperimentalWarning'] });
    thread.on('message', (answer: SoundAnswer) => {
      const asked = waiting.get(answer.id);
      if (!asked) return;
      waiting.delete(answer.id);
      clearTimeout(asked.timer);
      if (answer.ok) asked.resolve(answer.result);
      else asked.reject(new Error(answer.reason));
      if (waiting.size === 0) rest(thread);
    });
    thread.on('error', (error) => lose(thread, `sound thread crashed: ${error}`));
    thread.on('exit', () => lose(thread, 'sound thread ended'));
    return thread;
  };

  const rest = (thread: Worker) => {
    thread.unref();
    clearTimeout(idle);
    idle = setTimeout(() => void end(), idleMs).unref();
  };

  const end = async () => {
    const thread = worker;
    if (!thread) return;
    worker = undefined;
    thread.ref();
    const gone = new Promise((resolve) => thread.once('exit', resolve));
    thread.postMessage({ id: 0, end: true });
    const kill = setTimeout(() => void thread.terminate(), 2000);
    await gone;
    clearTimeout(kill);
  };

  const ask = (task: SoundTask): Promise<SoundResult> => {
    clearTimeout(idle);
    worker ??= start();
    const thread = worker;
    thread.ref();
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => lose(thread, 'sound thread took too long'), taskTimeoutMs);
      waiting.set(id, { resolve, reject, timer });
      thread.postMessage({ id, task });
    });
  };

  return {
    async say(text, voice, stretch) {
      const result = await ask({ kind: 'say', text, voice, stretch });
      if (result.kind !== 'say') throw new Error('unexpected result from the sound thread');
      return result.sound;
    },
    async phones(text) {
      const result = await ask({ kind: 'phones', text });
      if (result.kind !== 'phones') throw new Error('unexpected result from the sound thread');
      return result.phones;
    },
    async encode(sound, format) {
      const result = await ask({ kind: 'encode', sound, format });
      if (result.kind !== 'encode') throw new Error('unexpected result from the sound thread');
      return result.file;
    },
    async close() {
      clearTimeout(idle);
      if (waiting.size > 0 && worker) lose(worker, 'sound thread is closing');
      await end();
    },
  };
};
