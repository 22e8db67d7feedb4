import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { CurriculumTables } from '../curriculum.tables.ts';
import type { Item } from '../items.ts';

export type UnitItem = Item<'unit'> & { levelId: string; position: number };

/**
 * Selects the published units in the order of the path. A custom level without units of its own has the units of its
 * CEFR level.
 */
export const selectUnits = async (db: Db, levelId?: string): Promise<UnitItem[]> => {
  const tables = db.withTables<CurriculumTables>();
  let query = tables
    .selectFrom('curriculum_items as item')
    .innerJoin('levels as level', 'level.id', 'item.level_id')
    .select(['item.kind', 'item.id', 'item.version', 'item.state', 'item.level_id as levelId', 'item.topic'])
    .select(['item.title', 'item.body', 'item.position'])
    .where('item.kind', '=', 'unit')
    .where('item.state', '=', 'published')
    .orderBy('level.position')
    .orderBy('item.position')
    .orderBy(sql`item.id collate "C"`);
  if (levelId !== undefined)
    query = query.where(
      sql<boolean>`item.level_id = any(array[${levelId}, (select cefr from levels where id = ${levelId})])`,
    );
  return (await query.execute()) as unknown as UnitItem[];
};
