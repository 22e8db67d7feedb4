import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Bodies } from '../../items.ts';
import type { EditingTables } from '../editing.tables.ts';

export type EditedUnitRow = {
  id: string;
  levelId: string;
  state: 'draft' | 'in-review' | 'published' | 'retired';
  version: number;
  position: number;
  body: Bodies['unit'];
  editedAt: Date | null;
  editedBy: string | null;
  edits: number;
};

const units = (db: Db | Tx) =>
  db
    .withTables<EditingTables>()
    .selectFrom('curriculum_items')
    .select(['id', 'level_id as levelId', 'state', 'version', 'position', 'body'])
    .select(['edited_at as editedAt', 'edited_by as editedBy', 'edits'])
    .where('kind', '=', 'unit');

/** Selects the units of a level in order, retired units last. */
export const selectEditedUnits = async (db: Db | Tx, levelId: string): Promise<EditedUnitRow[]> => {
  const rows = await units(db)
    .where('level_id', '=', levelId)
    .orderBy(sql`state = 'retired'`)
    .orderBy('position')
    .orderBy(sql`id collate "C"`)
    .execute();
  return rows as unknown as EditedUnitRow[];
};

export const selectEditedUnit = async (db: Db | Tx, id: string): Promise<EditedUnitRow | undefined> =>
  (await units(db).where('id', '=', id).executeTakeFirst()) as unknown as EditedUnitRow | undefined;

export const selectLevelExists = async (db: Db, levelId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from levels where id = ${levelId}`.execute(db);
  return rows.length > 0;
};

/**
 * Locks a level until the transaction ends, so that its units change one after another. Returns false when the level
 * does not exist.
 */
export const lockLevel = async (tx: Tx, levelId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from levels where id = ${levelId} for update`.execute(tx);
  return rows.length > 0;
};

export const updatePosition = async (
  tx: Tx,
  id: string,
  position: number,
  { at, by }: { at: Date; by: string },
): Promise<void> => {
  await sql`update curriculum_items set position = ${position}, edits = edits + 1, edited_at = ${at},
      edited_by = ${by}, updated_at = ${at}
    where kind = 'unit' and id = ${id} and position <> ${position}`.execute(tx);
};
