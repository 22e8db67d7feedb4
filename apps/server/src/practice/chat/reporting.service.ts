import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Processing } from '../../processing/processing.service.ts';
import { isSaidTo, markReported } from './turn.store.ts';

type Parts = { db: Db; clock: Clock; processing: Processing };

/**
 * Returns a function that reports a turn of the partner to the administrators; a repeated report has no effect.
 * @throws Problem not-found
 */
export const createReporting =
  ({ db, clock, processing }: Parts) =>
  (userId: string, turnId: string): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const now = clock.now();
      const turn = await markReported(tx, turnId, userId, now);
      if (!turn) {
        if (await isSaidTo(tx, turnId, userId)) return;
        throw new Problem('not-found');
      }
      const said = { id: turnId, kind: 'report', source: 'chat', user_id: userId } as const;
      await processing.safety.raise(tx, { ...said, text: turn.text, raised_at: now });
    });
