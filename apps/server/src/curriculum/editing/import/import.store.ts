import type { FieldError } from '@pratik/contract/problems';
import type { ItemRef } from '@pratik/contract/question-draft';
import type { ImportReport } from '@pratik/contract/question-import';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Maker } from '../editing.store.ts';
import type { CheckedRow } from './import-check.ts';

/**
 * Starts an import, or continues an import that the user started. Returns false when the import belongs to another
 * user.
 */
export const upsertImport = async (tx: Tx, id: string, { at, by }: Maker): Promise<boolean> => {
  await sql`insert into curriculum_imports (id, made_by, made_at) values (${id}, ${by}, ${at})
    on conflict (id) do nothing`.execute(tx);
  return selectImport(tx, id, by);
};

export const selectImport = async (tx: Tx, id: string, by: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from curriculum_imports where id = ${id} and made_by = ${by}
    for update`.execute(tx);
  return rows.length > 0;
};

/**
 * Deletes the imports that began before the given time and stored no item, and all imports that began more than 29
 * days before that time.
 */
export const deleteOldImports = async (tx: Tx, before: Date): Promise<void> => {
  await sql`delete from curriculum_imports i where made_at < ${before} and (
    made_at < ${before}::timestamptz - interval '29 days' or not exists (
      select from curriculum_import_rows r where r.import_id = i.id and r.applied_at is not null))`.execute(
    tx,
  );
};

export type ImportRow = { id: string; at: Date; made: number; changed: number; undone_at: Date | null };

/** Returns the user’s most recent imports that stored at least one item, newest first. */
export const selectImports = async (db: Db, by: string, limit: number): Promise<ImportRow[]> => {
  const { rows } = await sql<ImportRow>`
    select i.id, i.made_at as at, i.undone_at,
      (count(*) filter (where r.outcome = 'new'))::int as made,
      (count(*) filter (where r.outcome = 'changed'))::int as changed
    from curriculum_imports i join curriculum_import_rows r on r.import_id = i.id
    where i.made_by = ${by} and r.applied_at is not null
    group by i.id order by i.made_at desc, i.id limit ${limit}`.execute(db);
  return rows;
};

/**
 * Marks an import as undone. Returns false when the import does not exist, belongs to another user or is already
 * undone.
 */
export const markUndone = async (tx: Tx, id: string, { at, by }: Maker): Promise<boolean> => {
  const { rows } = await sql`update curriculum_imports set undone_at = ${at}
    where id = ${id} and made_by = ${by} and undone_at is null returning id`.execute(tx);
  return rows.length > 0;
};

/**
 * Deletes the drafts that an import created and no user has changed, questions before their texts. A text is not
 * deleted when it has a question that this import did not create. @returns the numbers of created and deleted items
 */
export const deleteMade = async (tx: Tx, importId: string): Promise<{ made: number; deleted: number }> => {
  const made = sql`select kind, id from curriculum_import_rows
    where import_id = ${importId} and applied_at is not null and outcome = 'new'`;
  const { rows: all } = await sql`${made}`.execute(tx);
  let deleted = 0;
  for (const questions of [true, false]) {
    const { rows: gone } = await sql<{ kind: string; id: string }>`
      select item.kind, item.id from curriculum_items item
      where (item.kind, item.id) in (${made}) and (item.kind = 'question') = ${questions}
        and item.state = 'draft' and item.version = 1 and item.edits = 1
        and not exists (select from curriculum_changes c
          where c.kind = item.kind and c.id = item.id and c.action <> 'imported')
        and not exists (select from curriculum_items child
          where child.parent_kind = item.kind and child.parent_id = item.id)
      for update`.execute(tx);
    const keys = sql`select kind, id from json_to_recordset(${JSON.stringify(gone)}::json) as k (kind text, id text)`;
    for (const table of ['curriculum_changes', 'curriculum_versions', 'curriculum_items']) {
      await sql`delete from ${sql.table(table)} where (kind, id) in (${keys})`.execute(tx);
    }
    deleted += gone.length;
  }
  return { made: all.length, deleted };
};

/** Stores the check results of rows. The stored results of applied rows do not change. */
export const upsertRows = async (tx: Tx, importId: string, rows: readonly CheckedRow[]): Promise<void> => {
  const flat = rows.map(({ line, ref, title, outcome, errors, given }) => ({
    line,
    kind: ref?.kind ?? null,
    id: ref?.id ?? null,
    title,
    outcome,
    errors,
    given,
  }));
  await sql`insert into curriculum_import_rows (import_id, line, kind, id, title, outcome, errors, given)
    select ${importId}::uuid, line, kind, id, title, outcome, errors, given
    from json_to_recordset(${JSON.stringify(flat)}::json)
      as r (line integer, kind text, id text, title text, outcome text, errors json, given json)
    on conflict (import_id, line) do update set kind = excluded.kind, id = excluded.id, title = excluded.title,
      outcome = excluded.outcome, errors = excluded.errors, given = excluded.given
    where curriculum_import_rows.applied_at is null`.execute(tx);
};

export type StagedRow = { line: number; kind: ItemRef['kind']; id: string; given: CheckedRow['given'] };

/** Selects earlier rows of an import for the given items. */
export const selectStaged = async (
  tx: Tx,
  importId: string,
  refs: readonly ItemRef[],
): Promise<StagedRow[]> => {
  const { rows } = await sql<StagedRow>`
    select line, kind, id, given from curriculum_import_rows
    join json_to_recordset(${JSON.stringify(refs)}::json) as wanted (kind text, id text) using (kind, id)
    where import_id = ${importId} order by line`.execute(tx);
  return rows;
};

/**
 * Returns at most 500 refused rows. Rows that passed the check but were refused later come first, because the user
 * has not seen their errors yet.
 */
export const selectRefused = async (tx: Tx, importId: string): Promise<ImportReport[]> => {
  const { rows } = await sql<ImportReport>`
    select line, title, outcome, errors from curriculum_import_rows
    where import_id = ${importId} and outcome = 'refused' order by given is null, line limit 500`.execute(tx);
  return rows;
};

export type NextRow = StagedRow & { outcome: 'new' | 'changed' };

/** Selects the next rows to write, texts before their questions. */
export const selectNext = async (tx: Tx, importId: string, limit: number): Promise<NextRow[]> => {
  const { rows } = await sql<NextRow>`
    select line, kind, id, outcome, given from curriculum_import_rows
    where import_id = ${importId} and applied_at is null and outcome in ('new', 'changed')
    order by kind = 'question', line limit ${limit}`.execute(tx);
  return rows;
};

/**
 * Writes rows as new items, or as new versions of items that have not changed since the check. An item that another
 * user added or saved since the check is not written. @returns the keys of the written items
 */
export const writeRows = async (tx: Tx, rows: readonly NextRow[], { at, by }: Maker): Promise<ItemRef[]> => {
  const flat = rows.map(({ kind, id, outcome, given }) => ({ ...given, kind, id, outcome }));
  const { rows: written } = await sql<ItemRef>`
    with rows as materialized (
      select * from json_to_recordset(${JSON.stringify(flat)}::json) as r (kind text, id text, outcome text,
        title text, level_id text, topic text, parent_kind text, parent_id text, position integer, codes text[],
        body json, state text, revision integer)),
    made as (
      insert into curriculum_items (kind, id, level_id, topic, title, parent_kind, parent_id, position, codes,
        state, version, body, edits, edited_at, edited_by, created_at, updated_at)
      select kind, id, level_id, topic, title, parent_kind, parent_id, position, codes,
        coalesce(state, 'draft'), 1, body, 1, ${at}::timestamptz, ${by}::uuid, ${at}::timestamptz, ${at}::timestamptz
      from rows where outcome = 'new'
      on conflict (kind, id) do nothing
      returning kind, id, version, body, state),
    changed as (
      update curriculum_items item set level_id = rows.level_id, topic = rows.topic, title = rows.title,
        codes = rows.codes, body = rows.body, state = coalesce(rows.state, item.state),
        version = item.version + 1, edits = item.edits + 1, edited_at = ${at}::timestamptz,
        edited_by = ${by}::uuid, updated_at = ${at}::timestamptz,
        answers = 0, right_share = null, discrimination = null, flags = '{}'
      from rows where rows.outcome = 'changed' and item.kind = rows.kind and item.id = rows.id
        and item.version + item.edits = rows.revision
      returning item.kind, item.id, item.version, item.body, item.state),
    written as (select * from made union all select * from changed),
    versions as (
      insert into curriculum_versions (kind, id, version, body, made_at, made_by)
      select kind, id, version, body, ${at}::timestamptz, ${by}::uuid from written),
    changes as (
      insert into curriculum_changes (kind, id, at, made_by, action, to_state, version)
      select kind, id, ${at}::timestamptz, ${by}::uuid, 'imported', state, version from written)
    select kind, id from written`.execute(tx);
  return written;
};

export const updateApplied = async (
  tx: Tx,
  importId: string,
  lines: readonly number[],
  at: Date,
): Promise<void> => {
  await sql`update curriculum_import_rows set applied_at = ${at}
    where import_id = ${importId} and line = any(${sql.val(lines)}::integer[])`.execute(tx);
};

/** Marks rows as refused, with the reason. A later apply step skips these rows. */
export const refuseRows = async (
  tx: Tx,
  importId: string,
  lines: readonly number[],
  error: FieldError,
): Promise<void> => {
  await sql`update curriculum_import_rows set outcome = 'refused', errors = ${JSON.stringify([error])}::jsonb
    where import_id = ${importId} and line = any(${sql.val(lines)}::integer[])`.execute(tx);
};

export const countLeft = async (db: Db | Tx, importId: string): Promise<number> => {
  const { rows } = await sql<{ left: number }>`
    select count(*) as left from curriculum_import_rows
    where import_id = ${importId} and applied_at is null and outcome in ('new', 'changed')`.execute(db);
  return rows[0]?.left ?? 0;
};
