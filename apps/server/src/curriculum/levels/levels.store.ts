import type { Db, Tx } from '../../platform/db/database.ts';
import type { CurriculumTables } from '../curriculum.tables.ts';

const tables = (db: Db | Tx) => db.withTables<CurriculumTables>();

/**
 * Selects the levels in use, in order.
 * @param also id of a level that the result includes even when the level is retired
 */
export const selectLevelsInUse = (db: Db, also: string | null = null) =>
  tables(db)
    .selectFrom('levels')
    .select(['id', 'cefr', 'name_tr', 'name_en', 'description_tr', 'description_en', 'position'])
    .where((eb) => eb.or([eb('retired_at', 'is', null), eb('id', '=', also)]))
    .orderBy('position')
    .orderBy('id')
    .execute();

export const selectThresholds = (db: Db) =>
  tables(db)
    .selectFrom('levels')
    .select(['id', 'ability_from as abilityFrom'])
    .where('retired_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const selectCanDoInUse = (db: Db) =>
  tables(db)
    .selectFrom('can_do_statements')
    .select(['id', 'level_id', 'skill', 'text_tr', 'text_en'])
    .where('retired_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const selectLevel = (db: Db | Tx, id: string) =>
  tables(db).selectFrom('levels').select('cefr').where('id', '=', id).executeTakeFirst();
