import { z } from 'zod';
import { post } from './call.ts';
import { id, instant, page, pageFrame, size } from './common.ts';

/** Letters that Pratik sends by e-mail. */
export const letterKind = z.enum([
  'invitation',
  'password-reset',
  'factor-changed',
  'factor-reset',
  'guardian',
  'safety',
]);
export type LetterKind = z.infer<typeof letterKind>;

/** `waiting`: not sent yet, retried automatically; `failed`: not retried. */
export const letterState = z.enum(['waiting', 'sent', 'failed']);
export type LetterState = z.infer<typeof letterState>;

/** Why an attempt failed, as for every provider. */
const mailCauses = ['unreachable', 'timeout', 'credentials', 'busy', 'refused', 'invalid-answer'] as const;
export type MailCause = (typeof mailCauses)[number];
/** Why a letter was not sent; other reasons than a failed attempt: it was too old, or its text was deleted. */
export const letterReason = z.enum([...mailCauses, 'expired', 'text-lost']);
export type LetterReason = z.infer<typeof letterReason>;

export const letter = z.object({
  id,
  kind: letterKind,
  /** The affected user; null: none. */
  userId: id.nullable(),
  to: z.string(),
  state: letterState,
  /** Of the last attempt; null: none failed. */
  reason: letterReason.nullable(),
  attempts: z.int(),
  createdAt: instant,
  /** When it was sent or given up; null while it waits. */
  endedAt: instant.nullable(),
  /** Whether it can be sent again: it failed, is not too old, and its text still exists. */
  canRetry: z.boolean(),
});
export type ListedLetter = z.infer<typeof letter>;

export const listLetters = post({
  path: 'mail/list',
  access: 'admin',
  summary: 'Gönderilen ve bekleyen e-postalar, en yeni önce; içerikleri olmadan',
  body: z.strictObject({ page, size, userId: id.optional(), state: letterState.optional() }),
  answer: z.object({
    /** False: no mail server is configured, so no letters are sent. */
    configured: z.boolean(),
    letters: z.array(letter),
    ...pageFrame,
  }),
});

export const retryLetter = post({
  path: 'mail/retry',
  access: 'admin',
  summary: 'Gönderilemeyen bir e-postayı yeniden gönderir',
  body: z.strictObject({ id }),
  answer: letter,
  problems: ['not-found', 'conflict'],
});
