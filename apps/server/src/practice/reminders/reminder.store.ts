import type { ReminderSettings } from '@pratik/contract/reminders';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

type SettingsRow = {
  user_id: string;
  reminder: boolean;
  weekly_letter: boolean;
  weekdays: number[];
  hour: number;
  tone: ReminderSettings['tone'];
  stop_code: string;
  changed_at: Date;
};
export type SentKind = 'reminder' | 'weekly-letter';
type Tables = {
  reminder_settings: SettingsRow;
  sent_reminders: { user_id: string; day: string; kind: SentKind; sent_at: Date };
};
const tables = (db: Db | Tx) => db.withTables<Tables>();

const viewOf = (row: Omit<SettingsRow, 'user_id' | 'stop_code' | 'changed_at'>): ReminderSettings => ({
  reminder: row.reminder,
  weeklyLetter: row.weekly_letter,
  weekdays: row.weekdays,
  hour: row.hour,
  tone: row.tone,
});

export const selectSettings = async (db: Db, userId: string): Promise<ReminderSettings | undefined> => {
  const row = await tables(db)
    .selectFrom('reminder_settings')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && viewOf(row);
};

export const selectEmail = async (db: Db, userId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ email: string }>`select email from users where id = ${userId}`.execute(db);
  return rows[0]?.email;
};

/** Stores the settings. The code of the links in e-mails that were already sent stays valid. */
export const putSettings = async (
  db: Db,
  userId: string,
  settings: ReminderSettings,
  { stopCode, at }: { stopCode: string; at: Date },
): Promise<void> => {
  const change = {
    reminder: settings.reminder,
    weekly_letter: settings.weeklyLetter,
    weekdays: settings.weekdays,
    hour: settings.hour,
    tone: settings.tone,
    changed_at: at,
  };
  await tables(db)
    .insertInto('reminder_settings')
    .values({ user_id: userId, stop_code: stopCode, ...change })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
};

/** Turns off both kinds of e-mail of the user whose links have this code. Returns whether such a user exists. */
export const stopByCode = async (db: Db, code: string, at: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tables(db)
    .updateTable('reminder_settings')
    .set({ reminder: false, weekly_letter: false, changed_at: at })
    .where('stop_code', '=', code)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export type Subscriber = ReminderSettings & {
  id: string;
  name: string;
  email: string;
  timeZone: string;
  language: 'tr' | 'en';
  stopCode: string;
};

/** Selects active users with at least one kind of e-mail turned on, in pages in the order of their ids. */
export const selectSubscribers = async (
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<Subscriber[]> => {
  const { rows } = await sql<SettingsRow & Omit<Subscriber, keyof ReminderSettings | 'stopCode'>>`
    select s.*, u.id, u.name, u.email, u.time_zone as "timeZone", u.language
    from reminder_settings as s join users as u on u.id = s.user_id
    where (s.reminder or s.weekly_letter) and u.status = 'active' and u.id > ${after}
    order by u.id limit ${limit}`.execute(db);
  return rows.map((row) => ({
    ...viewOf(row),
    id: row.id,
    name: row.name,
    email: row.email,
    timeZone: row.timeZone,
    language: row.language,
    stopCode: row.stop_code,
  }));
};

/** Returns whether the user has practised on a day. */
export const hasPractised = async (db: Db, userId: string, day: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from activity_days where user_id = ${userId} and day = ${day} and active_ms > 0 limit 1`.execute(
    db,
  );
  return rows.length > 0;
};

/** Records that an e-mail is sent. Returns false when an e-mail of this kind was already recorded for this day. */
export const insertSent = async (tx: Tx, row: Tables['sent_reminders']): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('sent_reminders')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

export const deleteSentBefore = async (db: Db, day: string): Promise<void> => {
  await tables(db).deleteFrom('sent_reminders').where('day', '<', day).execute();
};

export type LetterWords = {
  learned: number;
  asked: number;
  remembered: number;
  stayed: number;
  examples: string[];
};

/**
 * Counts the words of a week: learned (asked for the first time), asked and remembered in reviews, and remembered at
 * least seven days after the review before (`stayed`), with up to five examples of the longest intervals.
 */
export const selectLetterWords = async (
  db: Db,
  userId: string,
  { from, to, since, until }: { from: string; to: string; since: Date; until: Date },
): Promise<LetterWords> => {
  const { rows } = await sql<LetterWords>`
    with reviews as (
      select r.card_id, r.grade,
        r.reviewed_at - nullif(r.before ->> 'last_review_at', '')::timestamptz as apart
      from vocabulary_reviews as r
      where r.user_id = ${userId} and r.undone_at is null and r.before ->> 'state' = 'review'
        and r.reviewed_at >= ${since} and r.reviewed_at < ${until}
    ), stayed as (
      select c.word, max(v.apart) as apart from reviews as v join vocabulary_cards as c on c.id = v.card_id
      where v.grade > 1 and v.apart >= interval '7 days' and c.deleted_at is null group by c.id, c.word
    )
    select
      (select count(*) from vocabulary_cards where user_id = ${userId} and deleted_at is null
        and introduced_on >= ${from} and introduced_on <= ${to})::int as learned,
      (select count(*) from reviews)::int as asked,
      (select count(*) from reviews where grade > 1)::int as remembered,
      (select count(*) from stayed)::int as stayed,
      array(select word from stayed order by apart desc, word limit 5) as examples`.execute(db);
  return rows[0] ?? { learned: 0, asked: 0, remembered: 0, stayed: 0, examples: [] };
};
