import { setTimeout as wait } from 'node:timers/promises';
import type { FeedbackEngine } from '@pratik/feedback/engine';
import type { Log } from '../../platform/log/log.ts';
import { sharing } from './shared-analysis.ts';

export type LoadingEngine = {
  /** Promise of the engine. Resolves when a loading attempt succeeds; rejects when the server stops before that. */
  loaded: Promise<FeedbackEngine>;
  /**
   * Analyses a text as soon as the running loading attempt succeeds. Rejects when this attempt fails, without waiting
   * for a later attempt.
   */
  analyse: FeedbackEngine['analyse'];
  /** Same as `analyse`, but does not cache the text or the result for later calls. */
  analyseUnshared: FeedbackEngine['analyse'];
  close(): Promise<void>;
};

type Loading = {
  load: () => Promise<FeedbackEngine>;
  log: Log;
  stopping: AbortSignal;
  /** Waits between two loading attempts. */
  pause?: (stopping: AbortSignal) => Promise<void>;
};

const againAfterMs = 10_000;

/** Starts loading the engine in the background, because the dictionaries take long to load. Retries after a failure. */
export const startLoading = ({ load, log, stopping, pause = rest }: Loading): LoadingEngine => {
  const begin = async () => {
    const own = await load();
    return { own, shared: sharing(own) };
  };
  let attempt = begin();
  const keepTrying = async (): Promise<FeedbackEngine> => {
    for (;;) {
      try {
        return (await attempt).shared;
      } catch (err) {
        stopping.throwIfAborted();
        log.error({ err }, 'loading the checker failed: messages wait until a retry succeeds');
      }
      await pause(stopping);
      attempt = begin();
    }
  };
  const loaded = keepTrying();
  loaded.catch(() => undefined);
  return {
    loaded,
    analyse: async (text, options) => (await attempt).shared.analyse(text, options),
    analyseUnshared: async (text, options) => (await attempt).own.analyse(text, options),
    close: async () => {
      const engine = await loaded.catch(() => undefined);
      await engine?.close();
    },
  };
};

const rest = async (signal: AbortSignal) => {
  await wait(againAfterMs, undefined, { signal, ref: false });
};
