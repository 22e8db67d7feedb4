import type { User } from '@pratik/contract/user';
import type { Mail } from '../platform/mail/mail.ts';
import type { IdentityAdmin } from './identity-admin.ts';
import type { InvitationsService } from './invitations.service.ts';
import { invitationLink, passwordLink } from './links.ts';
import { invitationLetter, outsideInvitationLetter } from './mails.ts';

export type FirstSignInService = ReturnType<typeof createFirstSignIn>;
/** By what somebody comes in: a link to choose a password, or an invitation. */
type WayIn = { kind: 'link' | 'invitation'; url: string };
/** A person, what they are told by, and whether the mail server has taken it. */
export type Letter = WayIn & { user: Pick<User, 'email' | 'name'>; mailed: boolean };

const mailMs = 20_000;

type Parts = { idp: IdentityAdmin; invitations: InvitationsService; mail: Mail };

/** How people get in for the first time: a link of their own, and a letter with it. */
export const createFirstSignIn = ({ idp, invitations, mail }: Parts) => {
  const send = (user: Pick<User, 'email' | 'name'>, { kind, url }: WayIn): Promise<boolean> => {
    const letter = kind === 'link' ? invitationLetter : outsideInvitationLetter;
    return mail.send(letter(user.email, user.name, url));
  };

  return {
    /** To choose a password, or, where the account is not ours (`subject` undefined), to accept an invitation. */
    async linkFor(userId: string, subject: string | undefined, origin: string) {
      if (subject === undefined) {
        const { code, expiresAt } = await invitations.make(userId);
        return {
          kind: 'invitation' as const,
          url: invitationLink(code, origin),
          expiresAt: expiresAt.toISOString(),
        };
      }
      const { token, expiresAt } = await idp.makeResetToken(subject);
      return { kind: 'link' as const, url: passwordLink(token, origin), expiresAt: expiresAt.toISOString() };
    },

    /** False: not sent; the link is for the administrator to hand on. */
    send,

    /** Sends several and marks which went; what was not taken within `mailMs` is left. */
    async sendAll(letters: readonly Letter[]): Promise<void> {
      if (!mail.configured) return;
      const work = letters.map((letter) => async () => {
        letter.mailed = await send(letter.user, letter);
      });
      await runUntil(work, 4, AbortSignal.timeout(mailMs));
    },
  };
};

/** Runs pieces of work a few at a time; when the signal comes, those not begun are left and nobody waits longer. */
const runUntil = async (
  work: (() => Promise<void>)[],
  atOnce: number,
  signal: AbortSignal,
): Promise<void> => {
  const rest = work.values();
  const lane = async () => {
    for (const piece of rest) {
      if (signal.aborted) return;
      await piece();
    }
  };
  const cut = new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  await Promise.race([Promise.all(Array.from({ length: atOnce }, lane)), cut]);
};
