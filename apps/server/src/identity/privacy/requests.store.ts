import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

type Tables = {
  audit_log: {
    id: number;
    at: Date;
    actor_id: string | null;
    action: string;
    target_kind: string;
    target_id: string | null;
    detail: { self?: boolean };
  };
  users: { id: string; name: string; surname: string };
};

/** Selects the requested exports of a user’s data with the requester, newest first. */
export const selectCopyRequests = (db: Db, userId: string, limit: number) =>
  db
    .withTables<Tables>()
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['audit_log.at', 'audit_log.detail'])
    .select(sql<string | null>`users.name || ' ' || users.surname`.as('by'))
    .where('audit_log.target_kind', '=', 'user')
    .where('audit_log.target_id', '=', userId)
    .where('audit_log.action', '=', 'user.export')
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .execute();
