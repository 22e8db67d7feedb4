import type { FailureReason } from '@pratik/contract/message-process';
import type { Analysis, FeedbackEngine } from '@pratik/feedback/engine';
import type { ModelError } from '@pratik/feedback/model/ask';
import { judgeLong } from '@pratik/feedback/safety/check';
import type { Job, Jobs } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/log/log.ts';
import { reasonOf } from './checking/attempt.policy.ts';
import type { Attempt, Attempts, Outcome } from './checking/attempt.service.ts';
import type { FeedbackModel, ModelUse } from './checking/feedback-model.ts';
import type { ModelAttempts } from './checking/model-attempt.service.ts';
import { withinTime } from './checking/within-time.ts';
import { type FeedbackJob, feedbackModelQueue, feedbackQueue } from './processing.jobs.ts';

export type Worker = {
  /** Runs the engine’s check of one message; rejects when the check should be retried later. */
  process(messageId: string, signal: AbortSignal): Promise<void>;
  /**
   * Runs the AI model’s check of one message; rejects when the check should be retried later. While the model may not
   * be called after failures, no attempt is counted; with `lastTry`, the message is then marked as checked without
   * the model.
   */
  addFromModel(messageId: string, signal: AbortSignal, lastTry?: boolean): Promise<void>;
  start(): Promise<void>;
  /** Resolves when no message is being processed. Awaited after job processing has been stopped. */
  idle(): Promise<void>;
};

type Options = {
  jobs: Jobs;
  log: Log;
  attempts: Attempts;
  modelAttempts: ModelAttempts;
  engine: FeedbackEngine;
  concurrency: number;
  /** Maximum time that the engine may take for one message, without the AI model, in milliseconds. */
  engineTimeoutMs: number;
  /** The configured AI model, which is called for the learner of a message; null when no model is configured. */
  model: {
    configured: FeedbackModel;
    timeZoneOf(userId: string): Promise<string>;
    namesOf(userId: string): Promise<readonly string[]>;
  } | null;
};

const unusable: FailureReason = 'model-unusable';
const unavailable: FailureReason = 'model-unavailable';

/**
 * Number of concurrent model checks for each concurrent engine check. The number is higher because a model check
 * mostly waits.
 */
const modelSteps = 2;

export const createWorker = (options: Options): Worker => {
  const { jobs, log, attempts, modelAttempts, engine, concurrency, engineTimeoutMs, model } = options;
  const engineName = `${engine.name} ${engine.version}`;
  const running = new Set<Promise<void>>();

  /**
   * Returns the state of the AI model’s check after the engine’s check. A message about danger is never sent to the
   * model, also when an old message is processed again.
   */
  const modelStepOf = async ({ text, userId }: Attempt): Promise<Outcome['modelStep']> => {
    if (!model) return null;
    if ((await judgeLong(text)) !== null) return 'not-allowed';
    return (await model.configured.mayAsk(userId)) ? 'waiting' : 'not-allowed';
  };

  const check = async (attempt: Attempt, signal: AbortSignal): Promise<Outcome> => {
    const analysis = await engine.analyse(attempt.text, { signal });
    return {
      corrections: analysis.corrections,
      checked: analysis.checked ?? 'open',
      modelStep: await modelStepOf(attempt),
      remark: remarkOn(analysis),
    };
  };

  const process = async (messageId: string, signal: AbortSignal): Promise<void> => {
    const attempt = await attempts.begin(messageId, engineName);
    if (!attempt) return;
    const found = await withinTime((until) => check(attempt, until), engineTimeoutMs, signal).catch(refused);
    if (found === 'stopping') {
      await attempts.handBack(attempt);
      throw new Error('the attempt was handed back to the queue');
    }
    if (!('reason' in found)) return attempts.finish(attempt, engine, found);
    log.warn(
      { messageId, attempt: attempt.tryNumber, reason: found.reason },
      'a message could not be processed',
    );
    if (await attempts.fail(attempt, found.reason)) throw new Error(found.reason);
  };

  const addFromModel = async (messageId: string, signal: AbortSignal, lastTry = false): Promise<void> => {
    if (!model) return;
    if (model.configured.waitMs() > 0) {
      if (lastTry) return modelAttempts.giveUp(messageId);
      throw new Error('the AI model is not called for now, because earlier calls failed');
    }
    const attempt = await modelAttempts.begin(messageId, engineName);
    if (!attempt) return;
    const { configured, timeZoneOf, namesOf } = model;
    const { userId, text } = attempt;
    let use: () => ModelUse | null = () => null;
    const ask = async (until: AbortSignal) => {
      // Checks the consent again, because the learner may have withdrawn it since the job was queued.
      if (!(await configured.mayAsk(userId))) throw new Error('no-consent' satisfies FailureReason);
      const opened = configured.openFor({ id: userId, timeZone: await timeZoneOf(userId) });
      use = opened.use;
      return engine.analyse(text, { signal: until, askModel: opened.ask, names: await namesOf(userId) });
    };
    const found = await withinTime(ask, engineTimeoutMs + configured.totalMs, signal).catch(refused);
    if (found === 'stopping') {
      await modelAttempts.handBack(attempt, use());
      throw new Error('the attempt was handed back to the queue');
    }
    const failure = 'reason' in found ? found.reason : failureIn(found.modelError);
    const spent = use();
    if (failure === null && spent && !('reason' in found)) {
      const remark = found.modelError ? unusable : null;
      const { corrections, checked = 'open' } = found;
      return modelAttempts.finish(attempt, engine, { corrections, checked, use: spent, remark });
    }
    const reason = failure ?? unavailable;
    log.warn({ messageId, attempt: attempt.tryNumber, reason }, 'the AI model’s check added no corrections');
    if (await modelAttempts.fail(attempt, reason, spent)) throw new Error(reason);
  };

  const tracked =
    (work: (messageId: string, signal: AbortSignal, lastTry: boolean) => Promise<void>) =>
    (job: Job<FeedbackJob>) => {
      const done = work(job.data.messageId, job.signal, job.lastAttempt);
      running.add(done);
      return done.finally(() => running.delete(done));
    };

  return {
    process,
    addFromModel,
    async start() {
      await jobs.work<FeedbackJob>(feedbackQueue, concurrency, tracked(process));
      if (model) {
        await jobs.work<FeedbackJob>(feedbackModelQueue, concurrency * modelSteps, tracked(addFromModel));
      }
    },
    idle: async () => void (await Promise.allSettled(running)),
  };
};

const refused = (error: unknown) => ({ reason: reasonOf(error) });

const failureIn = (modelError: ModelError | undefined): string | null =>
  modelError === 'unavailable' ? unavailable : null;

const remarkOn = ({ sourceErrors = [] }: Analysis): string | null =>
  sourceErrors.length === 0
    ? null
    : `checks-failed: ${sourceErrors.map(({ source, failure }) => `${source} (${failure})`).join(', ')}`;
