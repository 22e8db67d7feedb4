import type { SoundId } from '@pratik/contract/speaking';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { MissRow, SoundAnswerRow, SpeakingTables, SpokenRow } from './speaking.tables.ts';

const tables = (db: Db | Tx) => db.withTables<SpeakingTables>();

/** Stores an utterance. Returns false when it is already stored. */
export const insertSpoken = async (tx: Tx, row: SpokenRow): Promise<boolean> => {
  const result = await tables(tx)
    .insertInto('spoken_sentences')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** Stores an answer to a sound pair. Returns false when it is already stored. */
export const insertSoundAnswer = async (tx: Tx, row: SoundAnswerRow): Promise<boolean> => {
  const result = await tables(tx)
    .insertInto('sound_answers')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

export type SoundCount = { soundId: SoundId; way: 'hear' | 'say'; count: number };

export const countSoundAnswers = (db: Db | Tx, userId: string): Promise<SoundCount[]> =>
  tables(db)
    .selectFrom('sound_answers')
    .select(['sound_id as soundId', 'way'])
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .groupBy(['sound_id', 'way'])
    .execute();

/** Selects, for each sound, whether the user recognised the correct word in the last pairs, newest first. */
export const selectLastHeard = async (
  db: Db | Tx,
  userId: string,
  most: number,
): Promise<{ soundId: SoundId; isRight: boolean }[]> => {
  const { rows } = await sql<{ soundId: SoundId; isRight: boolean }>`
    select sound_id as "soundId", is_right as "isRight" from (
      select sound_id, is_right, at, id,
        row_number() over (partition by sound_id order by at desc, id) as place
      from sound_answers where user_id = ${userId} and way = 'hear'
    ) as heard where place <= ${most} order by at desc, id`.execute(db);
  return rows;
};

/** Stores words with a missed sound. A word is stored once per day. */
export const upsertMisses = async (tx: Tx, rows: readonly MissRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await tables(tx)
    .insertInto('sound_misses')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'sound_id', 'word', 'day']).doUpdateSet((eb) => ({
        at: eb.ref('excluded.at'),
      })),
    )
    .execute();
};

/** Deletes the missed sounds of words that are now recognised, and all missed sounds before the given day. */
export const deleteMisses = async (
  tx: Tx,
  userId: string,
  words: readonly string[],
  before: string,
): Promise<void> => {
  await tables(tx)
    .deleteFrom('sound_misses')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('day', '<', before), eb('word', 'in', words.length > 0 ? [...words] : [''])]))
    .execute();
};

export const selectMisses = (db: Db | Tx, userId: string, from: string) =>
  tables(db)
    .selectFrom('sound_misses')
    .select(['sound_id as soundId', 'word', 'day', 'at'])
    .where('user_id', '=', userId)
    .where('day', '>=', from)
    .execute();
