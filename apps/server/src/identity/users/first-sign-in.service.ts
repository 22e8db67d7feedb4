import type { User } from '@pratik/contract/user';
import type { Tx } from '../../platform/db/database.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { IdentityAdmin } from '../identity-admin.ts';
import { invitationLink, passwordLink } from '../links.ts';
import { invitationLetter, outsideInvitationLetter } from '../mails.ts';
import type { InvitationsService } from './invitations.service.ts';

export type FirstSignInService = ReturnType<typeof createFirstSignIn>;
/** How a user signs in for the first time: a link to choose a password, or an invitation. */
export type FirstLink = { kind: 'link' | 'invitation'; url: string; expiresAt: string };

type Parts = {
  idp: IdentityAdmin;
  invitations: InvitationsService;
  outbox: Pick<Outbox, 'post'>;
  /** Returns the time of the real clock in epoch milliseconds; the expiry of links depends on it. */
  now: () => number;
};

/** Creates the links and e-mails with which users sign in for the first time. */
export const createFirstSignIn = ({ idp, invitations, outbox, now }: Parts) => {
  /**
   * Creates a link to choose a password or, when Pratik does not manage the account (`subject` undefined), to
   * accept an invitation.
   */
  const linkFor = async (
    tx: Tx,
    userId: string,
    subject: string | undefined,
    origin: string,
  ): Promise<FirstLink> => {
    if (subject === undefined) {
      const { code, expiresAt } = await invitations.make(tx, userId);
      return { kind: 'invitation', url: invitationLink(code, origin), expiresAt: expiresAt.toISOString() };
    }
    const { token, expiresAt } = await idp.makeResetToken(tx, subject);
    return { kind: 'link', url: passwordLink(token, origin), expiresAt: expiresAt.toISOString() };
  };

  return {
    linkFor,

    /** Like `linkFor`, with an e-mail in the same transaction. `mailed` is false when no mail server is configured. */
    async invite(
      tx: Tx,
      user: Pick<User, 'id' | 'email' | 'name'>,
      subject: string | undefined,
      { origin, language }: { origin: string; language: 'tr' | 'en' },
    ): Promise<FirstLink & { mailed: boolean }> {
      const link = await linkFor(tx, user.id, subject, origin);
      const write = link.kind === 'link' ? invitationLetter : outsideInvitationLetter;
      const mailed = await outbox.post(tx, {
        ...write(user.email, { name: user.name, language }, link.url),
        kind: 'invitation',
        userId: user.id,
        lifeMs: Date.parse(link.expiresAt) - now(),
      });
      return { ...link, mailed };
    },
  };
};
