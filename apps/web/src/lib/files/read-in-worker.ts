/** Error for a file whose reading takes too long or needs too much memory. */
export type ReadingError = { readonly kind: 'too-complex' };

/** Time limit for reading a file, in milliseconds. A file of the largest permitted size takes less than a second. */
export const readingMs = 15_000;

/**
 * Reads a file in its own web worker, so that the page stays responsive. The worker is terminated after
 * `readingMs`.
 * @param start creates the worker; it must contain `new Worker(new URL(…))`, so that the build finds the module
 */
export const readInWorker = <Answer>(start: () => Worker, sent: unknown): Promise<Answer | ReadingError> =>
  new Promise((resolve) => {
    const worker = start();
    const end = (answer: Answer | ReadingError) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    const timer = setTimeout(() => end({ kind: 'too-complex' }), readingMs);
    worker.onmessage = ({ data }: MessageEvent<Answer>) => end(data);
    // The browser terminates a worker that uses too much memory with an error.
    worker.onerror = () => end({ kind: 'too-complex' });
    worker.onmessageerror = () => end({ kind: 'too-complex' });
    worker.postMessage(sent);
  });
