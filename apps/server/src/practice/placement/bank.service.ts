import type { Curriculum, Item } from '../../curriculum/curriculum.service.ts';
import type { LevelsService } from '../../curriculum/levels/levels.service.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type Band, bandOf, bandsOf, middleOf } from './bands.ts';
import { type CalibratedAnswer, recalibrated, startError } from './calibration.ts';
import { lockDifficulties, putDifficulties, selectDifficulties } from './difficulty.store.ts';
import type { Candidate } from './next-item.ts';
import type { AnswerRow, DifficultyRow } from './placement.tables.ts';
import type { Estimate } from './rasch.ts';

/** An item that can be asked now. `start` is its initial difficulty, which depends on its level. */
export type BankItem = Candidate & { item: Item<'placement-item'>; start: number };

export type Bank = { bands: Band[]; items: ReadonlyMap<string, BankItem> };

export type BankService = {
  /**
   * Loads the items that can be asked now, with their calibrated difficulties: published items of levels on the
   * placement scale.
   */
  load(): Promise<Bank>;
  /** Updates item difficulties from the answers in one finished test. */
  calibrate(tx: Tx, bank: Bank, prior: Estimate, answers: readonly AnswerRow[], now: Date): Promise<void>;
};

type Parts = { db: Db; curriculum: Curriculum; levels: LevelsService };

export const createBank = ({ db, curriculum, levels }: Parts): BankService => ({
  async load() {
    const [thresholds, items, rows] = await Promise.all([
      levels.thresholds(),
      curriculum.published('placement-item', {}),
      selectDifficulties(db),
    ]);
    const bands = bandsOf(thresholds);
    const known = new Map(rows.map((row) => [row.item_id, row]));
    const asked = items.flatMap((item): BankItem[] => {
      const band = bandOf(bands, item.levelId);
      if (!band) return [];
      const { skill, tests } = item.body;
      const row = known.get(item.id);
      const start = middleOf(band);
      const difficulty = row?.item_version === item.version ? row.difficulty : start;
      return [{ id: item.id, skill, tests, difficulty, item, start }];
    });
    return { bands, items: new Map(asked.map((one) => [one.id, one])) };
  },

  async calibrate(tx, bank, prior, answers, now) {
    // An answer to an older version of an item does not calibrate its current version.
    const current = answers.flatMap((answer) => {
      const one = bank.items.get(answer.item_id);
      return one?.item.version === answer.item_version ? [{ answer, one }] : [];
    });
    const rows = await lockDifficulties(
      tx,
      current.map(({ one }) => freshRow(one, now)),
    );
    const known = new Map(rows.map((row) => [row.item_id, row]));
    const before = current.flatMap(({ answer, one }) => {
      const row = known.get(one.id);
      if (!row || row.item_version > answer.item_version) return [];
      return [{ answer, row: row.item_version === answer.item_version ? row : freshRow(one, now) }];
    });
    const believed = before.map(
      ({ answer, row }): CalibratedAnswer => ({
        difficulty: answer.difficulty,
        answered: answer.answered,
        item: { id: row.item_id, difficulty: row.difficulty, standardError: row.standard_error },
      }),
    );
    const changed = recalibrated(prior, believed).flatMap(({ difficulty, standardError }, index) => {
      const row = before[index]?.row;
      return row
        ? [{ ...row, difficulty, standard_error: standardError, answers: row.answers + 1, estimated_at: now }]
        : [];
    });
    await putDifficulties(tx, changed);
  },
});

const freshRow = ({ id, item, start }: BankItem, now: Date): DifficultyRow => ({
  item_id: id,
  item_version: item.version,
  difficulty: start,
  standard_error: startError,
  answers: 0,
  estimated_at: now,
});
