import { z } from 'zod';
import { post } from './call.ts';
import { day, id, instant, oneLine } from './common.ts';

export const auditEntry = z.object({
  id: z.int(),
  at: instant,
  /**
   * The user who performed the action. Null if Pratik performed the action without a user. `name` is null if the
   * user no longer exists.
   */
  actor: z.object({ id, name: z.string().nullable() }).nullable(),
  /** Target and verb of the action, for example `user.delete`. */
  action: z.string(),
  targetKind: z.string(),
  targetId: z.string().nullable(),
  /** Current name of the target. Null if the target no longer exists or has no name. */
  targetName: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const auditFilters = {
  /** Search text for the name, surname and e-mail address of the acting user and of the target user. */
  user: oneLine.max(120).default(''),
  /**
   * Filters by action: either a full action such as `user.delete`, or a target such as `user`, which matches all
   * actions on users.
   */
  action: z
    .string()
    .max(60)
    .regex(/^[a-z-]*(\.[a-z-]+)?$/)
    .default(''),
  /**
   * First day of the requested audit log entries, in the instance’s time zone. `to` is the last requested
   * day.
   */
  from: day.optional(),
  to: day.optional(),
};

export const listAudit = post({
  path: 'audit/list',
  access: 'admin',
  summary: 'The audit log: who did what to whom, and when; newest first',
  body: z.object({
    ...auditFilters,
    /** Cursor of the requested page: the value of `older` in the response with the preceding page. */
    before: z
      .string()
      .regex(/^\d{1,16}-\d{1,16}$/)
      .optional(),
    size: z.int().min(1).max(100).default(50),
  }),
  answer: z.object({
    entries: z.array(auditEntry),
    /** Cursor of the next page. Null on the last page. */
    older: z.string().nullable(),
    /** Actions that occur in the audit log and that the filter offers. */
    actions: z.array(z.string()),
  }),
});

export const exportAudit = post({
  cost: 'copy',
  path: 'audit/export',
  access: 'admin',
  reauthentication: 'required',
  summary: 'The filtered audit log as CSV',
  body: z.object(auditFilters),
  answer: z.string(),
  answerKind: 'csv',
});
