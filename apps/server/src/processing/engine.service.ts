import { setTimeout as wait } from 'node:timers/promises';
import type { FeedbackEngine } from '@pratik/feedback/engine';
import type { Log } from '../platform/log/log.ts';
import { sharing } from './shared-analysis.ts';

export type LoadingEngine = {
  /** Resolves with the engine itself, however often it took; rejects when the product stops before. */
  loaded: Promise<FeedbackEngine>;
  /** Waits for the try under way alone: who reads a text now does not wait for the ones after it. */
  analyse: FeedbackEngine['analyse'];
  close(): Promise<void>;
};

type Loading = {
  load: () => Promise<FeedbackEngine>;
  log: Log;
  stopping: AbortSignal;
  /** Between two tries. */
  pause?: (stopping: AbortSignal) => Promise<void>;
};

const againAfterMs = 10_000;

/** Begins loading at once, so that the product is up before its dictionaries are, and again where that failed. */
export const startLoading = ({ load, log, stopping, pause = rest }: Loading): LoadingEngine => {
  const begin = () => load().then(sharing);
  let attempt = begin();
  const keepTrying = async (): Promise<FeedbackEngine> => {
    for (;;) {
      try {
        return await attempt;
      } catch (err) {
        stopping.throwIfAborted();
        log.error({ err }, 'the checker did not load: messages wait, and it is tried again');
      }
      await pause(stopping);
      attempt = begin();
    }
  };
  const loaded = keepTrying();
  loaded.catch(() => undefined);
  return {
    loaded,
    analyse: async (text, options) => (await attempt).analyse(text, options),
    close: async () => {
      const engine = await loaded.catch(() => undefined);
      await engine?.close();
    },
  };
};

const rest = async (signal: AbortSignal) => {
  await wait(againAfterMs, undefined, { signal, ref: false });
};
