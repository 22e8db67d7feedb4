import type { Tx } from '../platform/db/database.ts';
import { updateLevel } from './own-level.store.ts';

/** Puts a person at a level of their own choice, in the caller's transaction. The level has to exist. */
export const setOwnLevel = (tx: Tx, userId: string, levelId: string, at: Date): Promise<void> =>
  updateLevel(tx, userId, levelId, at);
