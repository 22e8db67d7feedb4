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
  'guardian-report',
  'reminder',
  'weekly-letter',
]);
export type LetterKind = z.infer<typeof letterKind>;

/**
 * State of an e-mail. `waiting`: not sent yet; the server tries again automatically. `sent`: sent. `failed`: not
 * sent; the server does not try again.
 */
export const letterState = z.enum(['waiting', 'sent', 'failed']);
export type LetterState = z.infer<typeof letterState>;

/** Reasons why an attempt to send an e-mail failed. They are a subset of the failure causes of all providers. */
const mailCauses = ['unreachable', 'timeout', 'credentials', 'busy', 'refused', 'invalid-answer'] as const;
export type MailCause = (typeof mailCauses)[number];
/**
 * Reasons why an e-mail was not sent: the reasons of failed attempts, `expired` (too old) and `text-lost` (the text
 * was deleted).
 */
export const letterReason = z.enum([...mailCauses, 'expired', 'text-lost']);
export type LetterReason = z.infer<typeof letterReason>;

export const letter = z.object({
  id,
  kind: letterKind,
  /** The user whom the e-mail concerns. Null if the e-mail concerns no user. */
  userId: id.nullable(),
  to: z.string(),
  state: letterState,
  /** Why the most recent attempt to send the e-mail failed. Null if no attempt has failed. */
  reason: letterReason.nullable(),
  attempts: z.int(),
  createdAt: instant,
  /** When the e-mail was sent, or when the server stopped trying to send it. Null while the state is `waiting`. */
  endedAt: instant.nullable(),
  /**
   * Whether an administrator can send the e-mail again: the e-mail has failed, is not too old, and its text still
   * exists.
   */
  canRetry: z.boolean(),
});
export type ListedLetter = z.infer<typeof letter>;

export const listLetters = post({
  path: 'mail/list',
  access: 'admin',
  summary: 'Sent and waiting e-mails without their texts, newest first',
  body: z.strictObject({ page, size, userId: id.optional(), state: letterState.optional() }),
  answer: z.object({
    /** Whether a mail server is configured. Without a mail server, no e-mails are sent. */
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
