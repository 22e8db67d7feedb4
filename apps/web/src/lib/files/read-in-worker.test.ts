import { afterEach, describe, expect, it, vi } from 'vitest';
import { readInWorker, readingMs } from './read-in-worker.ts';

afterEach(() => vi.useRealTimers());

/** Creates a fake worker. The test sends the messages of this worker. */
const standIn = () => {
  const worker = { postMessage: vi.fn(), terminate: vi.fn() } as unknown as Worker;
  return { worker, reading: readInWorker(() => worker, ['text']) };
};

describe('readInWorker (reading a file in a web worker)', () => {
  it('returns the result and terminates the worker', async () => {
    const { worker, reading } = standIn();
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith(['text']);
    worker.onmessage?.({ data: { kind: 'empty' } } as MessageEvent);
    expect(await reading).toEqual({ kind: 'empty' });
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it('terminates a worker that does not answer within the time limit', async () => {
    vi.useFakeTimers();
    const { worker, reading } = standIn();
    vi.advanceTimersByTime(readingMs - 1);
    expect(worker.terminate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(worker.terminate).toHaveBeenCalledOnce();
    expect(await reading).toEqual({ kind: 'too-complex' });
  });

  it.each(['onerror', 'onmessageerror'] as const)(
    'terminates a worker that reports an error (%s)',
    async (event) => {
      const { worker, reading } = standIn();
      worker[event]?.({} as ErrorEvent & MessageEvent);
      expect(await reading).toEqual({ kind: 'too-complex' });
      expect(worker.terminate).toHaveBeenCalledOnce();
    },
  );
});
