import type { CefrLevel } from '@pratik/contract/common';
import type { Level } from '@pratik/contract/level';
import type { Db } from '../platform/db/database.ts';
import { selectLevel, selectLevelsInUse } from './levels.store.ts';

export type LevelsService = ReturnType<typeof createLevelsService>;

export const createLevelsService = (db: Db) => ({
  /** Levels in use, in their order; retired ones are left out. */
  async list(): Promise<Level[]> {
    const rows = await selectLevelsInUse(db);
    return rows.map((row) => ({
      id: row.id,
      cefr: row.cefr,
      name: { tr: row.name_tr, en: row.name_en },
      position: row.position,
    }));
  },
  /** The CEFR level of somebody's level; null for who has none yet. */
  async cefrOf({ levelId }: { levelId: string | null }): Promise<CefrLevel | null> {
    return levelId === null ? null : ((await selectLevel(db, levelId))?.cefr ?? null);
  },
});
