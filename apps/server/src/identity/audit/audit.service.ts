import type { Db, Tx } from '../../platform/db/database.ts';
import { insertAudit } from './audit.store.ts';

export type AuditEntry = {
  at: Date;
  /** The acting user. Null when the instance itself acted, or when the user is unknown. */
  actorId: string | null;
  /** Name of the action, a noun and a verb, for example `user.delete`. */
  action: string;
  targetKind: string;
  targetId: string | null;
  /**
   * Details of the change, without names, e-mail addresses or learners’ texts, because the entry remains after the
   * user is erased.
   */
  detail?: Record<string, unknown>;
};

/** Records an action in the audit log, in the same transaction as the action. */
export const recordAudit = (tx: Db | Tx, entry: AuditEntry): Promise<void> =>
  insertAudit(tx, {
    at: entry.at,
    actor_id: entry.actorId,
    action: entry.action,
    target_kind: entry.targetKind,
    target_id: entry.targetId,
    detail: JSON.stringify(entry.detail ?? {}),
  });
