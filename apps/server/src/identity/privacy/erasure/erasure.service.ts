import { randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import { totalCap } from '@pratik/contract/common';
import type { listErasures } from '@pratik/contract/privacy';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { countStored } from '../personal-tables.store.ts';
import { personalTables } from '../personal-tables.ts';
import {
  anonymiseAudit,
  anonymizeOpenCases,
  countErasures,
  deleteLoose,
  insertErasure,
  selectErasures,
} from './erasure.store.ts';

export type UserToErase = {
  userId: string;
  email: string;
  at: Date;
  bySelf: boolean;
  /** Whether the account at the identity provider is deleted together with the user. */
  accountRemoved: boolean;
};

/**
 * Erases a user in the caller’s transaction and stores a record of the erasure. Counts the user’s rows in every
 * table, deletes rows without a foreign key, anonymizes open safety cases, and deletes the user with `remove`. The
 * record contains the counts under a random id, which also replaces the user’s id in the audit log.
 * @param remove deletes the user’s row and the account at the provider, and records the action
 */
export const eraseUser = async (tx: Tx, leaving: UserToErase, remove: () => Promise<void>): Promise<void> => {
  const { userId, email, at, bySelf, accountRemoved } = leaving;
  const id = randomUUID();
  const rows: Record<string, number> = {};
  for (const personalTable of personalTables)
    rows[personalTable.table] = await countStored(tx, personalTable, userId);
  for (const [table, count] of Object.entries(await deleteLoose(tx, userId, email))) rows[table] = count;
  await anonymizeOpenCases(tx, userId);
  await insertErasure(tx, { id, at, by_self: bySelf, account_removed: accountRemoved, rows });
  await remove();
  await anonymiseAudit(tx, userId, id);
};

/** Returns the records of erasures, newest first. Tables without erased rows are omitted. */
export const erasuresIn = async (
  db: Db,
  { page, size }: BodyOf<typeof listErasures>,
): Promise<AnswerOf<typeof listErasures>> => {
  const [found, count] = await Promise.all([selectErasures(db, page, size), countErasures(db, totalCap + 1)]);
  return {
    erasures: found.map(({ id, at, by_self, account_removed, rows }) => ({
      id,
      at: at.toISOString(),
      bySelf: by_self,
      accountRemoved: account_removed,
      rows: Object.entries(rows)
        .filter(([, stored]) => stored > 0)
        .map(([table, stored]) => ({ table, count: stored })),
    })),
    total: Math.min(count, totalCap),
    totalCapped: count > totalCap,
    page,
    size,
  };
};
