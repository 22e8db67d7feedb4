import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type RecordingRow = {
  id: string;
  user_id: string;
  conversation_id: string;
  turn_id: string | null;
  key: string;
  format: 'wav' | 'ogg' | 'webm';
  bytes: number;
  seconds: number;
  at: Date;
};

type Tables = {
  voice_settings: { user_id: string; stores_recordings: boolean; changed_at: Date };
  voice_recordings: RecordingRow;
  voice_files_to_delete: { key: string };
  turns: { id: string; conversation_id: string; text: string };
};

const tables = (db: Db | Tx) => db.withTables<Tables>();

export const selectStoresRecordings = async (db: Db | Tx, userId: string): Promise<boolean> => {
  const row = await tables(db)
    .selectFrom('voice_settings')
    .select('stores_recordings')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.stores_recordings ?? false;
};

export const saveStoresRecordings = async (
  db: Db,
  userId: string,
  stores_recordings: boolean,
  at: Date,
): Promise<void> => {
  const row = { stores_recordings, changed_at: at };
  await tables(db)
    .insertInto('voice_settings')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
};

/**
 * Stores a recording and returns its id. When the same sound was already stored, returns the id of the stored
 * recording.
 */
export const insertRecording = async (tx: Tx, row: RecordingRow): Promise<string> => {
  const stored = await tables(tx)
    .insertInto('voice_recordings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ at: row.at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return stored.id;
};

/** Deletes a user’s oldest recordings when all recordings of the user together exceed this number of bytes. */
export const deleteBeyond = async (tx: Tx, userId: string, mostBytes: number): Promise<void> => {
  await sql`
    delete from voice_recordings where id in (
      select id from (
        select id, sum(bytes) over (order by at desc, id) as so_far
        from voice_recordings where user_id = ${userId}
      ) counted where so_far > ${mostBytes})`.execute(tx);
};

export const countRecordings = async (db: Db, userId: string): Promise<{ count: number; bytes: number }> => {
  const { count, bytes } = await tables(db)
    .selectFrom('voice_recordings')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('bytes').as('bytes')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { count, bytes: bytes ?? 0 };
};

export const selectRecordings = (db: Db, userId: string, page: number, size: number) =>
  tables(db)
    .selectFrom('voice_recordings as recording')
    // Only turns of the recording’s own conversation are joined, because the turn id comes from the user’s browser
    // and may be wrong.
    .leftJoin('turns', (join) =>
      join
        .onRef('turns.id', '=', 'recording.turn_id')
        .onRef('turns.conversation_id', '=', 'recording.conversation_id'),
    )
    .selectAll('recording')
    .select('turns.text')
    .where('recording.user_id', '=', userId)
    .orderBy('recording.at', 'desc')
    .orderBy('recording.id')
    .offset(page * size)
    .limit(size)
    .execute();

/** Selects all recordings of a user, or only the recordings of one conversation, oldest first. */
export const selectRecordingsOf = (
  db: Db,
  userId: string,
  conversationId?: string,
): Promise<RecordingRow[]> =>
  tables(db)
    .selectFrom('voice_recordings')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(conversationId !== undefined, (query) => query.where('conversation_id', '=', conversationId ?? ''))
    .orderBy('at')
    .orderBy('id')
    .execute();

/** Whether a stored recording uses the file with this key. */
export const isKeyStored = async (db: Db, key: string): Promise<boolean> => {
  const row = await tables(db)
    .selectFrom('voice_recordings')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
};

export const selectRecording = (db: Db, userId: string, id: string): Promise<RecordingRow | undefined> =>
  tables(db)
    .selectFrom('voice_recordings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();

export const attachToTurn = async (
  db: Db,
  userId: string,
  ids: readonly string[],
  turnId: string,
): Promise<void> => {
  await tables(db)
    .updateTable('voice_recordings')
    .set({ turn_id: turnId })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('turn_id', 'is', null)
    .execute();
};

/** Deletes a user’s recordings: the recordings with these ids, or all recordings without ids. */
export const deleteRecordingsOf = async (
  db: Db,
  userId: string,
  ids: readonly string[] | undefined,
): Promise<void> => {
  await tables(db)
    .deleteFrom('voice_recordings')
    .where('user_id', '=', userId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .execute();
};

export const deleteRecordingsBefore = async (db: Db, before: Date): Promise<void> => {
  await tables(db).deleteFrom('voice_recordings').where('at', '<', before).execute();
};

/** Selects the files of deleted recordings, except files that a newer recording uses again. */
export const selectFilesToDelete = async (db: Db, limit: number): Promise<string[]> => {
  const known = sql<boolean>`exists (select from voice_recordings recording where recording.key = voice_files_to_delete.key)`;
  await tables(db).deleteFrom('voice_files_to_delete').where(known).execute();
  const rows = await tables(db).selectFrom('voice_files_to_delete').select('key').limit(limit).execute();
  return rows.map(({ key }) => key);
};

export const deleteRowsOfFiles = async (db: Db, keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return;
  await tables(db).deleteFrom('voice_files_to_delete').where('key', 'in', keys).execute();
};
