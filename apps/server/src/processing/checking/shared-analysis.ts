import type { FeedbackEngine } from '@pratik/feedback/engine';

/** Maximum number of texts whose results are stored. */
const stored = 256;

type Shared = {
  result: ReturnType<FeedbackEngine['analyse']>;
  /**
   * Number of callers that wait for the analysis. When the last caller leaves, an unfinished analysis is cancelled, so
   * that it does not delay other texts.
   */
  waiting: number;
  done: boolean;
  callOff: AbortController;
};

/**
 * Wraps an engine so that it analyses each text once for all callers, because the offline partner and the worker
 * request the analysis of the same message shortly after each other. Failures are not stored. When a caller aborts,
 * the other callers still get the result. Model results are not shared, because each model request is made for one
 * learner.
 */
export const sharing = (engine: FeedbackEngine): FeedbackEngine => {
  const results = new Map<string, Shared>();

  const forget = (text: string, shared: Shared) => {
    if (results.get(text) === shared) results.delete(text);
  };

  const begin = (text: string): Shared => {
    const callOff = new AbortController();
    const result = engine.analyse(text, { signal: callOff.signal });
    const shared: Shared = { result, waiting: 0, done: false, callOff };
    results.set(text, shared);
    result.then(
      () => {
        shared.done = true;
      },
      () => forget(text, shared),
    );
    const oldest = results.keys().next().value;
    if (results.size > stored && oldest !== undefined) results.delete(oldest);
    return shared;
  };

  const join = async (text: string, signal: AbortSignal | undefined) => {
    const shared = results.get(text) ?? begin(text);
    shared.waiting += 1;
    try {
      return await (signal ? unlessAborted(shared.result, signal) : shared.result);
    } finally {
      shared.waiting -= 1;
      if (shared.waiting === 0 && !shared.done) {
        forget(text, shared);
        shared.callOff.abort();
      }
    }
  };

  return {
    name: engine.name,
    version: engine.version,
    analyse: (text, options = {}) =>
      options.askModel ? engine.analyse(text, options) : join(text, options.signal),
    close: () => engine.close(),
  };
};

const unlessAborted = <Value>(result: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
