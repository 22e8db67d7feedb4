/** The file took too long or too much memory to read. */
export type ReadingFault = { readonly kind: 'too-complex' };

/** Reading a file of the largest permitted size takes less than a second. */
export const readingMs = 15_000;

/**
 * Reads a file in its own worker, which is ended after `readingMs`, so that no file blocks the page.
 * @param start creates the worker; it must contain `new Worker(new URL(…))`, so that the build finds the module
 */
export const readInWorker = <Answer>(start: () => Worker, sent: unknown): Promise<Answer | ReadingFault> =>
  new Promise((resolve) => {
    const worker = start();
    const end = (answer: Answer | ReadingFault) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    const timer = setTimeout(() => end({ kind: 'too-complex' }), readingMs);
    worker.onmessage = ({ data }: MessageEvent<Answer>) => end(data);
    // The browser ends a worker that uses too much memory with an error.
    worker.onerror = () => end({ kind: 'too-complex' });
    worker.onmessageerror = () => end({ kind: 'too-complex' });
    worker.postMessage(sent);
  });
