import type { ReviewedCorrection } from '@pratik/contract/message-process';
import type { Db, Tx } from '../../platform/db/database.ts';
import { stored } from '../correction.store.ts';
import type { ProcessingTables } from '../processing.tables.ts';

type Tables = ProcessingTables & { users: { id: string; name: string; surname: string } };

/**
 * Selects the corrections of a message with all fields for message review, in the order of their positions in the
 * text.
 */
export const selectReviewedCorrections = async (
  db: Db | Tx,
  messageId: string,
): Promise<ReviewedCorrection[]> => {
  const rows = await db
    .withTables<Tables>()
    .selectFrom('corrections')
    .leftJoin('users', 'users.id', 'corrections.decided_by')
    .selectAll('corrections')
    .select(['users.name', 'users.surname'])
    .where('corrections.message_id', '=', messageId)
    .orderBy('corrections.start_at')
    .orderBy('corrections.end_at')
    .orderBy('corrections.id')
    .execute();
  return rows.map(({ name, surname, ...row }) => ({
    ...stored(row),
    revision: row.revision,
    reportedAt: row.reported_at?.toISOString() ?? null,
    decidedBy:
      row.decided_by === null ? null : { id: row.decided_by, name: `${name ?? ''} ${surname ?? ''}`.trim() },
    original: row.original,
    engine: row.engine,
    engineVersion: row.engine_version,
    model: row.model,
    promptVersion: row.prompt_version,
  }));
};
