import type { CefrLevel } from '@pratik/contract/common';
import type { DescribedLevel, Level } from '@pratik/contract/level';
import type { Db, Tx } from '../../platform/db/database.ts';
import { selectCanDoInUse, selectLevel, selectLevelsInUse, selectThresholds } from './levels.store.ts';

export type LevelsService = ReturnType<typeof createLevelsService>;

const described = (tr: string | null, en: string | null) => (tr === null || en === null ? null : { tr, en });

export const createLevelsService = (db: Db) => ({
  /** Returns the levels in use with their can-do statements, in order. Retired levels are omitted. */
  async list(): Promise<DescribedLevel[]> {
    const [rows, statements] = await Promise.all([selectLevelsInUse(db), selectCanDoInUse(db)]);
    const byLevel = Map.groupBy(statements, (statement) => statement.level_id);
    return rows.map((row) => ({
      id: row.id,
      cefr: row.cefr,
      name: { tr: row.name_tr, en: row.name_en },
      position: row.position,
      description: described(row.description_tr, row.description_en),
      canDo: (byLevel.get(row.id) ?? []).map(({ id, skill, text_tr, text_en }) => ({
        id,
        skill,
        text: { tr: text_tr, en: text_en },
      })),
    }));
  },
  /**
   * Returns the levels in use in short form. The result includes the user’s level even when that level is retired,
   * because the user stays on it.
   */
  async listFor({ levelId }: { levelId: string | null }): Promise<Level[]> {
    const rows = await selectLevelsInUse(db, levelId);
    return rows.map(({ id, cefr, name_tr, name_en, position }) => ({
      id,
      cefr,
      name: { tr: name_tr, en: name_en },
      position,
    }));
  },
  /**
   * Returns the levels in use, in order, each with the minimum ability for the level, in logits of the placement
   * scale.
   */
  thresholds: () => selectThresholds(db),
  /** Returns the CEFR level of the user’s level; null for a user without a level. */
  async cefrOf({ levelId }: { levelId: string | null }, within: Db | Tx = db): Promise<CefrLevel | null> {
    return levelId === null ? null : ((await selectLevel(within, levelId))?.cefr ?? null);
  },
});
