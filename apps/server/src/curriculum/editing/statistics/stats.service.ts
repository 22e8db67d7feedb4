import type { AnswerOf } from '@pratik/contract/call';
import type { ItemRef, QuestionKind } from '@pratik/contract/question-draft';
import type { getQuestionStatistics } from '@pratik/contract/question-statistics';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Log } from '../../../platform/log/log.ts';
import { type FullRow, selectFull } from '../editing.store.ts';
import { chanceOf } from './chance.ts';
import { lockCounting, selectCounted, upsertCounted } from './counted.store.ts';
import { type Counted, countedOf } from './counted.ts';
import { updateStatistics } from './statistics.store.ts';
import { type GivenAnswer, type Statistics, statisticsOf } from './statistics.ts';

export type { GivenAnswer } from './statistics.ts';

/** A practice that provides its learners’ answers for the item statistics. */
export type AnswerSource = {
  /** Permanent name of the source. The time up to which its answers are counted is stored under this name. */
  name: string;
  /** Returns the first answer of each user to an item; empty for an unknown item. */
  answersOf(kind: QuestionKind, id: string): Promise<GivenAnswer[]>;
  /**
   * Returns at most `limit` items that were answered after the given time, each with the time of its last answer,
   * oldest first.
   */
  answeredAfter(moment: Date, limit: number): Promise<(ItemRef & { at: Date })[]>;
};

export type ItemStatistics = {
  /**
   * Computes and stores the statistics of an item; the list of items shows the stored statistics. @throws Problem
   * not-found
   */
  of(ref: ItemRef): Promise<AnswerOf<typeof getQuestionStatistics>>;
  /**
   * Updates the statistics of items that have new answers, a few hundred items per call. Does nothing while another
   * process updates the statistics.
   */
  count(): Promise<number>;
  /** Calls `count` at regular intervals until the service is closed. */
  start(): void;
  close(): Promise<void>;
};

type Parts = { db: Db; log: Log; sources: readonly AnswerSource[] };

const batch = 300;
const everyMs = 60_000;
const beginning = new Date(0);

export const createItemStatistics = ({ db, log, sources }: Parts): ItemStatistics => {
  const countOne = async (row: FullRow): Promise<Statistics> => {
    const given = await Promise.all(sources.map((source) => source.answersOf(row.kind, row.id)));
    const rows = countedOf(row.kind, row.body)?.rows ?? [];
    const statistics = statisticsOf(given.flat(), row.version, rows, chanceOf(row.kind, row.body));
    await updateStatistics(db, row, row.version, statistics);
    return statistics;
  };

  const count = (): Promise<number> =>
    db.transaction().execute(async (tx) => {
      if (!(await lockCounting(tx))) return 0;
      let counted = 0;
      for (const source of sources) {
        const since = (await selectCounted(tx, source.name)) ?? beginning;
        const items = await source.answeredAfter(since, batch);
        for (const item of items) {
          const row = await selectFull(db, item);
          if (row) await countOne(row);
        }
        const last = items.at(-1);
        if (last) await upsertCounted(tx, source.name, last.at);
        counted += items.length;
      }
      return counted;
    });

  let timer: NodeJS.Timeout | undefined;
  let counting: Promise<unknown> = Promise.resolve();
  return {
    async of(ref) {
      const row = await selectFull(db, ref);
      if (!row) throw new Problem('not-found');
      const { chosen, ...statistics } = await countOne(row);
      return { ...statistics, ...choicesView(countedOf(row.kind, row.body), chosen) };
    },
    count,
    start() {
      timer = setInterval(() => {
        counting = count().catch((err: unknown) => log.error({ err }, 'updating the item statistics failed'));
      }, everyMs);
      timer.unref();
    },
    async close() {
      clearInterval(timer);
      await counting;
    },
  };
};

type Choices = Pick<AnswerOf<typeof getQuestionStatistics>, 'options' | 'places'>;

const choicesView = (counted: Counted | null, chosen: readonly number[][]): Choices => {
  if (counted === null) return { options: [], places: null };
  if (counted.by === 'option') {
    const { texts, rows } = counted;
    return {
      options: texts.map((text, index) => ({
        text,
        right: rows[0].keys.includes(index),
        chosen: chosen[0]?.[index] ?? 0,
      })),
      places: null,
    };
  }
  const rows = counted.texts.map((text, index) => ({
    text,
    right: counted.rows[index]?.keys[0] ?? -1,
    chosen: chosen[index] ?? [],
  }));
  return { options: [], places: { columns: counted.columns && [...counted.columns], rows } };
};
