import type { Db, Tx } from '../../platform/db/database.ts';

type AuditTable = {
  at: Date;
  actor_id: string | null;
  action: string;
  target_kind: string;
  target_id: string | null;
  detail: string;
};

export const insertAudit = async (db: Db | Tx, row: AuditTable): Promise<void> => {
  await db.withTables<{ audit_log: AuditTable }>().insertInto('audit_log').values(row).execute();
};
