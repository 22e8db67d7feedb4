import { type ComponentType, useRef, useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { isApiProblem } from '../../lib/api/api-problem.ts';
import { type Checked, checkVisitorText } from './visitor-call.ts';

/**
 * Reason why there is no result. `limit` means that this network has sent too many requests; its value is the
 * waiting time in minutes.
 */
export type CheckFailure = 'empty' | 'offline' | 'busy' | { readonly limit: number };

export type VisitorCheckState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'done'; readonly result: Checked; readonly Found: ComponentType<{ result: Checked }> }
  | { readonly kind: 'failed'; readonly failure: CheckFailure };

/** Checks a visitor’s sentence. A new check cancels the check that is still running. */
export const useVisitorCheck = () => {
  const [state, setState] = useState<VisitorCheckState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  const check = async (written: string): Promise<void> => {
    const text = written.trim();
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    if (text === '') return setState({ kind: 'failed', failure: 'empty' });
    setState({ kind: 'checking' });
    try {
      const [answer, { Found }] = await Promise.all([
        callApi(checkVisitorText, { text }, { signal: own.signal }),
        import('./found.tsx'),
      ]);
      if (!own.signal.aborted) setState({ kind: 'done', result: { text, ...answer }, Found });
    } catch (error) {
      if (!own.signal.aborted) setState({ kind: 'failed', failure: failureOf(error) });
    }
  };
  return { state, check };
};

/**
 * Minimum waiting time in seconds that is reported as `limit`. A shorter time only means that many visitors use the
 * check now.
 */
const limitSeconds = 30;

const failureOf = (error: unknown): CheckFailure => {
  // Any other error means that the chunk with the result could not be loaded.
  if (!isApiProblem(error)) return 'offline';
  const wait = error.name_ === 'too-many-requests' ? (error.problem.retryAfter ?? 0) : 0;
  return wait >= limitSeconds ? { limit: Math.ceil(wait / 60) } : 'busy';
};
