import type { FeedbackEngine } from '@pratik/feedback/engine';

const kept = 256;

/**
 * The engine, working on each text once: the offline partner looks at a message for its recast just
 * before the worker corrects it. A failure is not kept. Whoever gives up by `signal` leaves the others
 * their result; a text nobody waits for any more is left to finish. What a model says is not shared: it is
 * asked in one learner's name.
 */
export const sharing = (engine: FeedbackEngine): FeedbackEngine => {
  const results = new Map<string, ReturnType<FeedbackEngine['analyse']>>();

  const resultOf = (text: string) => {
    const known = results.get(text);
    if (known) return known;
    const result = engine.analyse(text);
    results.set(text, result);
    result.catch(() => results.delete(text));
    const oldest = results.keys().next().value;
    if (results.size > kept && oldest !== undefined) results.delete(oldest);
    return result;
  };

  return {
    name: engine.name,
    version: engine.version,
    analyse(text, options = {}) {
      if (options.askModel) return engine.analyse(text, options);
      return options.signal ? unlessAborted(resultOf(text), options.signal) : resultOf(text);
    },
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
