import type { AnswerOf } from '@pratik/contract/call';
import type { checkVisitorText } from '@pratik/contract/visitor';
import type { FeedbackEngine } from '@pratik/feedback/engine';
import type { RateLimit } from '../../platform/http/limits/rate-limits.ts';
import type { Log } from '../../platform/log/log.ts';
import { createSentenceCheck } from '../checking/sentence-check.service.ts';

export type VisitorCheck = {
  /**
   * Corrects a visitor’s sentence. Neither the text nor the result is stored or logged.
   * @param address network address whose calls are counted
   * @throws Problem `too-many-requests` for the address, or when too many visitors wait; `busy` when the check fails
   */
  check(text: string, address: string): Promise<AnswerOf<typeof checkVisitorText>>;
};

/** Limit of visitors’ checks for one network address. A whole class may share an address. */
export const visitorLimit = { name: 'visitor-check', attempts: 120, seconds: 600 };

/**
 * The engine checks one text at a time, in the order of the calls. With one visitor’s text at a time, a learner’s
 * message waits for at most one visitor.
 */
const visitorsAtOnce = { concurrency: 1, queue: 10 };

type Parts = {
  analyse: FeedbackEngine['analyse'];
  limit: Pick<RateLimit, 'take'>;
  log: Log;
  /** Time limit of a check in milliseconds; set only by tests. */
  timeoutMs?: number;
  loadingMs?: number;
};

export const createVisitorCheck = ({ analyse, limit, log, ...times }: Parts): VisitorCheck => {
  const checked = createSentenceCheck({
    analyse,
    log,
    what: 'a visitor’s sentence',
    limits: visitorsAtOnce,
    ...times,
  });
  return {
    async check(text, address) {
      await limit.take(address);
      const found = await checked(text);
      return { corrections: found.corrections, ...(found.checked ? { checked: found.checked } : {}) };
    },
  };
};
