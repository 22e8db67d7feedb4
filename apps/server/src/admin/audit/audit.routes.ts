import { exportAudit, listAudit } from '@pratik/contract/audit';
import type { AuditList } from '../../identity/audit/audit-list.service.ts';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { auditAsCsv, auditCsvWords } from './audit.csv.ts';

type Parts = { audit: AuditList; clock: Clock; timeZone: string };

/** Registers the routes that list and export the audit log. */
export const registerAuditRoutes = (routes: Routes, { audit, clock, timeZone }: Parts): void => {
  routes.user(listAudit, ({ body }) => audit.page(body));
  routes.csv(exportAudit, ({ user, body }) => ({
    name: `${auditCsvWords[user.language].fileName}-${dayOf(clock.now(), timeZone)}.csv`,
    lines: auditAsCsv(audit.all(body), timeZone, user.language),
  }));
};
