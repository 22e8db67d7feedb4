import type { ItemKind, ItemState } from '@pratik/contract/curriculum';
import type { QuestionChange } from '@pratik/contract/question';
import type { ItemRef } from '@pratik/contract/question-draft';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Written } from './body-of.ts';
import type { EditingTables } from './editing.tables.ts';
import { type ListedRow, listColumns, listTables, refs } from './list.store.ts';

const tables = (db: Db | Tx) => db.withTables<EditingTables>();

/** The kind and id of an item of any kind. */
type AnyRef = { kind: ItemKind; id: string };

/** The content, level and topic of an item. */
export type Placed<Body = Written['body']> = Omit<Written, 'body'> & {
  body: Body;
  level_id: string | null;
  topic: string | null;
  parent_kind: 'reading' | 'listening' | null;
  parent_id: string | null;
  position: number;
};

/** The library’s newer content for an item that an administrator has edited. `library.store` stores this content. */
export type Offer = Placed & { hash: string };

export type FullRow = ListedRow & { body: unknown; offered: Offer | null };

export const selectFull = async (db: Db | Tx, { kind, id }: ItemRef): Promise<FullRow | undefined> => {
  const { rows } = await sql<FullRow>`
    select ${listColumns}, item.body, item.offered from ${listTables}
    where item.kind = ${kind} and item.id = ${id}`.execute(db);
  return rows[0];
};

export const selectFullRows = async (db: Db | Tx, items: readonly ItemRef[]): Promise<FullRow[]> => {
  const { rows } = await sql<FullRow>`
    select ${listColumns}, item.body, item.offered from ${listTables} join ${refs(items)}
      on wanted.kind = item.kind and wanted.id = item.id`.execute(db);
  const byKey = new Map(rows.map((row) => [`${row.kind}/${row.id}`, row]));
  return items.flatMap(({ kind, id }) => byKey.get(`${kind}/${id}`) ?? []);
};

/** Locks an item until the transaction ends, so that a concurrent save waits for this one. */
export const lockItem = async (tx: Tx, { kind, id }: AnyRef): Promise<void> => {
  await sql`select 1 from curriculum_items where kind = ${kind} and id = ${id} for update`.execute(tx);
};

export type Maker = { at: Date; by: string };
type Change = AnyRef & Pick<QuestionChange, 'action' | 'version'> & { toState: ItemState | null };

export const insertChanges = async (tx: Tx, { at, by }: Maker, changes: readonly Change[]): Promise<void> => {
  if (changes.length === 0) return;
  const rows = changes.map(({ kind, id, action, version, toState }) => ({
    kind,
    id,
    at,
    made_by: by,
    action,
    to_state: toState,
    version,
  }));
  await tables(tx).insertInto('curriculum_changes').values(rows).execute();
};

const insertVersion = (tx: Tx, { kind, id }: AnyRef, version: number, body: unknown, { at, by }: Maker) =>
  tables(tx)
    .insertInto('curriculum_versions')
    .values({ kind, id, version, body: JSON.stringify(body), made_at: at, made_by: by })
    .execute();

/** Inserts an item with its first version. @returns false when an item with the same kind and id already exists */
export const insertItem = async (
  tx: Tx,
  ref: AnyRef,
  { body, ...placed }: Placed<object>,
  state: ItemState,
  maker: Maker,
): Promise<boolean> => {
  const { at, by } = maker;
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('curriculum_items')
    .values({
      ...ref,
      ...placed,
      body: JSON.stringify(body),
      state,
      version: 1,
      library_hash: null,
      offered_hash: null,
      edited_at: at,
      edited_by: by,
      created_at: at,
      updated_at: at,
      edits: 1,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return false;
  await insertVersion(tx, ref, 1, body, maker);
  return true;
};

/** Stores a new body as a new version. Answers to an earlier version still reference that version. */
export const updateItem = async (
  tx: Tx,
  ref: AnyRef,
  { body, ...placed }: Placed<object>,
  maker: Maker,
): Promise<number> => {
  const { version } = await tables(tx)
    .updateTable('curriculum_items')
    .set(({ eb }) => ({
      ...placed,
      body: JSON.stringify(body),
      version: eb('version', '+', 1),
      edits: eb('edits', '+', 1),
      answers: 0,
      right_share: null,
      discrimination: null,
      flags: [],
      edited_at: maker.at,
      edited_by: maker.by,
      updated_at: maker.at,
    }))
    .where('kind', '=', ref.kind)
    .where('id', '=', ref.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await insertVersion(tx, ref, version, body, maker);
  return version;
};

/** Updates only the level and the topic. The body and the version do not change. */
export const updatePlace = async (
  tx: Tx,
  { kind, id }: ItemRef,
  place: Pick<Placed, 'level_id' | 'topic'>,
  { at, by }: Maker,
): Promise<void> => {
  await tables(tx)
    .updateTable('curriculum_items')
    .set(({ eb }) => ({
      ...place,
      edits: eb('edits', '+', 1),
      edited_at: at,
      edited_by: by,
      updated_at: at,
    }))
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
};

/** Changes the level of a text’s questions to the level of the text. */
export const updateLevelOfQuestions = async (tx: Tx, text: ItemRef, levelId: string): Promise<void> => {
  await tables(tx)
    .updateTable('curriculum_items')
    .set({ level_id: levelId })
    .where('parent_kind', '=', text.kind)
    .where('parent_id', '=', text.id)
    .execute();
};

/** Changes the states of items. @returns the items whose state changed, each with the state before the change */
export const updateStates = async <Ref extends AnyRef>(
  tx: Tx,
  items: readonly Ref[],
  state: ItemState,
  { at, by }: Maker,
): Promise<(Ref & { from: ItemState; version: number })[]> => {
  const { rows } = await sql<Ref & { from: ItemState; version: number }>`
    with before as (
      select item.kind, item.id, item.state as "from" from curriculum_items item
      join ${refs(items)} on wanted.kind = item.kind and wanted.id = item.id
      where item.state <> ${state} order by item.kind, item.id for update of item)
    update curriculum_items item set state = ${state}, edits = edits + 1, edited_at = ${at}, edited_by = ${by},
      updated_at = ${at}
    from before where item.kind = before.kind and item.id = before.id
    returning item.kind, item.id, item.version, before."from"`.execute(tx);
  return rows;
};

/**
 * Removes the library content that was offered for an edited item.
 * @param hash hash of the offered content
 * @param taken whether the administrator accepted the content; in that case, later library updates change a published
 * item again
 */
export const updateOffer = async (
  tx: Tx,
  { kind, id }: ItemRef,
  hash: string,
  taken: boolean,
): Promise<void> => {
  await sql`update curriculum_items set library_hash = ${hash}, offered_hash = null, offered = null,
      edits = edits + 1, edited_at = case when ${taken} and state = 'published' then null else edited_at end
    where kind = ${kind} and id = ${id}`.execute(tx);
};

export const updatePositions = async (
  tx: Tx,
  text: ItemRef,
  questionIds: readonly string[],
  { at, by }: Maker,
): Promise<void> => {
  await sql`update curriculum_items item set position = given.position, edits = edits + 1,
      edited_at = ${at}, edited_by = ${by}, updated_at = ${at}
    from unnest(${sql.val(questionIds)}::text[]) with ordinality as given (id, position)
    where item.kind = 'question' and item.id = given.id and item.parent_kind = ${text.kind}
      and item.parent_id = ${text.id} and item.position <> given.position`.execute(tx);
};

export type OwnQuestion = { id: string; title: string; state: ItemState; body: unknown };

export const selectOwnQuestions = async (db: Db | Tx, text: ItemRef): Promise<OwnQuestion[]> => {
  const { rows } = await sql<OwnQuestion>`
    select id, title, state, body from curriculum_items item
    where kind = 'question' and parent_kind = ${text.kind} and parent_id = ${text.id}
    order by position, id collate "C"`.execute(db);
  return rows;
};
