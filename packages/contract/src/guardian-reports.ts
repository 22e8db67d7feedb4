import { z } from 'zod';
import { get, post } from './call.ts';
import { day, done, id, instant } from './common.ts';

/**
 * The weekly report about a learner for the guardian: one page in Turkish, made by the server. Administrators
 * and the teachers of the learner’s classes can read and print the report. Pratik sends the report by e-mail
 * only if an administrator has turned this on for the class or the learner, a mail server is configured, and
 * the guardian has consented through an e-mail.
 */

export const guardianReport = z.object({
  learner: z.object({ id, name: z.string() }),
  /** First and last day of the reported week, Monday to Sunday. */
  from: day,
  to: day,
  subject: z.string(),
  /** The sections of the guardian report. The first and the last section have no heading. */
  sections: z.array(z.object({ heading: z.string().nullable(), lines: z.array(z.string()) })),
  sending: z.object({
    mailConfigured: z.boolean(),
    /** Whether Pratik knows the e-mail address of a guardian who has consented. */
    hasContact: z.boolean(),
    /** Whether an administrator has turned on guardian reports by e-mail for the learner or for a class. */
    byClass: z.boolean(),
    byLearner: z.boolean(),
    /** When the guardian report of this week was sent. Null if it was not sent. */
    sentAt: instant.nullable(),
  }),
});
export type GuardianReport = z.infer<typeof guardianReport>;

/**
 * A day of the reported week. If omitted, the last full week is reported. The server rejects a week after the
 * current week.
 */
const week = day;

export const getGuardianReport = get({
  path: 'report/guardian',
  access: 'user',
  summary:
    'The weekly report for a guardian, for administrators and for the teachers of the learner’s classes',
  query: z.object({ userId: id, week: week.optional() }),
  answer: guardianReport,
  problems: ['not-found'],
});

export const sendGuardianReport = post({
  path: 'report/send-guardian',
  access: 'user',
  summary: 'Sends the weekly report to the guardian now, once for each week',
  body: z.strictObject({ userId: id, week }),
  answer: z.object({ sentAt: instant }),
  problems: ['not-found', 'conflict'],
});

export const getClassGuardianMail = get({
  path: 'report/class-mail',
  access: 'user',
  summary: 'Whether the weekly reports of a class are sent to guardians by e-mail',
  query: z.object({ classId: id }),
  answer: z.object({
    on: z.boolean(),
    mailConfigured: z.boolean(),
    learners: z.int(),
    /** Number of learners for whom Pratik knows the e-mail address of a guardian who has consented. */
    contacts: z.int(),
  }),
  problems: ['not-found'],
});

export const setClassGuardianMail = post({
  path: 'report/set-class-mail',
  access: 'admin',
  summary: 'Switches the weekly e-mails to the guardians of a class on or off',
  body: z.strictObject({ classId: id, on: z.boolean() }),
  answer: done,
  problems: ['not-found'],
});

export const setLearnerGuardianMail = post({
  path: 'report/set-learner-mail',
  access: 'admin',
  summary: 'Switches the weekly e-mail to the guardian of a learner on or off',
  body: z.strictObject({ userId: id, on: z.boolean() }),
  answer: done,
  problems: ['not-found'],
});
