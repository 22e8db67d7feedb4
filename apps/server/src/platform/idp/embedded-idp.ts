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

/** Audience (`aud`) of every token of the embedded identity provider. */
export const embeddedAudience = 'pratik';

const hour = 3600;
const sessionSeconds = 7 * 24 * hour;

export type EmbeddedIdpOptions = {
  db: Db;
  /** The instance’s secret, a text of at least 32 random bytes. It signs cookies and encrypts the signing key. */
  secret: string;
  issuer: string;
  /**
   * Whether browsers connect over https; if so, the session cookie has the `__Host-` prefix and the `Secure`
   * attribute.
   */
  secure: boolean;
  signUp: boolean;
  passwords: PasswordHasher;
  log: Log;
  /** Decides whether a session may be opened. Called after a correct password, and again after the second factor. */
  mayOpenSession(subject: string): Promise<Permission>;
  /** Called after a user reset the password by link and all sessions of the account were ended. */
  onPasswordReset(subject: string): Promise<void>;
};

/**
 * `yes` allows a session. `disabled` throws `account-disabled`. `second-factor` allows a session only after the
 * second factor is verified.
 */
export type Permission = 'yes' | 'disabled' | 'second-factor';

/** The response of a public endpoint: its body, and the cookies to set. */
export type IdpAnswer<Body> = { body: Body; cookies: string[] };
export type IdpAccount = { id: string; email: string; name: string };
export type EmbeddedIdp = ReturnType<typeof createEmbeddedIdp>;

/**
 * Wraps better-auth and exposes only the functions that Pratik uses. Refusals of better-auth are converted to a
 * Problem.
 */
export const createEmbeddedIdp = (options: EmbeddedIdpOptions) => {
  const auth = createAuth(options);
  const account = ({ id, email, name }: IdpAccount): IdpAccount => ({ id, email, name });

  return {
    /**
     * Opens a session. When the account requires a second factor, opens no session and returns the subject of the
     * account.
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
          // The permission is checked again: an administrator may have disabled the account, or the user may have
          // added a second factor, after the first check.
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

    /** Opens a session after a second factor or a passkey was verified. @throws Problem `account-disabled` */
    openSession: (subject: string, headers: Headers) =>
      attempt(async (): Promise<IdpAnswer<{ user: IdpAccount }>> => {
        const { headers: sent, response } = await auth.api.openSession({
          body: { subject },
          headers,
          returnHeaders: true,
        });
        return { body: response, cookies: sent.getSetCookie() };
      }),

    /**
     * Creates an account without a session. When the address already has an account, only computes a password hash, so
     * that both cases take the same time.
     */
    signUp: (body: { email: string; password: string; name: string }, headers: Headers) =>
      attempt(async () => void (await auth.api.signUpEmail({ body, headers }))),

    /**
     * Ends the session of the cookie and returns its subject and session id; the body is null when no session
     * exists.
     */
    signOut: (headers: Headers) =>
      attempt(async (): Promise<IdpAnswer<{ subject: string; sessionId: string } | null>> => {
        const open = await auth.api.getSession({ headers });
        const { headers: sent } = await auth.api.signOut({ headers, returnHeaders: true });
        const closed = open ? { subject: open.user.id, sessionId: open.session.id } : null;
        return { body: closed, cookies: sent.getSetCookie() };
      }),

    /** Returns a bearer token that is valid for five minutes. @throws Problem `unauthenticated` */
    token: (headers: Headers) =>
      attempt(async (): Promise<IdpAnswer<{ token: string }>> => {
        const { headers: sent, response } = await auth.api.getToken({ headers, returnHeaders: true });
        return { body: { token: response.token }, cookies: sent.getSetCookie() };
      }),

    /** Returns the public keys that verify tokens; creates the first key when no key exists. */
    jwks: () => attempt(async () => auth.api.getJwks()),

    /**
     * Sets a new password by reset link and returns the subject of the account. @throws Problem
     * `reset-link-invalid`
     */
    resetPassword: (body: { token: string; newPassword: string }) =>
      attempt(async (): Promise<string> => {
        const { internalAdapter } = await auth.$context;
        const link = await internalAdapter.findVerificationValue(resetIdentifier(body.token));
        await auth.api.resetPassword({ body });
        return link?.value ?? '';
      }),
  };
};

/** Returns the identifier of a reset link in the format of better-auth. */
const resetIdentifier = (token: string): string => `reset-password:${token}`;

/**
 * Returns the hashed identifier that better-auth stores (`verification.storeIdentifier: 'hashed'`); the token is
 * not stored.
 */
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
    // better-auth requires a base URL, but it has no effect: Pratik builds all links, and no URL of better-auth is
    // served.
    baseURL: 'http://localhost',
    basePath: '/api/idp',
    secret: options.secret,
    database: { db: options.db, type: 'postgres', transaction: true },
    telemetry: { enabled: false },
    // better-auth’s rate limit is disabled, because Pratik’s rate limits already count attempts by address and account
    // before a password is hashed.
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
      // Without automatic sign-in, registration returns the same response for new and existing e-mail addresses.
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
            // An account that was created in this transaction needs no check. The check would also wait for another
            // database connection.
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
      // With `useSecureCookies`, better-auth would put the prefix `__Secure-` before `__Host-` in the cookie name.
      // Pratik’s cookie name already contains `__Host-`, and its `secure` attribute is set too.
      useSecureCookies: false,
      cookies: { session_token: { name: options.secure ? '__Host-pratik_session' : 'pratik_session' } },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', secure: options.secure, path: '/' },
      // better-auth’s origin check is disabled, because Pratik’s routes check the origin: they know the address that
      // the browser used.
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
