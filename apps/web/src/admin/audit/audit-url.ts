import { exportAudit, type listAudit } from '@pratik/contract/audit';
import type { InputFor } from '../../lib/api/api-client.ts';

/** Default URL parameters of the audit log. With `before`, the id of an entry, the page shows only older entries. */
export const auditDefaults = { user: '', act: '', from: '', to: '', before: '' } as const;
export type AuditAddress = { readonly [Name in keyof typeof auditDefaults]: string };

const filterNames = ['user', 'act', 'from', 'to'] as const;
/** Values that clear the filters. They include `before`, so that the list returns to its first page. */
export const noFilters = { user: '', act: '', from: '', to: '', before: '' } as const;

export const countFilters = (address: AuditAddress): number =>
  filterNames.filter((name) => address[name] !== '').length;

const fields = exportAudit.body.shape;

/** Converts the filters in the URL to the input of the API call. Invalid values are ignored. */
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
