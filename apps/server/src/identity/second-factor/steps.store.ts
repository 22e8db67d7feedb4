import { hash, randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../platform/db/database.ts';

export type StepKind = 'second-factor' | 'passkey-sign-in' | 'passkey-registration' | 'reauthentication';
type Tables = {
  idp_steps: {
    id_hash: string;
    kind: StepKind;
    user_id: string | null;
    challenge: string | null;
    expires_at: Date;
  };
};
export type Step = { subject: string | null; challenge: string | null };

const tables = (db: Db | Tx) => db.withTables<Tables>();
const hashed = (id: string): string => hash('sha256', id, 'base64url');

/** Stores a sign-in or confirmation step for the browser that receives its id, and deletes expired steps. */
export const insertStep = async (
  db: Db | Tx,
  kind: StepKind,
  { subject, challenge }: Step,
  time: { now: Date; expiresAt: Date },
): Promise<string> => {
  const id = randomBytes(24).toString('base64url');
  await tables(db).deleteFrom('idp_steps').where('expires_at', '<=', time.now).execute();
  await tables(db)
    .insertInto('idp_steps')
    .values({ id_hash: hashed(id), kind, user_id: subject, challenge, expires_at: time.expiresAt })
    .execute();
  return id;
};

export const selectStep = async (db: Db | Tx, kind: StepKind, id: string, now: Date) => {
  const row = await tables(db)
    .selectFrom('idp_steps')
    .select(['user_id', 'challenge'])
    .where('id_hash', '=', hashed(id))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { subject: row.user_id, challenge: row.challenge };
};

/** Deletes a sign-in step and returns it. Of two simultaneous requests, only one receives the step. */
export const takeStepAway = async (
  db: Db | Tx,
  kind: StepKind,
  id: string,
  now: Date,
): Promise<Step | undefined> => {
  const row = await tables(db)
    .deleteFrom('idp_steps')
    .where('id_hash', '=', hashed(id))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning(['user_id', 'challenge'])
    .executeTakeFirst();
  return row && { subject: row.user_id, challenge: row.challenge };
};

/** Deletes an account’s unfinished sign-in and confirmation steps; the user must start again. */
export const deleteSteps = async (db: Db | Tx, subject: string): Promise<void> => {
  await tables(db).deleteFrom('idp_steps').where('user_id', '=', subject).execute();
};
