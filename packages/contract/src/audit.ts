import { z } from 'zod';
import { post } from './call.ts';
import { day, id, instant, oneLine } from './common.ts';

export const auditEntry = z.object({
  id: z.int(),
  at: instant,
  /** The user who performed the action; null for the instance itself. `name` is null when the user no longer exists. */
  actor: z.object({ id, name: z.string().nullable() }).nullable(),
  /** Target and verb of the action, for example `user.delete`. */
  action: z.string(),
  targetKind: z.string(),
  targetId: z.string().nullable(),
  /** Current name of the target; null when the target no longer exists or has no name. */
  targetName: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const auditFilters = {
  /** Search text for the name, surname and e-mail of the actor and of the target user. */
  user: oneLine.max(120).default(''),
  /** A full action such as `user.delete`, or only its target such as `user` for all actions on that target. */
  action: z
    .string()
    .max(60)
    .regex(/^[a-z-]*(\.[a-z-]+)?$/)
    .default(''),
  /** Days in the instance’s time zone, both inclusive. */
  from: day.optional(),
  to: day.optional(),
};

export const listAudit = post({
  path: 'audit/list',
  access: 'admin',
  summary: 'The audit log: who did what to whom, and when; newest first',
  body: z.object({
    ...auditFilters,
    /** Cursor: the value of `older` from the previous page. */
    before: z
      .string()
      .regex(/^\d{1,16}-\d{1,16}$/)
      .optional(),
    size: z.int().min(1).max(100).default(50),
  }),
  answer: z.object({
    entries: z.array(auditEntry),
    /** Cursor of the next page; null on the last page. */
    older: z.string().nullable(),
    /** Actions that occur in the log, for the filter. */
    actions: z.array(z.string()),
  }),
});

export const exportAudit = post({
  cost: 'copy',
  path: 'audit/export',
  access: 'admin',
  proof: 'fresh',
  summary: 'The filtered audit log as CSV',
  body: z.object(auditFilters),
  answer: z.string(),
  answerKind: 'csv',
});
