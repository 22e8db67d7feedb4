import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import type { ServiceAccount } from '../config/firebase-settings.ts';
import { Problem } from '../http/problem.ts';
import type { Log } from '../log/log.ts';
import { boundedFetch } from '../providers/bounded-fetch.ts';

const scope = 'https://www.googleapis.com/auth/identitytoolkit';
const answerMs = 10_000;
const askGoogle = boundedFetch({ bytes: 256 * 1024 });
/** Time in milliseconds before the expiry of an access token at which the token is renewed. */
const renewBeforeMs = 60_000;

/** An error response from Firebase, with its error name, such as `EMAIL_EXISTS` or `WEAK_PASSWORD`. */
export class FirebaseRefusal extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`Firebase refused: ${code}`);
    this.code = code;
  }
}

const accessToken = z.object({ access_token: z.string(), expires_in: z.number() });
const refusal = z.object({ error: z.object({ message: z.string() }) });
const created = z.object({ localId: z.string().min(1) });
const found = z.object({ users: z.array(z.object({ email: z.string().optional() })).optional() });
const code = z.object({ oobLink: z.url() });

type Parts = {
  projectId: string;
  account: ServiceAccount;
  toolkit: string;
  log: Log;
  /** Returns the current time in milliseconds since 1970. */
  now: () => number;
};

export type FirebaseAccounts = ReturnType<typeof createFirebaseAccounts>;

/**
 * Manages the accounts of a Firebase project with a service account through the Identity Toolkit API. Does not use
 * the package `firebase-admin`, because its size is 37 MB (decision 16).
 * https://cloud.google.com/identity-platform/docs/reference/rest
 */
export const createFirebaseAccounts = ({ projectId, account, toolkit, log, now }: Parts) => {
  let cached: { token: string; until: number } | undefined;

  const requestAccessToken = async (): Promise<string> => {
    const issuedAt = Math.floor(now() / 1000);
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', kid: account.keyId, typ: 'JWT' })
      .setIssuer(account.email)
      .setAudience(account.tokenUrl)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + 3600)
      .sign(await importPKCS8(account.privateKey, 'RS256'));
    const answer = await askGoogle(account.tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
      signal: AbortSignal.timeout(answerMs),
    });
    if (!answer.ok) throw new Error(`Google rejected the service account with status ${answer.status}`);
    const { access_token: token, expires_in: seconds } = accessToken.parse(await answer.json());
    cached = { token, until: now() + seconds * 1000 - renewBeforeMs };
    return token;
  };

  const send = async (method: string, body: object): Promise<unknown> => {
    const token = cached && now() < cached.until ? cached.token : await requestAccessToken();
    const answer = await askGoogle(`${toolkit}/v1/projects/${projectId}/accounts${method}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerMs),
    });
    if (answer.ok) return answer.json();
    if (answer.status !== 400) throw new Error(`Firebase accounts${method} returned status ${answer.status}`);
    // Firebase returns the name and an explanation: "WEAK_PASSWORD : Password should be at least 6 characters".
    const [name = ''] = refusal.parse(await answer.json()).error.message.split(/[ :]/);
    throw new FirebaseRefusal(name);
  };

  /**
   * Sends a request to the Identity Toolkit and parses the response. @throws Problem `identity-unavailable` when
   * Google is unreachable or rejects the service account
   */
  const call = async <Answer>(method: string, body: object, schema: z.ZodType<Answer>): Promise<Answer> => {
    try {
      return schema.parse(await send(method, body));
    } catch (error) {
      if (error instanceof FirebaseRefusal) throw error;
      cached = undefined;
      log.error({ err: error }, 'Firebase request failed');
      throw new Problem('identity-unavailable', { retryAfter: 30 });
    }
  };

  return {
    /**
     * Creates an account and returns its id. @throws FirebaseRefusal with `EMAIL_EXISTS`, `WEAK_PASSWORD` or a name
     * of a rule in the password policy
     */
    create: async (user: { email: string; displayName: string; password?: string }): Promise<string> =>
      (await call('', user, created)).localId,

    /** Deletes an account; succeeds also when the account no longer exists. */
    async remove(localId: string): Promise<void> {
      try {
        await call(':delete', { localId }, z.unknown());
      } catch (error) {
        if (!(error instanceof FirebaseRefusal) || error.code !== 'USER_NOT_FOUND') throw error;
      }
    },

    /**
     * Returns the code of a link to set a password; the link is valid for one hour. Undefined when the account does
     * not exist or has no e-mail address.
     */
    async resetCode(localId: string): Promise<string | undefined> {
      const email = (await call(':lookup', { localId: [localId] }, found)).users?.[0]?.email;
      if (email === undefined) return undefined;
      const wanted = { requestType: 'PASSWORD_RESET', email, returnOobLink: true };
      const { oobLink } = await call(':sendOobCode', wanted, code);
      return new URL(oobLink).searchParams.get('oobCode') ?? undefined;
    },
  };
};
