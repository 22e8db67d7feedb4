import type { Db, Tx } from '../../platform/db/database.ts';
import type { ClassesTables } from '../classes/classes.tables.ts';

type Switch = { set_at: Date; set_by: string | null };
type Tables = ClassesTables & {
  guardian_report_classes: Switch & { class_id: string };
  guardian_report_learners: Switch & { user_id: string };
  guardian_reports: { user_id: string; week: string; sent_at: Date; sent_by: string | null };
};
const tables = (db: Db | Tx) => db.withTables<Tables>();

export const selectClassSwitch = async (db: Db, classId: string): Promise<boolean> => {
  const row = await tables(db)
    .selectFrom('guardian_report_classes')
    .select('class_id')
    .where('class_id', '=', classId)
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Returns whether the weekly e-mails about a learner are switched on for an active class of the learner, and for the
 * learner alone.
 */
export const selectSwitches = async (
  db: Db | Tx,
  userId: string,
): Promise<{ byClass: boolean; byLearner: boolean }> => {
  const [group, learner] = await Promise.all([
    tables(db)
      .selectFrom('guardian_report_classes as on')
      .innerJoin('classes', 'classes.id', 'on.class_id')
      .innerJoin('class_members as m', 'm.class_id', 'on.class_id')
      .select('on.class_id')
      .where('m.user_id', '=', userId)
      .where('m.role', '=', 'learner')
      .where('m.left_at', 'is', null)
      .where('classes.archived_at', 'is', null)
      .limit(1)
      .executeTakeFirst(),
    tables(db)
      .selectFrom('guardian_report_learners')
      .select('user_id')
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  ]);
  return { byClass: group !== undefined, byLearner: learner !== undefined };
};

export const putClassSwitch = async (tx: Tx, classId: string, change: Switch): Promise<void> => {
  await tables(tx)
    .insertInto('guardian_report_classes')
    .values({ class_id: classId, ...change })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const deleteClassSwitch = async (tx: Tx, classId: string): Promise<void> => {
  await tables(tx).deleteFrom('guardian_report_classes').where('class_id', '=', classId).execute();
};

export const putLearnerSwitch = async (tx: Tx, userId: string, change: Switch): Promise<void> => {
  await tables(tx)
    .insertInto('guardian_report_learners')
    .values({ user_id: userId, ...change })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const deleteLearnerSwitch = async (tx: Tx, userId: string): Promise<void> => {
  await tables(tx).deleteFrom('guardian_report_learners').where('user_id', '=', userId).execute();
};

export const selectSentAt = async (db: Db, userId: string, week: string): Promise<Date | null> => {
  const row = await tables(db)
    .selectFrom('guardian_reports')
    .select('sent_at')
    .where('user_id', '=', userId)
    .where('week', '=', week)
    .executeTakeFirst();
  return row?.sent_at ?? null;
};

/** Records that the report of a week is sent. Returns false when it was already recorded. */
export const insertSent = async (tx: Tx, row: Tables['guardian_reports']): Promise<boolean> => {
  const made = await tables(tx)
    .insertInto('guardian_reports')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return made !== undefined;
};

/**
 * Selects the active learners whose weekly e-mails are switched on and whose report of the week was not sent yet, by
 * id.
 */
export const selectDue = async (
  db: Db,
  week: string,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> => {
  const rows = await tables(db)
    .selectFrom('users')
    .select('users.id')
    .where('users.id', '>', after)
    .where('users.status', '=', 'active')
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('guardian_report_learners as own')
            .select('own.user_id')
            .whereRef('own.user_id', '=', 'users.id'),
        ),
        eb.exists(
          eb
            .selectFrom('guardian_report_classes as on')
            .innerJoin('classes', 'classes.id', 'on.class_id')
            .innerJoin('class_members as m', 'm.class_id', 'on.class_id')
            .select('on.class_id')
            .whereRef('m.user_id', '=', 'users.id')
            .where('m.role', '=', 'learner')
            .where('m.left_at', 'is', null)
            .where('classes.archived_at', 'is', null),
        ),
      ]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('guardian_reports as sent')
            .select('sent.user_id')
            .whereRef('sent.user_id', '=', 'users.id')
            .where('sent.week', '=', week),
        ),
      ),
    )
    .orderBy('users.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};
