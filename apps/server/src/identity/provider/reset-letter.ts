import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/db/database.ts';
import type { LetterWriter } from '../../platform/mail/outbox.ts';
import { passwordLink } from '../links.ts';
import { resetLetter } from '../mails.ts';
import { insertResetToken, selectStatus, selectSubjectByEmail } from './idp.store.ts';

const linkMs = 3_600_000;
/**
 * Time in milliseconds after which a requested password reset e-mail is no longer sent. Its link is valid for an hour
 * after sending.
 */
export const resetWishMs = 24 * 3_600_000;

type Parts = {
  db: Db;
  issuer: string;
  origin: string;
  /** Returns the time of the real clock in epoch milliseconds; the expiry of links depends on it. */
  now: () => number;
};

/** Creates the link of a reset e-mail when the e-mail is sent; the link is stored only as a hash. */
export const createResetWriter =
  ({ db, issuer, origin, now }: Parts): LetterWriter =>
  async (to) => {
    const subject = await selectSubjectByEmail(db, to);
    if (subject === undefined) return null;
    const token = randomBytes(24).toString('base64url');
    await insertResetToken(db, { subject, token, expiresAt: new Date(now() + linkMs) });
    const user = await selectStatus(db, issuer, subject);
    const letter = resetLetter(to, user?.language ?? 'tr', passwordLink(token, origin));
    return { subject: letter.subject, text: letter.text, userId: user?.id ?? null };
  };
