import { z } from 'zod';
import { post } from './call.ts';
import { day, id, instant, oneLine } from './common.ts';

export const auditEntry = z.object({
  id: z.int(),
  at: instant,
  /** Null: the installation itself. Without a name: somebody who is no longer here. */
  actor: z.object({ id, name: z.string().nullable() }).nullable(),
  /** Noun and verb: `user.delete`. */
  action: z.string(),
  targetKind: z.string(),
  targetId: z.string().nullable(),
  /** What the target is called now; null where it is gone or has no name. */
  targetName: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const auditFilters = {
  /** By name, surname or e-mail: who did it, or to whom it was done. */
  user: oneLine.max(120).default(''),
  /** An action, or the noun of several: `level`. */
  action: z
    .string()
    .max(60)
    .regex(/^[a-z-]*(\.[a-z-]+)?$/)
    .default(''),
  /** Days in the installation's time zone, both included. */
  from: day.optional(),
  to: day.optional(),
};

export const listAudit = post({
  path: 'audit/list',
  access: 'admin',
  summary: 'Kim, ne zaman, kime, ne yaptı; yeniden eskiye',
  body: z.object({
    ...auditFilters,
    /** The `older` of the page before. */
    before: z
      .string()
      .regex(/^\d{1,16}-\d{1,16}$/)
      .optional(),
    size: z.int().min(1).max(100).default(50),
  }),
  answer: z.object({
    entries: z.array(auditEntry),
    /** Where the next page begins; null on the last. */
    older: z.string().nullable(),
    /** Actions there are entries of, for the filter. */
    actions: z.array(z.string()),
  }),
});

export const exportAudit = post({
  cost: 'copy',
  path: 'audit/export',
  access: 'admin',
  proof: 'fresh',
  summary: 'Süzülmüş işlem kaydı, CSV olarak',
  body: z.object(auditFilters),
  answer: z.string(),
  answerKind: 'csv',
});
