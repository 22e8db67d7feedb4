import { exportAudit, type listAudit } from '@pratik/contract/audit';
import type { InputFor } from '../../lib/api-client.ts';

/** What the address of the log holds; `before` is where the page begins. */
export const auditDefaults = { user: '', act: '', from: '', to: '', before: '' } as const;
export type AuditAddress = { readonly [Name in keyof typeof auditDefaults]: string };

const filterNames = ['user', 'act', 'from', 'to'] as const;
/** Another filter begins with the newest. */
export const noFilters = { user: '', act: '', from: '', to: '', before: '' } as const;

export const countFilters = (address: AuditAddress): number =>
  filterNames.filter((name) => address[name] !== '').length;

const fields = exportAudit.body.shape;

/** The filters as the server takes them; what means nothing counts as not given. */
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
