import type { FeedbackEngine } from '@pratik/feedback/engine';
import { sharing } from './shared-analysis.ts';

export type LoadingEngine = {
  /** Resolves with the engine itself; rejects when it did not load. */
  loaded: Promise<FeedbackEngine>;
  analyse: FeedbackEngine['analyse'];
  close(): Promise<void>;
};

/** Begins loading at once, so that the product is up before its dictionaries are; whoever asks waits. */
export const startLoading = (load: () => Promise<FeedbackEngine>): LoadingEngine => {
  const loaded = load().then(sharing);
  loaded.catch(() => undefined);
  return {
    loaded,
    analyse: async (text, options) => (await loaded).analyse(text, options),
    close: async () => {
      const engine = await loaded.catch(() => undefined);
      await engine?.close();
    },
  };
};
