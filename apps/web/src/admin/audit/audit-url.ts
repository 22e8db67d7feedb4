import { exportAudit, type listAudit } from '@pratik/contract/audit';
import type { InputFor } from '../../lib/api/api-client.ts';

/**
 * URL parameters of the audit log. `before` identifies a log entry; the page shows only entries older than that
 * entry.
 */
export const auditDefaults = { user: '', act: '', from: '', to: '', before: '' } as const;
export type AuditAddress = { readonly [Name in keyof typeof auditDefaults]: string };

const filterNames = ['user', 'act', 'from', 'to'] as const;
/**
 * Default values of the filters. They include `before`, so clearing the filters also returns the list to the first
 * page.
 */
export const noFilters = { user: '', act: '', from: '', to: '', before: '' } as const;

export const countFilters = (address: AuditAddress): number =>
  filterNames.filter((name) => address[name] !== '').length;

const fields = exportAudit.body.shape;

/** Converts the filters of the URL to server input. Invalid values are ignored. */
export const filterInput = ({ user, act, from, to }: AuditAddress): InputFor<typeof exportAudit> => ({
  user: user.slice(0, 120),
  action: fields.action.safeParse(act).success ? act : '',
  ...(fields.from.safeParse(from).success ? { from } : {}),
  ...(fields.to.safeParse(to).success ? { to } : {}),
});

export const pageInput = (address: AuditAddress): InputFor<typeof listAudit> => ({
  ...filterInput(address),
  ...(/^\d{1,16}-\d{1,16}$/.test(address.before) ? { before: address.before } : {}),
});
