import type { signInAnswer } from '@pratik/contract/idp';
import type { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { addressKey, countWrong, type RateLimit } from '../../platform/http/limits/rate-limits.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { EmbeddedIdp, IdpAnswer } from '../../platform/idp/embedded-idp.ts';
import type { RelyingParty } from '../../platform/idp/passkeys.ts';
import type { Live } from '../../platform/live/live.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { refuseCommonPassword } from '../passwords/passwords.service.ts';
import type { TwoSteps } from '../second-factor/two-steps.service.ts';
import { deleteStaleSessions, selectPasswordByEmail, selectStatus } from './idp.store.ts';
import type { Client, KnownAddresses } from './known-addresses.service.ts';
import { resetWishMs } from './reset-letter.ts';
import type { SignInGuard } from './sign-in-guard.service.ts';

export type IdpService = ReturnType<typeof createIdpService>;

export type IdpLimits = {
  /**
   * Limits the password reset e-mails requested from one network address, counted over all accounts. A whole school may
   * share an address.
   */
  resetByAddress: RateLimit;
  resetByAccount: RateLimit;
  /** Limits the invalid reset links opened from one network address. Valid links are not counted. */
  resetLinkByAddress: RateLimit;
  signUpByAddress: RateLimit;
};

type Parts = {
  db: Db;
  issuer: string;
  idp: EmbeddedIdp;
  twoSteps: TwoSteps;
  live: Live;
  guard: SignInGuard;
  addresses: KnownAddresses;
  limits: IdpLimits;
  outbox: Pick<Outbox, 'configured' | 'order'>;
  /** Called when a user signs out. */
  onSignedOut: (subject: string) => Promise<void>;
};

/** Maximum sessions of one account, so that repeated sign-ins cannot fill the table. */
const mostSessions = 100;

/** Creates the service behind the embedded provider’s public routes, with rate limits. */
export const createIdpService = (parts: Parts) => {
  const { db, issuer, idp, twoSteps, live, guard, addresses, limits, outbox, onSignedOut } = parts;

  const announceEnd = async (subject: string, sessionIds: readonly string[]): Promise<void> => {
    const user = sessionIds.length > 0 ? await selectStatus(db, issuer, subject) : undefined;
    if (!user) return;
    const announcements = sessionIds.map((session) => ({
      to: { user: user.id, session },
      event: { type: 'session-ended' as const },
    }));
    await live.announceAll(db, announcements);
  };
  /** After a session opens, stores the network address and the browser, and ends the sessions above the maximum. */
  const entered = async <Body extends { user: { id: string } }>(
    answer: IdpAnswer<Body>,
    client: Client,
  ): Promise<IdpAnswer<Body>> => {
    const { id } = answer.body.user;
    const device = await addresses.remember(id, client);
    await announceEnd(id, await deleteStaleSessions(db, id, new Date(), mostSessions));
    return { ...answer, cookies: [...answer.cookies, device] };
  };

  return {
    /**
     * Opens a session, or starts the second sign-in step without a session.
     * @throws Problem `sign-in-failed`, `account-disabled`, `too-many-requests`
     */
    async signIn(
      form: { email: string; password: string },
      client: Client,
    ): Promise<IdpAnswer<z.output<typeof signInAnswer>>> {
      const email = form.email.toLowerCase();
      const { answer, password } = await guard.admit(email, client, async () => ({
        password: await selectPasswordByEmail(db, email, { whenSettled: false }),
        answer: await idp.signIn(form, client.headers),
      }));
      const { body, cookies } = answer;
      const outcome =
        'missingFactorOf' in body ? await twoSteps.begin(body.missingFactorOf, client) : { body, cookies };
      // Checks the password again, because it may have been changed during the sign-in. After a password change, no
      // session that was opened with the old password may remain.
      if ((await selectPasswordByEmail(db, email, { whenSettled: true })) !== password) {
        await idp.signOut(cookieHeader(cookies));
        throw new Problem('sign-in-failed');
      }
      return 'user' in body ? entered({ body, cookies }, client) : outcome;
    },

    pendingSubject: twoSteps.pendingSubject,
    signInByCode: async (form: { code: string }, client: Client) =>
      entered(await twoSteps.finishByCode(form.code, client), client),
    beginPasskey: (party: RelyingParty, client: Client) => twoSteps.beginPasskey(party, client),
    signInByPasskey: async (response: { id: string }, party: RelyingParty, client: Client) =>
      entered(await twoSteps.finishByPasskey(response, party, client), client),

    async signOut(client: Client) {
      const { body: closed, cookies } = await idp.signOut(client.headers);
      if (closed) {
        await announceEnd(closed.subject, [closed.sessionId]);
        await onSignedOut(closed.subject);
      }
      return { body: { success: true as const }, cookies };
    },

    token: (client: Client) => idp.token(client.headers),
    jwks: () => idp.jwks(),

    /**
     * Requests a password reset e-mail. The response is the same for known and unknown addresses.
     * @throws Problem `provider-cannot` without a mail server
     */
    async askReset(email: string, client: Client): Promise<void> {
      if (!outbox.configured) throw new Problem('provider-cannot');
      await limits.resetByAddress.take(addressKey(client.address));
      await limits.resetByAccount.take(email);
      // Looks up the account only when the e-mail is sent, so that the response time does not reveal whether the
      // account exists.
      const wish = { kind: 'password-reset' as const, to: email.toLowerCase(), lifeMs: resetWishMs };
      await db.transaction().execute((tx) => outbox.order(tx, wish));
    },

    /**
     * Sets a new password with a reset link and ends the sessions of the account.
     * @throws Problem `reset-link-invalid`, `validation`, `too-many-requests`
     */
    async resetPassword(form: { token: string; newPassword: string }, client: Client) {
      const address = addressKey(client.address);
      await refuseCommonPassword(form.newPassword, '/newPassword');
      const subject = await countWrong(limits.resetLinkByAddress, address, 'reset-link-invalid', () =>
        idp.resetPassword(form),
      );
      return { body: { success: true as const }, cookies: [await addresses.remember(subject, client)] };
    },

    /**
     * Registers an account with a password. Does the same work and gives the same answer whether or not the address
     * already has an account.
     * @throws Problem `validation`, `sign-up-closed`, `too-many-requests`
     */
    async signUp(form: { email: string; password: string; name: string }, client: Client): Promise<void> {
      await limits.signUpByAddress.take(addressKey(client.address));
      await refuseCommonPassword(form.password, '/password');
      await idp.signUp(form, client.headers);
    },
  };
};

/** Returns the cookies as a browser would send them in its next request. */
const cookieHeader = (cookies: readonly string[]): Headers =>
  new Headers({ cookie: cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ') });
