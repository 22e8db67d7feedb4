import { z } from 'zod';
import { post } from './call.ts';
import { id, instant, page, pageFrame, size } from './common.ts';

/** Kinds of e-mail that Pratik sends. */
export const letterKind = z.enum([
  'invitation',
  'password-reset',
  'factor-changed',
  'factor-reset',
  'guardian',
  'safety',
]);
export type LetterKind = z.infer<typeof letterKind>;

/** `waiting`: the e-mail is not sent yet and is retried automatically. `failed`: the e-mail is not retried. */
export const letterState = z.enum(['waiting', 'sent', 'failed']);
export type LetterState = z.infer<typeof letterState>;

/** Why a send attempt failed; a subset of the causes for all providers. */
const mailCauses = ['unreachable', 'timeout', 'credentials', 'busy', 'refused', 'invalid-answer'] as const;
export type MailCause = (typeof mailCauses)[number];
/** Why an e-mail was not sent. In addition to failed attempts: the e-mail was too old, or its text was deleted. */
export const letterReason = z.enum([...mailCauses, 'expired', 'text-lost']);
export type LetterReason = z.infer<typeof letterReason>;

export const letter = z.object({
  id,
  kind: letterKind,
  /** The user that the e-mail concerns; null when it concerns no user. */
  userId: id.nullable(),
  to: z.string(),
  state: letterState,
  /** The failure reason of the last attempt; null when no attempt failed. */
  reason: letterReason.nullable(),
  attempts: z.int(),
  createdAt: instant,
  /** When the e-mail was sent or finally failed; null while it waits. */
  endedAt: instant.nullable(),
  /** Whether the e-mail can be sent again: it failed, is not too old, and its text still exists. */
  canRetry: z.boolean(),
});
export type ListedLetter = z.infer<typeof letter>;

export const listLetters = post({
  path: 'mail/list',
  access: 'admin',
  summary: 'Sent and waiting e-mails without their texts, newest first',
  body: z.strictObject({ page, size, userId: id.optional(), state: letterState.optional() }),
  answer: z.object({
    /** Whether a mail server is configured; without one, no e-mails are sent. */
    configured: z.boolean(),
    letters: z.array(letter),
    ...pageFrame,
  }),
});

export const retryLetter = post({
  path: 'mail/retry',
  access: 'admin',
  summary: 'Sends an e-mail again that could not be sent',
  body: z.strictObject({ id }),
  answer: letter,
  problems: ['not-found', 'conflict'],
});
