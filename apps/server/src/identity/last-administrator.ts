import type { Tx } from '../platform/db/database.ts';
import { Problem } from '../platform/http/problem.ts';
import { leavesNoAdministrator } from './people.policy.ts';
import { lockActiveAdministrators } from './people.store.ts';

/** Holds every active administrator until the transaction ends. @throws Problem `last-administrator` */
export const guardLastAdministrator = async (tx: Tx, leaving: readonly string[]): Promise<void> => {
  const administrators = await lockActiveAdministrators(tx);
  if (leavesNoAdministrator(administrators, leaving)) throw new Problem('last-administrator');
};
