import type { ContentError } from '@pratik/content/read/files';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { OfferedCanDo, OfferedItem, OfferedLevel } from './offered.ts';
import type { Known } from './plan.ts';

export type KnownItem = Known & { kind: string; id: string };

/** Maximum number of rows in one SQL statement. With more rows, the parameter of the statement would be too long. */
const batchSize = 1000;

const inBatches = async <T>(rows: readonly T[], write: (batch: RawBuilder<string>) => Promise<unknown>) => {
  for (let from = 0; from < rows.length; from += batchSize) {
    await write(sql<string>`${JSON.stringify(rows.slice(from, from + batchSize))}::json`);
  }
};

/**
 * Acquires the load lock, so that only one process at a time loads the library. The lock is released when the
 * transaction ends.
 */
export const lockLibrary = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('pratik-library', 0))`.execute(tx);
};

export const selectLastLoad = async (
  db: Db | Tx,
): Promise<{ digest: string; errors: ContentError[] } | undefined> => {
  const { rows } = await sql<{ digest: string; errors: ContentError[] }>`
    select digest, errors from library_loads order by id desc limit 1`.execute(db);
  return rows[0];
};

export const insertLoad = async (tx: Tx, digest: string, at: Date, errors: ContentError[]): Promise<void> => {
  await sql`insert into library_loads (digest, loaded_at, errors)
    values (${digest}, ${at}, ${JSON.stringify(errors)})`.execute(tx);
};

export const selectKnownItems = async (tx: Tx): Promise<KnownItem[]> => {
  const { rows } = await sql<KnownItem>`
    select kind || '/' || id as key, kind, id, library_hash as hash, offered_hash as "offeredHash",
      edited_at is not null as edited, state = 'retired' as retired
    from curriculum_items`.execute(tx);
  return rows;
};

const itemColumns = sql`as given (kind text, id text, level_id text, topic text, title text,
  parent_kind text, parent_id text, position integer, codes text[], body json, hash text)`;

/** Inserts new items in the state published, each with its first version. */
export const insertItems = (tx: Tx, items: readonly OfferedItem[], at: Date): Promise<void> =>
  inBatches(items, (batch) =>
    sql`with made as (
        insert into curriculum_items (kind, id, level_id, topic, title, parent_kind, parent_id, position, codes,
          state, version, body, library_hash, created_at, updated_at)
        select kind, id, level_id, topic, title, parent_kind, parent_id, position, codes,
          'published', 1, body, hash, ${at}::timestamptz, ${at}::timestamptz
        from json_to_recordset(${batch}) ${itemColumns}
        returning kind, id, version, body)
      insert into curriculum_versions (kind, id, version, body, made_at)
      select kind, id, version, body, ${at}::timestamptz from made`.execute(tx),
  );

/** Stores the library’s current content as a new version, for items that no administrator has edited. */
export const updateItems = (tx: Tx, items: readonly OfferedItem[], at: Date): Promise<void> =>
  inBatches(items, (batch) =>
    sql`with made as (
        update curriculum_items set level_id = given.level_id, topic = given.topic, title = given.title,
          parent_kind = given.parent_kind, parent_id = given.parent_id, position = given.position,
          codes = given.codes, state = 'published', version = curriculum_items.version + 1,
          body = given.body, library_hash = given.hash, updated_at = ${at}::timestamptz,
          answers = 0, right_share = null, discrimination = null, flags = '{}'
        from json_to_recordset(${batch}) ${itemColumns}
        where curriculum_items.kind = given.kind and curriculum_items.id = given.id and edited_at is null
        returning curriculum_items.kind, curriculum_items.id, version, curriculum_items.body)
      insert into curriculum_versions (kind, id, version, body, made_at)
      select kind, id, version, body, ${at}::timestamptz from made`.execute(tx),
  );

export const updateItemStates = (
  tx: Tx,
  items: readonly KnownItem[],
  state: 'published' | 'retired',
  at: Date,
): Promise<void> =>
  inBatches(items, (batch) =>
    sql`update curriculum_items set state = ${state}, updated_at = ${at}
      from json_to_recordset(${batch}) as given (kind text, id text)
      where curriculum_items.kind = given.kind and curriculum_items.id = given.id
        and edited_at is null`.execute(tx),
  );

/** Stores the library’s current content as an offer beside the edited items. */
export const updateItemOffers = (
  tx: Tx,
  items: readonly { kind: string; id: string; offer: string | null; offered: object | null }[],
): Promise<void> =>
  inBatches(items, (batch) =>
    sql`update curriculum_items set offered_hash = given.offer, offered = given.offered
      from json_to_recordset(${batch}) as given (kind text, id text, offer text, offered json)
      where curriculum_items.kind = given.kind and curriculum_items.id = given.id`.execute(tx),
  );

/** The two tables for levels and can-do statements, which have the same columns for the origin of a row. */
type LevelTable = 'levels' | 'can_do_statements';

/**
 * Selects the stored rows. Level rows never count as retired: only administrators retire levels, and the library
 * does not restore them.
 */
export const selectKnownLevels = async (tx: Tx, table: LevelTable): Promise<Known[]> => {
  const retired = table === 'levels' ? sql`false` : sql`retired_at is not null`;
  const { rows } = await sql<Known>`
    select id as key, library_hash as hash, offered_hash as "offeredHash", edited_at is not null as edited,
      ${retired} as retired
    from ${sql.table(table)}`.execute(tx);
  return rows;
};

export const upsertLevels = (tx: Tx, levels: readonly OfferedLevel[]): Promise<void> =>
  inBatches(levels, (batch) =>
    sql`insert into levels (id, cefr, name_tr, name_en, description_tr, description_en, ability_from, position,
        library_hash)
      select id, cefr, name_tr, name_en, description_tr, description_en, ability_from, position, hash
      from json_to_recordset(${batch}) as given (id text, cefr text, name_tr text, name_en text,
        description_tr text, description_en text, ability_from double precision, position integer, hash text)
      on conflict (id) do update set name_tr = excluded.name_tr, name_en = excluded.name_en,
        description_tr = excluded.description_tr, description_en = excluded.description_en,
        ability_from = excluded.ability_from, library_hash = excluded.library_hash
      where levels.edited_at is null`.execute(tx),
  );

/**
 * Inserts or updates can-do statements. The position of an existing statement does not change, because
 * administrators may have moved the statement.
 */
export const upsertCanDo = (tx: Tx, statements: readonly OfferedCanDo[]): Promise<void> =>
  inBatches(statements, (batch) =>
    sql`insert into can_do_statements (id, level_id, skill, text_tr, text_en, position, library_hash)
      select id, level_id, skill, text_tr, text_en, position, hash
      from json_to_recordset(${batch}) as given (id text, level_id text, skill text, text_tr text, text_en text,
        position integer, hash text)
      on conflict (id) do update set level_id = excluded.level_id, skill = excluded.skill,
        text_tr = excluded.text_tr, text_en = excluded.text_en,
        library_hash = excluded.library_hash, retired_at = null
      where can_do_statements.edited_at is null`.execute(tx),
  );

/** Stores the library’s current content as an offer beside an edited row. `offer` is the hash of `text`. */
export const updateLevelOffers = (
  tx: Tx,
  table: LevelTable,
  rows: readonly (Known & { offer: string | null; text: object | null })[],
): Promise<void> =>
  inBatches(rows, (batch) =>
    sql`update ${sql.table(table)} as old set offered_hash = given.offer, offered = given.text
      from json_to_recordset(${batch}) as given (key text, offer text, text json)
      where old.id = given.key`.execute(tx),
  );

/**
 * Increases the revision of levels whose rows or statements have changed, so that a save from an outdated form is
 * rejected.
 */
export const raiseRevisions = async (
  tx: Tx,
  { levels, statements }: Record<'levels' | 'statements', readonly { key: string }[]>,
  at: Date,
): Promise<void> => {
  const keys = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);
  await sql`update levels set revision = revision + 1, changed_at = ${at}, changed_by = null
    where id = any(${keys(levels)})
      or id in (select level_id from can_do_statements where id = any(${keys(statements)}))`.execute(tx);
};

/** Retires can-do statements. @param at time of retirement; null makes the statements active again */
export const retireCanDo = (tx: Tx, rows: readonly Known[], at: Date | null): Promise<void> =>
  inBatches(rows, (batch) =>
    sql`update can_do_statements set retired_at = ${at}
      from json_to_recordset(${batch}) as given (key text)
      where id = given.key and edited_at is null`.execute(tx),
  );
