import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { foldedLike, wordBreaks } from '../../platform/db/search-patterns.ts';

type Tables = {
  audit_log: {
    id: number;
    at: Date;
    actor_id: string | null;
    action: string;
    target_kind: string;
    target_id: string | null;
    detail: Record<string, unknown>;
  };
  users: { id: string; name: string; surname: string };
  safety_cases: { id: string; settled_at: Date | null; settled_note: string | null };
};

const tables = (db: Db) => db.withTables<Tables>();

export type AuditFilter = {
  words: readonly string[];
  action: string;
  from: Date | undefined;
  /** End of the filtered period, exclusive. */
  to: Date | undefined;
};

/** Cursor of a page: timestamp (in microseconds) and id of the last entry. */
export type AuditPlace = { micros: number; id: number };

/**
 * Maximum number of users in a name search. When more users match, only the entries of 1,000 of these users are
 * found.
 */
const usersFound = 1000;

const usersMatching = async (db: Db, words: readonly string[]): Promise<string[]> => {
  const query = words.reduce((users, word) => {
    const hits = [
      foldedLike('users.name_fold', word, wordBreaks.name),
      foldedLike('users.surname_fold', word, wordBreaks.name),
      foldedLike('users.email_fold', word, wordBreaks.email),
    ].filter((hit) => hit !== undefined);
    return users.where((eb) => eb.or(hits));
  }, tables(db).selectFrom('users').select('users.id').limit(usersFound));
  return (await query.execute()).map(({ id }) => id);
};

const micros = sql<number>`(extract(epoch from at) * 1000000)::bigint`;

/** Selects entries that are older than the cursor, or the newest entries without a cursor, newest first. */
export const selectAudit = async (
  db: Db,
  filter: AuditFilter,
  before: AuditPlace | undefined,
  limit: number,
) => {
  let query = tables(db)
    .selectFrom('audit_log')
    .select(['id', 'at', 'actor_id', 'action', 'target_kind', 'target_id', 'detail', micros.as('micros')]);
  const { words, action, from, to } = filter;
  if (words.length > 0) {
    const users = await usersMatching(db, words);
    if (users.length === 0) return [];
    query = query.where((eb) =>
      eb.or([
        eb('actor_id', 'in', users),
        eb.and([eb('target_kind', '=', 'user'), eb('target_id', 'in', users)]),
      ]),
    );
  }
  if (action.includes('.')) query = query.where('action', '=', action);
  else if (action !== '') query = query.where('action', 'like', `${action}.%`);
  if (from) query = query.where('at', '>=', from);
  if (to) query = query.where('at', '<', to);
  if (before) {
    const at = sql<Date>`to_timestamp(${before.micros}::numeric / 1000000)`;
    query = query.where(sql<SqlBool>`(at, id) < (${at}, ${before.id}::bigint)`);
  }
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
};

export type AuditRow = Awaited<ReturnType<typeof selectAudit>>[number];

/** Selects the names of users by id. Erased users are missing from the result. */
export const selectNames = async (db: Db, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await tables(db)
    .selectFrom('users')
    .select(['id', sql<string>`name || ' ' || surname`.as('name')])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Selects the closing notes of safety cases. When a case is deleted, its closing note is deleted too. */
export const selectCaseNotes = async (
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { at: Date; note: string }>> => {
  if (ids.length === 0) return new Map();
  const rows = await tables(db)
    .selectFrom('safety_cases')
    .select(['id', 'settled_at', 'settled_note'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.flatMap(({ id, settled_at: at, settled_note: note }) => (at && note ? [[id, { at, note }]] : [])),
  );
};

/**
 * Selects all distinct actions. Jumps through the index from one action to the next, so that not every entry is
 * read.
 */
export const selectActions = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ action: string }>`
    with recursive known as (
      (select action from audit_log order by action limit 1)
      union all
      select (select action from audit_log where action > known.action order by action limit 1)
      from known where known.action is not null
    )
    select action from known where action is not null`.execute(db);
  return rows.map(({ action }) => action);
};
