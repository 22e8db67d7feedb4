import { z } from 'zod';
import { post } from './call.ts';
import { id, instant } from './common.ts';
import { codedError } from './error-codes.ts';

/** The calls that import users from a file and renew their links. */

export const importRow = z.object({
  /** Line number of the row in the imported file of users. The header is line 1. */
  line: z.int(),
  name: z.string().max(200),
  surname: z.string().max(200),
  email: z.string().max(300),
  role: z.string().max(40),
  level: z.string().max(40),
});

export const importUsers = post({
  cost: 'import',
  path: 'user/import',
  access: 'admin',
  reauthentication: 'by-effect',
  summary: 'Adds several users and returns the result of each row',
  body: z.object({ rows: z.array(importRow).min(1).max(500), dryRun: z.boolean() }),
  answer: z.object({
    rows: z.array(
      z.object({
        line: z.int(),
        outcome: z.enum(['added', 'would-add', 'refused']),
        errors: z.array(codedError.extend({ field: z.string() })),
        link: z.string().optional(),
        linkExpires: instant.optional(),
        /**
         * Id of the existing user with this e-mail address who has never signed in. `inviteAgain` creates a new
         * link for this user.
         */
        invitedId: id.optional(),
      }),
    ),
  }),
});

/** Creates new links for users who have never signed in. Their earlier links become invalid. */
export const inviteAgain = post({
  path: 'user/invite-again',
  access: 'admin',
  reauthentication: 'required',
  summary: 'Sends new invitation links to users who have not signed in yet',
  body: z.strictObject({ userIds: z.array(id).min(1).max(100) }),
  answer: z.object({
    invited: z.array(
      z.object({
        userId: id,
        name: z.string(),
        surname: z.string(),
        email: z.string(),
        url: z.string(),
        expiresAt: instant,
        mailed: z.boolean(),
      }),
    ),
    /** Users who cannot be invited again, because they have signed in or their account is disabled. */
    skipped: z.array(id),
  }),
  problems: ['own-account'],
});
