import type { FailureReason } from '@pratik/contract/message-process';
/**
 * Runs work with a time limit, even if the work ignores its abort signal. Resolves to 'stopping' when the process
 * stops first.
 * @throws when the work fails or exceeds the limit
 */
export const withinTime = async <Value>(
  work: (signal: AbortSignal) => Promise<Value>,
  limitMs: number,
  stopping: AbortSignal,
): Promise<Value | 'stopping'> => {
  const gaveUp = new AbortController();
  const { promise: interrupted, resolve, reject } = Promise.withResolvers<'stopping'>();
  const late = () => reject(new Error('too-slow' satisfies FailureReason));
  const timer = setTimeout(late, limitMs);
  const stop = () => resolve('stopping');
  stopping.addEventListener('abort', stop, { once: true });
  if (stopping.aborted) stop();
  try {
    const result = work(gaveUp.signal);
    result.catch(() => undefined);
    return await Promise.race([interrupted, result]);
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener('abort', stop);
    gaveUp.abort();
  }
};
