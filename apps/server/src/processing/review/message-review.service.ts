import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import { totalCap } from '@pratik/contract/common';
import { messageStates } from '@pratik/contract/feedback';
import type {
  countMessages,
  getMessage,
  listMessages,
  ProcessedMessage,
  retryMessages,
} from '@pratik/contract/message-process';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Live } from '../../platform/live/live.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Progress } from '../../progress/progress.service.ts';
import { type CorrectionsChanged, createJudging, type Judging } from '../checking/judging.service.ts';
import { filterOf } from './message-filter.ts';
import {
  countByState,
  countDisputed,
  countMatching,
  selectAttempts,
  selectMedianDuration,
  selectMessage,
} from './message-review.store.ts';
import { selectReviewedCorrections } from './message-review-corrections.store.ts';
import { createMessageReviewList } from './message-review-list.service.ts';
import type { ListedMessage } from './message-review-list.store.ts';
import { createMessageReviewStats, type MessageReviewStats } from './message-review-stats.service.ts';
import { requeue } from './requeue.ts';
import { createRuns, type Runs } from './runs.service.ts';

/** Lets administrators see and control the processing of messages. */
export type MessageReview = {
  list(query: BodyOf<typeof listMessages>): Promise<AnswerOf<typeof listMessages>>;
  /** Returns a message with its corrections and attempts. @throws Problem not-found */
  message(id: string): Promise<AnswerOf<typeof getMessage>>;
  counts(): Promise<AnswerOf<typeof countMessages>>;
  /** Returns the median processing time of recent messages, in milliseconds. */
  medianDurationMs(): Promise<number | null>;
  /**
   * Sets messages to the state waiting and queues them again. Messages in processing stay unchanged. Returns the
   * number of queued messages.
   */
  retry(what: BodyOf<typeof retryMessages>): Promise<number>;
  judging: Judging;
  statistics: MessageReviewStats;
  runs: Runs;
};

type Options = {
  db: Db;
  jobs: Jobs;
  live: Live;
  clock: Clock;
  log: Log;
  progress: Progress;
  timeZone: string;
  changed: CorrectionsChanged;
};

const capped = (count: number) => ({ count: Math.min(count, totalCap), capped: count > totalCap });

export const createMessageReview = (options: Options): MessageReview => {
  const { db, jobs, live, timeZone } = options;
  const pages = createMessageReviewList(db, timeZone);
  return {
    judging: createJudging(options),
    statistics: createMessageReviewStats(options),
    runs: createRuns(options),
    async list({ page, size, ...asked }) {
      const [rows, found] = await Promise.all([
        pages.page(asked, { limit: size, offset: page * size }),
        countMatching(db, filterOf(asked, timeZone)),
      ]);
      const total = Math.min(found, totalCap);
      return { messages: rows.map(listedMessage), total, totalCapped: found > totalCap, page, size };
    },
    async message(id) {
      const row = await selectMessage(db, id);
      if (!row) throw new Problem('not-found');
      const [correctionList, attempts] = await Promise.all([
        selectReviewedCorrections(db, id),
        selectAttempts(db, id),
      ]);
      return {
        ...listedMessage({ ...row, excerpt: [...row.text].slice(0, 160).join('') }),
        text: row.text,
        correctionList,
        attemptList: attempts.map((one) => ({
          number: one.number,
          step: one.step,
          startedAt: one.started_at.toISOString(),
          finishedAt: one.finished_at?.toISOString() ?? null,
          durationMs: one.duration_ms,
          outcome: one.outcome,
          reason: one.reason,
          engine: one.engine,
          model: one.model,
          inputTokens: one.input_tokens,
          outputTokens: one.output_tokens,
          costUsd: one.cost_usd,
        })),
        engineVersion: row.engine_version,
        model: row.model,
        promptVersion: row.prompt_version,
        inputTokens: row.input_tokens,
        outputTokens: row.output_tokens,
        costUsd: row.cost_usd,
      };
    },
    async counts() {
      const [rows, disputed] = await Promise.all([countByState(db, messageStates), countDisputed(db)]);
      const counts = rows.map(({ state, count, oldest }) => ({
        state,
        ...capped(count),
        oldestAt: oldest?.toISOString() ?? null,
      }));
      return {
        counts,
        disputed: { ...capped(disputed.count), oldestAt: disputed.oldest?.toISOString() ?? null },
        oldestWaitingAt: counts.find(({ state }) => state === 'waiting')?.oldestAt ?? null,
      };
    },
    medianDurationMs: () => selectMedianDuration(db),
    retry: ({ ids }) => db.transaction().execute((tx) => requeue({ jobs, live }, tx, ids)),
  };
};

const listedMessage = (row: ListedMessage): ProcessedMessage => ({
  id: row.id,
  userId: row.user_id,
  userName: `${row.name} ${row.surname}`.trim(),
  source: row.source,
  excerpt: row.excerpt,
  state: row.state,
  attempts: row.attempts,
  reason: row.reason,
  corrections: row.correction_count,
  disputed: row.disputed,
  engine: row.engine,
  modelCheck: row.model_check,
  durationMs: row.duration_ms,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
});
