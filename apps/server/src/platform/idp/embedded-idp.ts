import { hash } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { jwt } from 'better-auth/plugins';
import type { Db } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { tables } from './embedded-idp.tables.ts';
import { attempt, logOfCalls } from './idp-call.ts';
import { openSessionPath, openSessionPlugin } from './open-session.ts';
import type { PasswordHasher } from './password-hasher.ts';

/** What every token of the embedded provider is for. */
export const embeddedAudience = 'pratik';

const hour = 3600;
const sessionSeconds = 7 * 24 * hour;

export type EmbeddedIdpOptions = {
  db: Db;
  /** At least 32 random bytes, as text; signs cookies and encrypts the signing key. */
  secret: string;
  issuer: string;
  /** Browsers come over https: `__Host-` cookie, `Secure`. */
  secure: boolean;
  signUp: boolean;
  passwords: PasswordHasher;
  log: Log;
  /** Asked after a right password, and once more after the second factor. */
  mayOpenSession(subject: string): Promise<Permission>;
  /** After a password was set by link and its sessions were closed. */
  onPasswordReset(subject: string): Promise<void>;
};

/** `disabled` refuses with `account-disabled`; `second-factor` opens no session yet. */
export type Permission = 'yes' | 'disabled' | 'second-factor';

/** The answer to an open address: what the body says, and the cookies to set. */
export type IdpAnswer<Body> = { body: Body; cookies: string[] };
export type IdpAccount = { id: string; email: string; name: string };
export type EmbeddedIdp = ReturnType<typeof createEmbeddedIdp>;

/** better-auth behind the few doors that are open. Everything it throws leaves as a Problem. */
export const createEmbeddedIdp = (options: EmbeddedIdpOptions) => {
  const auth = createAuth(options);
  const account = ({ id, email, name }: IdpAccount): IdpAccount => ({ id, email, name });

  return {
    /**
     * Opens a session, or says for whom a second factor is still missing; then there is none.
     * @throws Problem `sign-in-failed`, `account-disabled`, `too-many-requests`
     */
    signIn: (body: { email: string; password: string }, headers: Headers) =>
      attempt(async (): Promise<IdpAnswer<{ user: IdpAccount } | { missingFactorOf: string }>> => {
        try {
          const { headers: sent, response } = await auth.api.signInEmail({
            body,
            headers,
            returnHeaders: true,
          });
          // Asked again: a second factor, or the account's end, may have come between the question and the session.
          const permission = await options.mayOpenSession(response.user.id);
          if (permission !== 'yes') {
            const { internalAdapter } = await auth.$context;
            await internalAdapter.deleteSession(response.token);
            throw refusalOf(permission, response.user.id);
          }
          return { body: { user: account(response.user) }, cookies: sent.getSetCookie() };
        } catch (error) {
          const subject = missingFactorOf(error);
          if (subject === undefined) throw error;
          return { body: { missingFactorOf: subject }, cookies: [] };
        }
      }),

    /** A session for who has given the second factor or a passkey. @throws Problem `account-disabled` */
    openSession: (subject: string, headers: Headers) =>
      attempt(async (): Promise<IdpAnswer<{ user: IdpAccount }>> => {
        const { headers: sent, response } = await auth.api.openSession({
          body: { subject },
          headers,
          returnHeaders: true,
        });
        return { body: response, cookies: sent.getSetCookie() };
      }),

    /** Makes an account, without a session; for an address that has one a password is hashed all the same. */
    signUp: (body: { email: string; password: string; name: string }, headers: Headers) =>
      attempt(async () => void (await auth.api.signUpEmail({ body, headers }))),

    /** Closes the cookie's session and says which it was; without one nothing happens. */
    signOut: (headers: Headers) =>
      attempt(async (): Promise<IdpAnswer<{ subject: string; sessionId: string } | null>> => {
        const open = await auth.api.getSession({ headers });
        const { headers: sent } = await auth.api.signOut({ headers, returnHeaders: true });
        const closed = open ? { subject: open.user.id, sessionId: open.session.id } : null;
        return { body: closed, cookies: sent.getSetCookie() };
      }),

    /** A bearer token that lives five minutes. @throws Problem `unauthenticated` */
    token: (headers: Headers) =>
      attempt(async (): Promise<IdpAnswer<{ token: string }>> => {
        const { headers: sent, response } = await auth.api.getToken({ headers, returnHeaders: true });
        return { body: { token: response.token }, cookies: sent.getSetCookie() };
      }),

    /** The public keys; makes the first one when there is none. */
    jwks: () => attempt(async () => auth.api.getJwks()),

    /** Gives whose password it was. @throws Problem `reset-link-invalid` */
    resetPassword: (body: { token: string; newPassword: string }) =>
      attempt(async (): Promise<string> => {
        const { internalAdapter } = await auth.$context;
        const link = await internalAdapter.findVerificationValue(resetIdentifier(body.token));
        await auth.api.resetPassword({ body });
        return link?.value ?? '';
      }),
  };
};

/** better-auth's own. */
const resetIdentifier = (token: string): string => `reset-password:${token}`;

/** As better-auth stores it (`verification.storeIdentifier: 'hashed'`): the token itself is stored nowhere. */
export const storedResetIdentifier = (token: string): string =>
  hash('sha256', resetIdentifier(token), 'base64url');
const signUpPath = '/sign-up/email';

const missingFactor = 'SECOND_FACTOR_MISSING';

const refusalOf = (permission: Exclude<Permission, 'yes'>, subject: string): APIError =>
  permission === 'disabled'
    ? new APIError('FORBIDDEN', { code: 'ACCOUNT_DISABLED' })
    : new APIError('FORBIDDEN', { code: missingFactor, subject });

const missingFactorOf = (error: unknown): string | undefined => {
  if (!(error instanceof APIError) || error.body?.code !== missingFactor) return undefined;
  return typeof error.body.subject === 'string' ? error.body.subject : undefined;
};

const createAuth = (options: EmbeddedIdpOptions) =>
  betterAuth({
    appName: 'Pratik',
    // Never shown and never called: links are built by us, and no address of better-auth's own is served.
    baseURL: 'http://localhost',
    basePath: '/api/idp',
    secret: options.secret,
    database: { db: options.db, type: 'postgres', transaction: true },
    telemetry: { enabled: false },
    // Ours count by address and account, in the database, before anything is hashed.
    rateLimit: { enabled: false },
    logger: { level: 'error', log: logOfCalls(options.log) },
    ...tables,
    session: {
      ...tables.session,
      expiresIn: sessionSeconds,
      updateAge: 24 * hour,
    },
    verification: { ...tables.verification, storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: !options.signUp,
      // With it, an address that has an account gets the answer a new one gets.
      autoSignIn: false,
      minPasswordLength: 10,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: options.passwords.hash,
        verify: ({ hash, password }) => options.passwords.verify(hash, password),
      },
      onPasswordReset: ({ user }) => options.onPasswordReset(user.id),
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => {
            // An account made in this very transaction: nothing is known of it, and the transaction must not wait for a
            // second connection to be told so.
            if (context?.path === signUpPath) return;
            const permission = await options.mayOpenSession(session.userId);
            if (permission === 'yes' || (permission === 'second-factor' && context?.path === openSessionPath))
              return;
            throw refusalOf(permission, session.userId);
          },
        },
      },
    },
    advanced: {
      // The prefix __Secure- would come before __Host-, so the name carries it and the attribute is set here.
      useSecureCookies: false,
      cookies: { session_token: { name: options.secure ? '__Host-pratik_session' : 'pratik_session' } },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', secure: options.secure, path: '/' },
      // Checked by our own routes, which know the address the browser used.
      disableOriginCheck: true,
      disableCSRFCheck: true,
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
    plugins: [
      openSessionPlugin,
      jwt({
        schema: tables.jwks,
        disableSettingJwtHeader: true,
        jwks: { keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' } },
        jwt: {
          issuer: options.issuer,
          audience: embeddedAudience,
          expirationTime: '5m',
          definePayload: ({ user, session }) => ({
            sid: session.id,
            email: user.email,
            email_verified: user.emailVerified,
          }),
        },
      }),
    ],
  });
