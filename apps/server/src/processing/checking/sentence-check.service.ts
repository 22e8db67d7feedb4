import type { FeedbackEngine } from '@pratik/feedback/engine';
import { createTurnstile, type TurnstileLimits } from '../../platform/http/limits/turnstile.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Log } from '../../platform/log/log.ts';

/**
 * Checks a sentence and returns its corrections.
 * @throws Problem `too-many-requests` when too many texts wait; `busy` when the check fails or takes too long
 */
export type SentenceCheck = (text: string) => ReturnType<FeedbackEngine['analyse']>;

type Parts = {
  /** Analyses a text. The text is neither stored nor logged. */
  analyse: FeedbackEngine['analyse'];
  log: Log;
  /** Name of the checked texts in the log, for example "a visitor’s sentence". */
  what: string;
  limits: TurnstileLimits;
  /** Time limit of one check in milliseconds. */
  timeoutMs?: number;
  /**
   * Time limit in milliseconds for checks before the engine’s first answer, because the engine may still be loading.
   */
  loadingMs?: number;
};

/** Checks short texts while their author waits, with limits of time and concurrency. */
export const createSentenceCheck = ({
  analyse,
  log,
  what,
  limits,
  timeoutMs = 8_000,
  loadingMs = 45_000,
}: Parts): SentenceCheck => {
  const enter = createTurnstile(limits);
  let isLoaded = false;
  const analysed = async (text: string) => {
    const signal = AbortSignal.timeout(isLoaded ? timeoutMs : loadingMs);
    const late = Promise.withResolvers<never>();
    signal.addEventListener('abort', () => late.reject(signal.reason), { once: true });
    try {
      const found = await Promise.race([analyse(text, { signal }), late.promise]);
      isLoaded = true;
      return found;
    } catch (err) {
      // Only the name of the error is logged, because an unexpected error could contain the text.
      log.warn({ error: err instanceof Error ? err.name : 'unknown' }, `${what} was not checked`);
      throw new Problem('busy', { retryAfter: 5 });
    }
  };
  return (text) => enter(() => analysed(text));
};
