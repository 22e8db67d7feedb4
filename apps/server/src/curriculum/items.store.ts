import type { ItemKind, ItemState } from '@pratik/contract/curriculum';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import type { CurriculumTables } from './curriculum.tables.ts';
import type { Item } from './items.ts';

const tables = (db: Db) => db.withTables<CurriculumTables>();

/** Assigns each item kind the type of its body. The cast is safe because every stored row has a body of its kind. */
const items = (db: Db) =>
  tables(db)
    .selectFrom('curriculum_items as item')
    .select([
      'item.kind',
      'item.id',
      'item.version',
      'item.state',
      'item.level_id as levelId',
      'item.topic',
      'item.title',
      'item.body',
    ]);

/** Ids are ASCII, so the collation "C" sorts ids the same way in every database. */
const byId = sql`item.id collate "C"`;

export const selectItem = async <K extends ItemKind>(
  db: Db,
  kind: K,
  id: string,
): Promise<Item<K> | undefined> => {
  const row = await items(db).where('kind', '=', kind).where('id', '=', id).executeTakeFirst();
  return row as Item<K> | undefined;
};

export const selectVersion = async (
  db: Db,
  kind: ItemKind,
  id: string,
  version: number,
): Promise<{ body: unknown } | undefined> =>
  tables(db)
    .selectFrom('curriculum_versions')
    .select('body')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();

export type ItemFilter = {
  /** Level of the items. A custom level includes its own items and the items of its CEFR level. */
  levelId?: string | undefined;
  topic?: string | undefined;
  /** Selects items that practise at least one of these error codes. */
  codes?: readonly string[] | undefined;
};

export const selectPublished = async <K extends ItemKind>(
  db: Db,
  kind: K,
  { levelId, topic, codes }: ItemFilter,
): Promise<Item<K>[]> => {
  let query = items(db).where('kind', '=', kind).where('state', '=', 'published');
  if (levelId !== undefined) {
    query = query.where(
      sql<boolean>`level_id = any(array[${levelId}, (select cefr from levels where id = ${levelId})])`,
    );
  }
  if (topic !== undefined) query = query.where('topic', '=', topic);
  if (codes !== undefined) query = query.where(sql<boolean>`codes && ${sql.val([...codes])}::text[]`);
  return (await query.orderBy(byId).execute()) as Item<K>[];
};

export const selectRetired = async <K extends ItemKind>(db: Db, kind: K): Promise<Item<K>[]> => {
  const rows = await items(db)
    .where('kind', '=', kind)
    .where('state', '=', 'retired')
    .orderBy(byId)
    .execute();
  return rows as Item<K>[];
};

export const selectQuestions = async (
  db: Db,
  textKind: 'reading' | 'listening',
  textId: string,
): Promise<Item<'question'>[]> => {
  const rows = await items(db)
    .where('parent_kind', '=', textKind)
    .where('parent_id', '=', textId)
    .where('kind', '=', 'question')
    .where('state', '=', 'published')
    .orderBy('position')
    .orderBy(byId)
    .execute();
  return rows as Item<'question'>[];
};

export type ItemCount = { kind: ItemKind; levelId: string | null; state: ItemState; count: number };

export const countItems = async (db: Db): Promise<ItemCount[]> =>
  tables(db)
    .selectFrom('curriculum_items')
    .select(['kind', 'level_id as levelId', 'state'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(['kind', 'level_id', 'state'])
    .orderBy('kind')
    .orderBy('level_id')
    .orderBy('state')
    .execute();
