import { randomUUID } from 'node:crypto';

type Account = {
  localId: string;
  email: string;
  displayName?: string;
  password?: string;
  validSince: number;
};
type Body = Record<string, unknown>;
/** The claims of a token that is not signed yet. */
export type Claims = Record<string, unknown>;

/** An error response of Firebase with a documented error code. */
export class Refusal extends Error {}

const refuse = (name: string): never => {
  throw new Refusal(name);
};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const seconds = (): number => Math.floor(Date.now() / 1000);

/**
 * Simulates the accounts of a Firebase project in memory. It supports only the calls that the SDK and a service
 * account make. As in a new project, an unknown address and a wrong password produce the same response.
 */
export const createProject = (projectId: string) => {
  const accounts = new Map<string, Account>();
  /** Account ids, by the code of a password reset link. */
  const codes = new Map<string, string>();
  /** Account and sign-in time, by refresh token. */
  const grants = new Map<string, { localId: string; authTime: number }>();
  /** E-mail addresses to which a password link was sent. */
  const letters: string[] = [];

  const byEmail = (email: unknown) =>
    [...accounts.values()].find((account) => account.email === text(email).toLowerCase());
  const claimsOf = ({ localId, email }: Account, authTime: number): Claims => ({
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: authTime,
    user_id: localId,
    sub: localId,
    iat: seconds(),
    exp: seconds() + 3600,
    email,
    email_verified: false,
    firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
  });
  const granted = (account: Account, authTime = seconds()) => {
    const refreshToken = randomUUID();
    grants.set(refreshToken, { localId: account.localId, authTime });
    return { claims: claimsOf(account, authTime), refreshToken };
  };
  const signedIn = (account: Account) => {
    const { claims, refreshToken } = granted(account);
    const { localId, email } = account;
    return { localId, email, registered: true, idToken: claims, refreshToken, expiresIn: '3600' };
  };
  const add = ({ email, password, displayName }: Body): Account => {
    if (byEmail(email)) refuse('EMAIL_EXISTS');
    if (password !== undefined && text(password).length < 6) {
      refuse('WEAK_PASSWORD : Password should be at least 6 characters');
    }
    const account = {
      localId: randomUUID().replaceAll('-', '').slice(0, 28),
      email: text(email).toLowerCase(),
      displayName: text(displayName),
      ...(password === undefined ? {} : { password: text(password) }),
      validSince: 0,
    };
    accounts.set(account.localId, account);
    return account;
  };
  const makeCode = (account: Account): string => {
    const code = randomUUID();
    codes.set(code, account.localId);
    return code;
  };

  /** Calls that require only an API key, by their path after `/v1/`. */
  const open: Record<string, (body: Body, who: Claims | undefined) => object> = {
    'accounts:signUp': (body) => signedIn(add(body)),
    'accounts:signInWithPassword': ({ email, password }) => {
      const account = byEmail(email);
      if (!account || account.password !== password) return refuse('INVALID_LOGIN_CREDENTIALS');
      return signedIn(account);
    },
    'accounts:lookup': (_, who) => {
      const account = accounts.get(text(who?.sub)) ?? refuse('USER_NOT_FOUND');
      return { users: [{ localId: account.localId, email: account.email, providerUserInfo: [] }] };
    },
    'accounts:sendOobCode': ({ email }) => {
      const account = byEmail(email);
      if (account) {
        makeCode(account);
        letters.push(account.email);
      }
      return { email };
    },
    'accounts:resetPassword': ({ oobCode, newPassword }) => {
      const account = accounts.get(codes.get(text(oobCode)) ?? '') ?? refuse('INVALID_OOB_CODE');
      codes.delete(text(oobCode));
      account.password = text(newPassword);
      account.validSince = seconds();
      for (const [token, { localId }] of grants) if (localId === account.localId) grants.delete(token);
      return { email: account.email, requestType: 'PASSWORD_RESET' };
    },
    token: ({ refresh_token }) => {
      const grant = grants.get(text(refresh_token)) ?? refuse('TOKEN_EXPIRED');
      const account = accounts.get(grant.localId) ?? refuse('USER_NOT_FOUND');
      const claims = claimsOf(account, grant.authTime);
      return {
        id_token: claims,
        access_token: claims,
        refresh_token,
        expires_in: '3600',
        token_type: 'Bearer',
        user_id: account.localId,
      };
    },
  };

  /** Calls that require the access token of a service account, by their path after `/v1/`. */
  const own: Record<string, (body: Body) => object> = {
    accounts: (body) => {
      const { localId, email } = add(body);
      return { localId, email };
    },
    'accounts:delete': ({ localId }) => (accounts.delete(text(localId)) ? {} : refuse('USER_NOT_FOUND')),
    'accounts:lookup': ({ localId }) => {
      const account = accounts.get(text((localId as unknown[])[0]));
      return account ? { users: [{ localId: account.localId, email: account.email }] } : {};
    },
    'accounts:sendOobCode': ({ email }) => {
      const oobCode = makeCode(byEmail(email) ?? refuse('EMAIL_NOT_FOUND'));
      const oobLink = `https://${projectId}.firebaseapp.com/__/auth/action?mode=resetPassword&oobCode=${oobCode}`;
      return { email, oobCode, oobLink };
    },
  };

  return { open, own, accounts, letters };
};
