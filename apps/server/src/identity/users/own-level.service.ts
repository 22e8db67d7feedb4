import type { Tx } from '../../platform/db/database.ts';
import { updateLevel } from './own-level.store.ts';

/** Sets the level that a user has chosen, in the caller’s transaction. The level must exist. */
export const setOwnLevel = (tx: Tx, userId: string, levelId: string, at: Date): Promise<void> =>
  updateLevel(tx, userId, levelId, at);
