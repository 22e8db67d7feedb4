import type { FeedbackEngine } from '@pratik/feedback/engine';
import type { ModelFault } from '@pratik/feedback/model/ask';
import { dangerIn } from '@pratik/feedback/safety/check';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/log/log.ts';
import { reasonOf } from './attempt.policy.ts';
import type { Attempt, Attempts, Outcome } from './attempt.service.ts';
import type { HouseModel, ModelUse } from './house-model.ts';
import { type FeedbackJob, feedbackQueue } from './processing.jobs.ts';

export type Worker = {
  /** Works on one message; rejects when it is to be tried again later. */
  process(messageId: string, signal: AbortSignal): Promise<void>;
  start(): Promise<void>;
  /** Resolves when nothing is under way any more; to be awaited after the jobs were stopped. */
  idle(): Promise<void>;
};

type Options = {
  jobs: Jobs;
  log: Log;
  attempts: Attempts;
  engine: FeedbackEngine;
  concurrency: number;
  /** How long the engine's own sources may take with one message. */
  engineTimeoutMs: number;
  /** The house's model, asked in the name of the learner who wrote; null without one. */
  model: {
    house: HouseModel;
    timeZoneOf(personId: string): Promise<string>;
    namesOf(personId: string): Promise<readonly string[]>;
  } | null;
};

const remarks: Record<ModelFault, string> = {
  unavailable: 'Model yanıt vermedi; yalnızca kendi denetimimiz yapıldı',
  unusable: 'Modelin yanıtı kullanılamadı; yalnızca kendi denetimimiz yapıldı',
};

/** What a try has taken of the model so far, where it asked it. */
type Spent = { use?: () => ModelUse };

/** Why an analysis ended without a result. */
type Interruption = 'stopping' | 'too-late';

export const createWorker = ({
  jobs,
  log,
  attempts,
  engine,
  concurrency,
  engineTimeoutMs,
  model,
}: Options): Worker => {
  const mostMs = engineTimeoutMs + (model?.house.totalMs ?? 0);
  const running = new Set<Promise<void>>();

  const process = async (messageId: string, signal: AbortSignal): Promise<void> => {
    const attempt = await attempts.begin(messageId, `${engine.name} ${engine.version}`);
    if (!attempt) return;
    const spent: Spent = {};
    const found = await analyse(attempt, spent, signal);
    const used = () => spent.use?.() ?? null;
    if (found === 'stopping') {
      await attempts.handBack(attempt, used());
      throw new Error('handed back');
    }
    if (found.ok) return attempts.finish(attempt, engine, found.outcome);
    log.warn({ messageId, attempt: attempt.number, reason: found.reason }, 'feedback failed');
    if (await attempts.fail(attempt, found.reason, used())) throw new Error(found.reason);
  };

  /** The engine against its time limit and the process's end, whether or not it heeds them. */
  const analyse = async (attempt: Attempt, spent: Spent, signal: AbortSignal) => {
    const gaveUp = new AbortController();
    const { promise, resolve } = Promise.withResolvers<Interruption>();
    const timer = setTimeout(() => resolve('too-late'), mostMs);
    const stop = () => resolve('stopping');
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    try {
      const answer = withModel(attempt, spent, gaveUp.signal);
      answer.catch(() => undefined);
      const first = await Promise.race([answer, promise]);
      if (first === 'stopping') return first;
      if (first === 'too-late') {
        return { ok: false as const, reason: `Motor ${mostMs / 1000} saniyede yanıt vermedi` };
      }
      return { ok: true as const, outcome: first };
    } catch (error) {
      return { ok: false as const, reason: reasonOf(error) };
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      gaveUp.abort();
    }
  };

  const withModel = async (attempt: Attempt, spent: Spent, signal: AbortSignal): Promise<Outcome> => {
    // Words of danger take another way since the rules know them; older ones may still be processed again.
    const isKept = dangerIn(attempt.text) !== null;
    if (!model || isKept || !(await model.house.mayAsk(attempt.userId))) {
      const { corrections } = await engine.analyse(attempt.text, { signal });
      return { corrections, model: null, remark: null };
    }
    const { ask, use } = model.house.openFor({
      id: attempt.userId,
      timeZone: await model.timeZoneOf(attempt.userId),
    });
    spent.use = use;
    const { corrections, modelFault } = await engine.analyse(attempt.text, {
      signal,
      askModel: ask,
      names: await model.namesOf(attempt.userId),
    });
    return { corrections, model: use(), remark: modelFault ? remarks[modelFault] : null };
  };

  return {
    process,
    start: () =>
      jobs.work<FeedbackJob>(feedbackQueue, concurrency, (job) => {
        const work = process(job.data.messageId, job.signal);
        running.add(work);
        return work.finally(() => running.delete(work));
      }),
    idle: async () => void (await Promise.allSettled(running)),
  };
};
