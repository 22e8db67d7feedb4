import type { Tx } from '../db/database.ts';

type Row = {
  id: string;
  user_id: string;
  day: string;
  instance_day: string;
  tokens: number;
  expires_at: Date;
};
const tables = (tx: Tx) => tx.withTables<{ ai_reservations: Row }>();

export const insertReservation = async (tx: Tx, row: Row): Promise<void> => {
  await tables(tx).insertInto('ai_reservations').values(row).execute();
};

/**
 * Deletes a reservation of tokens. Returns false when it no longer exists, because it expired or its user was erased.
 */
export const deleteReservation = async (tx: Tx, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('ai_reservations')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};

/** Deletes and returns the expired reservations of tokens, whose processes have crashed. */
export const deleteExpiredReservations = (tx: Tx, now: Date): Promise<Row[]> =>
  tables(tx).deleteFrom('ai_reservations').where('expires_at', '<=', now).returningAll().execute();
