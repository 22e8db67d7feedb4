import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import { totalCap } from '@pratik/contract/common';
import type { ItemRef } from '@pratik/contract/question-draft';
import type {
  exportQuestionRecords,
  exportQuestions,
  findNearDuplicates,
  listQuestions,
} from '@pratik/contract/question-list';
import { csvLines } from '../../platform/csv/csv.ts';
import type { Db } from '../../platform/db/database.ts';
import { createDeepPages } from '../../platform/db/deep-pages.ts';
import { selectFullRows } from './editing.store.ts';
import { cellsOf, headerCells } from './import/import-cells.ts';
import { selectNear } from './likeness.store.ts';
import {
  countWritten,
  isUnfiltered,
  listOf,
  refOf,
  selectKeysAfter,
  selectKeysOf,
  selectMatching,
  selectRows,
} from './list.store.ts';
import { recordView, rowView } from './question.view.ts';

export type QuestionsList = ReturnType<typeof createQuestionsList>;

const exportBatch = 200;

/** Creates the service that lists curriculum items, one page at a time or all at once. */
export const createQuestionsList = (db: Db) => {
  const deep = createDeepPages(() => Date.now());
  const records = async (
    filters: BodyOf<typeof exportQuestions>,
    after: ItemRef | null,
  ): Promise<AnswerOf<typeof exportQuestionRecords>> => {
    const keys = await selectKeysAfter(db, filters, after, exportBatch);
    const rows = await selectFullRows(db, keys);
    return {
      records: rows.map(recordView),
      next: keys.length < exportBatch ? null : (keys.at(-1) ?? null),
    };
  };

  return {
    async page({
      page,
      size,
      sort,
      order,
      ...filters
    }: BodyOf<typeof listQuestions>): Promise<AnswerOf<typeof listQuestions>> {
      const by = { sort, order };
      const range = { limit: size, offset: page * size };
      const along = async () =>
        (await deep.page(db, JSON.stringify([filters, by]), listOf(filters, by), range)).map(refOf);
      const answer = async (keys: readonly ItemRef[], total: number, totalCapped: boolean) => ({
        questions: (await selectRows(db, keys)).map(rowView),
        total,
        totalCapped,
        page,
        size,
      });
      if (isUnfiltered(filters)) {
        const [keys, total] = await Promise.all([along(), countWritten(db)]);
        return answer(keys, total, false);
      }
      const known = await selectMatching(db, filters, totalCap + 1);
      if (known.length > totalCap) return answer(await along(), totalCap, true);
      const keys = known.length > range.offset ? await selectKeysOf(db, known, by, range) : [];
      return answer(keys, known.length, false);
    },

    records,

    /**
     * Yields all matching items as CSV lines, header first and texts before their questions. The import reads the
     * same format in both languages.
     */
    async *asCsv(filters: BodyOf<typeof exportQuestions>, language: 'tr' | 'en'): AsyncGenerator<string> {
      yield csvLines([headerCells(language)]);
      let after: ItemRef | null = null;
      do {
        const batch: Awaited<ReturnType<typeof records>> = await records(filters, after);
        yield csvLines(batch.records.map((record) => cellsOf(record, language)));
        after = batch.next;
      } while (after !== null);
    },

    async near(items: readonly ItemRef[]): Promise<AnswerOf<typeof findNearDuplicates>> {
      const near = items.length === 0 ? [] : await selectNear(db, items);
      return {
        found: items.flatMap((item) => {
          const own = near.filter(({ kind, of }) => kind === item.kind && of === item.id);
          return own.length === 0 ? [] : [{ ...item, near: own.map(({ of: _, ...each }) => each) }];
        }),
      };
    },
  };
};
