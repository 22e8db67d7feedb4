import { hash } from 'node:crypto';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Identity, SignedInUser } from '../../platform/http/caller.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import type { AuthLog } from '../auth-log/auth-log.service.ts';
import type { ReauthenticationMethod } from '../provider/provider.ts';
import type { Credentials } from '../second-factor/credential-check.service.ts';
import { freshSeconds, isFresh } from './reauthentication.policy.ts';
import { selectReauthenticatedAt, upsertReauthentication } from './reauthentication.store.ts';

export type Reauthentication = ReturnType<typeof createReauthentication>;
export type GivenCredentials = Omit<Credentials, 'password'> & {
  password?: string | undefined;
  idToken?: string | undefined;
};

type Parts = { db: Db; by: ReauthenticationMethod; authLog: AuthLog; now: () => number };

/**
 * Returns the key of the session in which a re-authentication is valid. Each session of an account needs a separate
 * re-authentication.
 */
const keyOf = ({ issuer, subject, sessionId }: Identity): string =>
  hash('sha256', JSON.stringify([issuer, subject, sessionId]), 'base64url');

/** Stores the time of re-authentication per session, for routes declared with `reauthentication`. */
export const createReauthentication = ({ db, by, authLog, now }: Parts) => {
  const record = (tx: Db | Tx, identity: Identity, at: number) =>
    upsertReauthentication(tx, keyOf(identity), new Date(at), new Date(now() - freshSeconds * 1000));

  const checkPassword = async (identity: Identity, { password, code, passkey }: GivenCredentials) => {
    if (by.kind !== 'password') return;
    if (!password) throw fieldProblem('/password', 'password-missing');
    const change = await by.credentialCheck.check(identity.subject, { password, code, passkey });
    await change((tx) => record(tx, identity, now()));
  };
  /**
   * Accepts a token with the sign-in time: the access token, or the ID token of a sign-in made for
   * re-authentication.
   */
  const checkSignIn = async (identity: Identity, idToken: string | undefined) => {
    if (by.kind !== 'sign-in') return;
    const signIn = idToken !== undefined && by.idTokens ? await by.idTokens.verify(idToken) : identity;
    const isTheirs = signIn.issuer === identity.issuer && signIn.subject === identity.subject;
    if (!isTheirs || signIn.signedInAt === null || !isFresh(signIn.signedInAt, now())) {
      throw new Problem('reauthentication-needed');
    }
    await record(db, identity, signIn.signedInAt * 1000);
  };

  return {
    /** Returns whether the user re-authenticated in this session within the last five minutes. */
    async isReauthenticated(identity: Identity): Promise<boolean> {
      if (by.kind === 'sign-in' && isFresh(identity.signedInAt, now())) return true;
      const at = await selectReauthenticatedAt(db, keyOf(identity));
      return isFresh(at === null ? null : at.getTime() / 1000, now());
    },

    /**
     * Stores the re-authentication of this session.
     * @throws Problem `validation`, `password-wrong`, `code-wrong`, `passkey-refused`, `reauthentication-needed` when
     * the sign-in is too old, `unauthenticated` for an invalid ID token, `too-many-requests`
     */
    async reauthenticate(
      { user, identity }: { user: SignedInUser; identity: Identity },
      credentials: GivenCredentials,
    ): Promise<void> {
      if (by.kind === 'password') await checkPassword(identity, credentials);
      else await checkSignIn(identity, credentials.idToken);
      await authLog.note({ action: 'reauthentication.give', userId: user.id });
    },
  };
};
