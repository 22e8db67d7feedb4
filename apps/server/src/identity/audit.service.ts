import type { Db, Tx } from '../platform/db/database.ts';
import { insertAudit } from './audit.store.ts';

export type AuditEntry = {
  at: Date;
  /** Who did it; null when the installation itself did, or nobody knows who. */
  actorId: string | null;
  /** Noun and verb: `user.delete`. */
  action: string;
  targetKind: string;
  targetId: string | null;
  /** What changed, without names, e-mails or what learners wrote: an entry outlives an erasure. */
  detail?: Record<string, unknown>;
};

/** Writes down who did what, in the transaction of what was done. */
export const recordAudit = (tx: Db | Tx, entry: AuditEntry): Promise<void> =>
  insertAudit(tx, {
    at: entry.at,
    actor_id: entry.actorId,
    action: entry.action,
    target_kind: entry.targetKind,
    target_id: entry.targetId,
    detail: JSON.stringify(entry.detail ?? {}),
  });
