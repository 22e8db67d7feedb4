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
import { addDays, dayStart } from '../platform/clock/clock.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Live } from '../platform/live/live.ts';
import { announceState } from './attempt.service.ts';
import { selectCorrections } from './correction.store.ts';
import {
  countByState,
  countMatching,
  type ListedMessage,
  type MessageFilter,
  selectAttempts,
  selectFailedIds,
  selectMedianDuration,
  selectMessage,
  selectOldestWaiting,
  selectPage,
} from './desk.store.ts';
import { holdMessages, updateMessage } from './message.store.ts';
import { feedbackQueue } from './processing.jobs.ts';

type Filters = Pick<BodyOf<typeof listMessages>, 'states' | 'personFilter' | 'source' | 'from' | 'to'>;

/** What administrators see of the processing, and do about it. */
export type Desk = {
  list(query: BodyOf<typeof listMessages>): Promise<AnswerOf<typeof listMessages>>;
  /** @throws Problem not-found */
  message(id: string): Promise<AnswerOf<typeof getMessage>>;
  counts(): Promise<AnswerOf<typeof countMessages>>;
  /** Median time the last messages took, in milliseconds. */
  medianDurationMs(): Promise<number | null>;
  /** Sets messages to waiting and queues them again; returns how many. Those being worked on stay alone. */
  retry(what: BodyOf<typeof retryMessages>): Promise<number>;
};

type Options = { db: Db; jobs: Jobs; live: Live; timeZone: string };

const columns = {
  createdAt: 'created_at',
  finishedAt: 'finished_at',
  durationMs: 'duration_ms',
  attempts: 'attempts',
} as const;

// One call queues at most this many; asked again, it goes on with the rest.
const retryAtOnce = 1000;

export const createDesk = ({ db, jobs, live, timeZone }: Options): Desk => {
  const filterOf = (filters: Filters): MessageFilter => ({
    states: filters.states,
    words: filters.personFilter.split(/\s+/).filter((word) => word !== ''),
    source: filters.source,
    from: filters.from ? dayStart(filters.from, timeZone) : undefined,
    to: filters.to ? dayStart(addDays(filters.to, 1), timeZone) : undefined,
  });

  const requeue = async (tx: Tx, ids: readonly string[]): Promise<number> => {
    const held = await holdMessages(tx, ids, ['waiting', 'failed', 'done', 'needs-review']);
    for (const message of held) {
      await updateMessage(tx, message.id, { state: 'waiting', failures: 0, reason: null });
      await jobs.send(tx, feedbackQueue, { messageId: message.id });
      await announceState(live, tx, message, 'waiting');
    }
    return held.length;
  };

  return {
    async list({ page, size, sort, order, ...filters }) {
      const filter = filterOf(filters);
      const [rows, found] = await Promise.all([
        selectPage(db, filter, { by: columns[sort], order }, page, size),
        countMatching(db, filter),
      ]);
      const total = Math.min(found, totalCap);
      return { messages: rows.map(listedMessage), total, totalCapped: found > totalCap, page, size };
    },
    async message(id) {
      const row = await selectMessage(db, id);
      if (!row) throw new Problem('not-found');
      const [correctionList, attempts] = await Promise.all([
        selectCorrections(db, id),
        selectAttempts(db, id),
      ]);
      return {
        ...listedMessage({ ...row, excerpt: [...row.text].slice(0, 160).join('') }),
        text: row.text,
        correctionList,
        attemptList: attempts.map((one) => ({
          number: one.number,
          startedAt: one.started_at.toISOString(),
          finishedAt: one.finished_at?.toISOString() ?? null,
          durationMs: one.duration_ms,
          outcome: one.outcome,
          reason: one.reason,
          engine: one.engine,
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
      const [rows, oldest] = await Promise.all([countByState(db, messageStates), selectOldestWaiting(db)]);
      const counts = rows.map(({ state, count }) => ({
        state,
        count: Math.min(count, totalCap),
        capped: count > totalCap,
      }));
      return { counts, oldestWaitingAt: oldest?.toISOString() ?? null };
    },
    medianDurationMs: () => selectMedianDuration(db),
    retry: (what) =>
      db.transaction().execute(async (tx) => {
        const ids = 'ids' in what ? what.ids : await selectFailedIds(tx, filterOf(what.filter), retryAtOnce);
        return ids.length === 0 ? 0 : requeue(tx, ids);
      }),
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
  durationMs: row.duration_ms,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
});
