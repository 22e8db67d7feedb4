import type { FeedbackEngine } from '@pratik/feedback/engine';

const stored = 256;

type Shared = {
  result: ReturnType<FeedbackEngine['analyse']>;
  /** Number of waiting callers. When it reaches 0, the analysis is cancelled, so that it does not delay other texts. */
  waiting: number;
  done: boolean;
  callOff: AbortController;
};

/**
 * Analyses each text once: the offline partner analyses a message for its recast just before the worker
 * corrects it. A failure is not stored. A caller that cancels by `signal` does not affect the results of the others.
 * Results of a model are not shared, because they are requested in the name of one learner.
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
