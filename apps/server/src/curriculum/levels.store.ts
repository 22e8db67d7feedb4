import type { CefrLevel } from '@pratik/contract/common';
import type { Db } from '../platform/db/database.ts';

type LevelsTable = {
  id: string;
  cefr: CefrLevel;
  name_tr: string;
  name_en: string;
  position: number;
  retired_at: Date | null;
};

const tables = (db: Db) => db.withTables<{ levels: LevelsTable }>();

export const selectLevelsInUse = (db: Db) =>
  tables(db)
    .selectFrom('levels')
    .select(['id', 'cefr', 'name_tr', 'name_en', 'position'])
    .where('retired_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const selectLevel = (db: Db, id: string) =>
  tables(db).selectFrom('levels').select('cefr').where('id', '=', id).executeTakeFirst();
