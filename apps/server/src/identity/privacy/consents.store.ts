import type { PrivacyTextKind, Purpose } from '@pratik/contract/privacy';
import { type Generated, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

type TextRow = {
  kind: PrivacyTextKind;
  version: number;
  text_tr: string;
  text_en: string;
  asks_again: boolean;
  made_at: Date;
  made_by: string | null;
};
type ConsentRow = {
  id: Generated<string>;
  user_id: string;
  purpose: Purpose;
  given: boolean;
  text_version: number;
  service: string;
  at: Date;
};
type Tables = {
  privacy_texts: TextRow;
  consents: ConsentRow;
  notice_readings: { user_id: string; version: number; at: Date };
  users: { id: string; name: string; surname: string };
};

const tables = (db: Db | Tx) => db.withTables<Tables>();

/** Selects the newest version of each text with its author’s name. */
export const selectTexts = (db: Db | Tx): Promise<(TextRow & { maker: string | null })[]> =>
  tables(db)
    .selectFrom('privacy_texts')
    .leftJoin('users', 'users.id', 'privacy_texts.made_by')
    .distinctOn('kind')
    .selectAll('privacy_texts')
    .select(sql<string | null>`users.name || ' ' || users.surname`.as('maker'))
    .orderBy('kind')
    .orderBy('version', 'desc')
    .execute();

/** Inserts a version of a privacy text. Returns false when another administrator has already inserted this version. */
export const insertText = async (tx: Tx, text: TextRow): Promise<boolean> => {
  const made = await tables(tx)
    .insertInto('privacy_texts')
    .values(text)
    .onConflict((conflict) => conflict.columns(['kind', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst();
  return made !== undefined;
};

/** Selects, for each text, the oldest version for which a consent is still valid. */
export const selectBinding = async (db: Db | Tx): Promise<Map<PrivacyTextKind, number>> => {
  const rows = await tables(db)
    .selectFrom('privacy_texts')
    .select(({ fn }) => ['kind', fn.max('version').as('version')])
    .where('asks_again', '=', true)
    .groupBy('kind')
    .execute();
  return new Map(rows.map((row) => [row.kind, row.version]));
};

export type Decision = Omit<ConsentRow, 'id' | 'user_id'>;

/** Selects a user’s decisions, newest first. */
export const selectDecisions = (db: Db | Tx, userId: string, limit: number): Promise<Decision[]> =>
  tables(db)
    .selectFrom('consents')
    .select(['purpose', 'given', 'text_version', 'service', 'at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const selectLastDecision = (db: Db | Tx, userId: string, purpose: Purpose) =>
  tables(db)
    .selectFrom('consents')
    .select(['purpose', 'given', 'text_version', 'service', 'at'])
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const insertDecision = async (tx: Tx, userId: string, decision: Decision): Promise<void> => {
  await tables(tx)
    .insertInto('consents')
    .values({ ...decision, user_id: userId })
    .execute();
};

export const selectNoticeReading = (db: Db | Tx, userId: string, version: number) =>
  tables(db)
    .selectFrom('notice_readings')
    .select('at')
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst();

/** Returns whether a user has not yet read the current notice. */
export const selectIsNoticeUnread = async (db: Db | Tx, userId: string): Promise<boolean> => {
  const read = await tables(db)
    .selectFrom('notice_readings')
    .select('version')
    .where('user_id', '=', userId)
    .where('version', '=', (eb) =>
      eb
        .selectFrom('privacy_texts')
        .select(({ fn }) => fn.max('version').as('version'))
        .where('kind', '=', 'notice'),
    )
    .executeTakeFirst();
  return read === undefined;
};

export const insertNoticeReading = async (tx: Tx, userId: string, version: number, at: Date) => {
  await tables(tx)
    .insertInto('notice_readings')
    .values({ user_id: userId, version, at })
    .onConflict((conflict) => conflict.columns(['user_id', 'version']).doNothing())
    .execute();
};
