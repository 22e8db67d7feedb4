import { randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import { totalCap } from '@pratik/contract/common';
import type { listErasures } from '@pratik/contract/privacy';
import type { Db, Tx } from '../../platform/db/database.ts';
import {
  anonymizeOpenCases,
  countErasures,
  deleteLoose,
  forgetInAudit,
  insertErasure,
  selectErasures,
} from './erasure.store.ts';
import { countStored } from './personal-tables.store.ts';
import { personalTables } from './personal-tables.ts';

export type UserToErase = {
  userId: string;
  email: string;
  at: Date;
  bySelf: boolean;
  /** Whether the account at the provider goes with the person. */
  accountRemoved: boolean;
};

/**
 * Erases a person in the caller's transaction, and proves it: counts every table first, removes what no key would
 * take along, name and words of open cases of danger, then the person by `remove`, and writes down how much it was under
 * an id that names nobody. What was written down of their acts stays, under that id.
 * @param remove deletes the person's row and the account at the provider, and writes the act down
 */
export const eraseUser = async (tx: Tx, leaving: UserToErase, remove: () => Promise<void>): Promise<void> => {
  const { userId, email, at, bySelf, accountRemoved } = leaving;
  const id = randomUUID();
  const rows: Record<string, number> = {};
  for (const holding of personalTables) rows[holding.table] = await countStored(tx, holding, userId);
  for (const [table, count] of Object.entries(await deleteLoose(tx, userId, email))) rows[table] = count;
  await anonymizeOpenCases(tx, userId);
  await insertErasure(tx, { id, at, by_self: bySelf, account_removed: accountRemoved, rows });
  await remove();
  await forgetInAudit(tx, userId, id);
};

/** Proofs of erasures, newest first; tables that held nothing are left out. */
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
