import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { removesLastAdministrator } from './users.policy.ts';
import { lockActiveAdministrators } from './users.store.ts';

/**
 * Locks the rows of all active administrators until the transaction ends. Must be called before a change that
 * removes the users `leaving` from the active administrators.
 * @throws Problem `last-administrator` when no active administrator would remain
 */
export const guardLastAdministrator = async (tx: Tx, leaving: readonly string[]): Promise<void> => {
  const administrators = await lockActiveAdministrators(tx);
  if (removesLastAdministrator(administrators, leaving)) throw new Problem('last-administrator');
};
