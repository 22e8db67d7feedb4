import { idpBase } from '@pratik/contract/idp';
import { getAppConfig } from '@pratik/contract/setup';
import { endToken } from '@pratik/contract/user';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, makeToken, problem, server } from '../../test/server.ts';
import { setTokenSource } from '../lib/api/bearer.ts';
import { createEmbeddedProvider } from './embedded-provider.ts';
import { createFirebaseProvider } from './firebase/firebase-provider.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { createOidcProvider } from './oidc/oidc-provider.ts';

const open: IdentityProvider[] = [];
afterEach(() => {
  setTokenSource(null);
  for (const provider of open.splice(0)) provider.close();
});

type Stand = 'nobody' | 'signed-in' | 'ended' | 'unreachable';

type Adapter = {
  name: string;
  create: () => IdentityProvider;
  /** Puts the fake provider into a state. `asked` counts the token requests. */
  stand: (state: Stand) => { asked: number };
  /** Sessions and tokens that sign-outs have ended, in order. */
  ends: readonly string[];
};

const embedded: Adapter = {
  name: 'embedded',
  create: createEmbeddedProvider,
  ends: ['session'],
  stand: (state) => {
    const count = { asked: 0 };
    server.use(
      http.get(`${idpBase}/token`, () => {
        count.asked += 1;
        if (state === 'unreachable') return HttpResponse.error();
        if (state !== 'signed-in') return problem('unauthenticated');
        return HttpResponse.json({ token: makeToken('ayse') });
      }),
    );
    return count;
  },
};

const authority = 'https://kimlik.okul.example';
const userKey = `pratik.user:${authority}:pratik-web`;

const oidc: Adapter = {
  name: 'OpenID Connect',
  create: createOidcProvider,
  ends: ['token', 'revoked r0'],
  stand: (state) => {
    const count = { asked: 0 };
    const now = Math.floor(Date.now() / 1000);
    if (state !== 'nobody' && sessionStorage.getItem(userKey) === null) {
      const user = {
        access_token: makeToken('ayse'),
        refresh_token: 'r0',
        token_type: 'Bearer',
        scope: 'openid',
        profile: { sub: 'ayse' },
        expires_at: now + 300,
      };
      sessionStorage.setItem(userKey, JSON.stringify(user));
    }
    const settings = { authority, clientId: 'pratik-web', scope: 'openid', audience: null, button: null };
    server.use(
      answer(getAppConfig, () => ({
        identity: {
          provider: 'oidc' as const,
          signUp: false,
          forgottenPassword: 'administrator' as const,
          erasureConfirmation: 'word' as const,
          oidc: settings,
        },
        setupNeeded: false,
        version: '0.1.0',
      })),
      http.get(`${authority}/.well-known/openid-configuration`, () =>
        HttpResponse.json({
          issuer: authority,
          token_endpoint: `${authority}/token`,
          revocation_endpoint: `${authority}/revoke`,
        }),
      ),
      http.post(`${authority}/token`, () => {
        count.asked += 1;
        if (state === 'unreachable') return HttpResponse.error();
        if (state !== 'signed-in') return HttpResponse.json({ error: 'invalid_grant' }, { status: 400 });
        return HttpResponse.json({
          access_token: makeToken('ayse', 300, now + count.asked),
          refresh_token: `r${count.asked}`,
          token_type: 'Bearer',
          expires_in: 300,
        });
      }),
      answer(endToken, () => ({ done: true as const })),
    );
    return count;
  },
};

/**
 * Matches a request to Google. The pattern is a regular expression, because a colon in a path string would start a
 * parameter.
 */
const atGoogle = (method: string) =>
  new RegExp(`^https://identitytoolkit\\.googleapis\\.com/v1/accounts:${method}\\b`);
const firebaseKey = 'firebase:authUser:web:pratik';
const right = { email: 'ayse@okul.example', password: 'uzun bir şifre daha' };

const firebase: Adapter = {
  name: 'Firebase',
  create: createFirebaseProvider,
  ends: ['token'],
  stand: (state) => {
    const count = { asked: 0 };
    const now = Math.floor(Date.now() / 1000);
    const refuse = (message: string) =>
      HttpResponse.json({ error: { code: 400, message, errors: [] } }, { status: 400 });
    if (state !== 'nobody' && sessionStorage.getItem(firebaseKey) === null) {
      const stsTokenManager = {
        refreshToken: 'r0',
        accessToken: makeToken('ayse'),
        expirationTime: Date.now() + 3_600_000,
      };
      const user = {
        uid: 'ayse',
        stsTokenManager,
        emailVerified: false,
        isAnonymous: false,
        providerData: [],
      };
      sessionStorage.setItem(firebaseKey, JSON.stringify(user));
    }
    server.use(
      answer(getAppConfig, () => ({
        identity: {
          provider: 'firebase' as const,
          signUp: false,
          forgottenPassword: 'mail' as const,
          erasureConfirmation: 'fresh-sign-in' as const,
          firebase: { projectId: 'demo-pratik', apiKey: 'web' },
        },
        setupNeeded: false,
        version: '0.1.0',
      })),
      http.post(atGoogle('lookup'), () =>
        HttpResponse.json({ users: [{ localId: 'ayse', email: right.email, providerUserInfo: [] }] }),
      ),
      http.post(atGoogle('signInWithPassword'), async ({ request }) => {
        const { email, password } = (await request.json()) as typeof right;
        if (email !== right.email || password !== right.password) return refuse('INVALID_LOGIN_CREDENTIALS');
        return HttpResponse.json({
          localId: 'ayse',
          idToken: makeToken('ayse', 3600),
          refreshToken: 'r1',
          expiresIn: '3600',
        });
      }),
      http.post('https://securetoken.googleapis.com/v1/token', () => {
        count.asked += 1;
        if (state === 'unreachable') return HttpResponse.error();
        if (state !== 'signed-in') return refuse('TOKEN_EXPIRED');
        const token = makeToken('ayse', 3600, now + count.asked);
        return HttpResponse.json({
          access_token: token,
          id_token: token,
          refresh_token: 'r1',
          expires_in: '3600',
        });
      }),
      answer(endToken, () => ({ done: true as const })),
    );
    return count;
  },
};

describe.each([embedded, oidc, firebase])(
  'identity provider in the browser: $name',
  ({ create, stand, ends }) => {
    const start = () => {
      const provider = create();
      open.push(provider);
      setTokenSource({
        getToken: () => provider.getToken(),
        renewToken: () => provider.getToken({ fresh: true }),
      });
      return provider;
    };

    it('returns no user and no token when the user is signed out', async () => {
      stand('nobody');
      const provider = start();
      await expect(provider.init()).resolves.toBeNull();
      await expect(provider.getToken()).resolves.toBeNull();
    });

    it('returns the subject and a token of the signed-in user', async () => {
      stand('signed-in');
      const provider = start();
      await expect(provider.init()).resolves.toBe('ayse');
      await expect(provider.getToken()).resolves.toMatch(/^[\w-]+\.[\w-]+\.\w+$/);
    });

    it('renews the token once for several simultaneous calls', async () => {
      stand('signed-in');
      const provider = start();
      await provider.init();
      const count = stand('signed-in');
      const fresh = { fresh: true };
      const tokens = await Promise.all([
        provider.getToken(fresh),
        provider.getToken(fresh),
        provider.getToken(fresh),
      ]);
      expect(count.asked).toBe(1);
      expect(new Set(tokens).size).toBe(1);
    });

    it('keeps the session when the provider is unreachable', async () => {
      stand('signed-in');
      const provider = start();
      await provider.init();
      const heard = vi.fn();
      provider.onChange(heard);
      stand('unreachable');
      await expect(provider.getToken({ fresh: true })).rejects.toMatchObject({ name: 'ConnectionProblem' });
      expect(heard).not.toHaveBeenCalled();
      stand('signed-in');
      await expect(provider.getToken({ fresh: true })).resolves.not.toBeNull();
    });

    it('notifies its listeners when the session has ended', async () => {
      stand('signed-in');
      const provider = start();
      await provider.init();
      const heard = vi.fn();
      provider.onChange(heard);
      stand('ended');
      await expect(provider.getToken({ fresh: true })).resolves.toBeNull();
      expect(heard).toHaveBeenCalledExactlyOnceWith(null);
      await expect(provider.getToken()).resolves.toBeNull();
    });

    it('signs out and informs the other tabs', async () => {
      stand('signed-in');
      const there = start();
      const here = start();
      await Promise.all([here.init(), there.init()]);
      const heard = new Promise((resolve) => there.onChange(resolve));
      const ended: string[] = [];
      server.use(
        http.post(`${idpBase}/sign-out`, () => {
          ended.push('session');
          return HttpResponse.json({ success: true });
        }),
        answer(endToken, () => {
          ended.push('token');
          return { done: true as const };
        }),
        http.post(`${authority}/revoke`, async ({ request }) => {
          ended.push(`revoked ${new URLSearchParams(await request.text()).get('token')}`);
          return new HttpResponse(null);
        }),
      );
      await here.signOut();
      expect(ended).toEqual(ends);
      await expect(heard).resolves.toBeNull();
      stand('nobody');
      await expect(here.getToken()).resolves.toBeNull();
    });

    it('supports either the application’s password form or the provider’s own sign-in page', async () => {
      stand('nobody');
      const provider = start();
      const { passwordForm, ownAccounts } = provider.capabilities;
      expect([provider.elsewhere !== undefined, provider.account !== undefined]).toEqual([
        !passwordForm,
        passwordForm,
      ]);
      // Accounts of Pratik always use Pratik’s password form.
      expect(ownAccounts && !passwordForm).toBe(false);
      // Only an external provider with Pratik’s password form supports re-authentication by password.
      expect(provider.signInAgain !== undefined).toBe(passwordForm && !ownAccounts);
      const refused = provider.signIn({ email: 'a@b.example', password: 'x' });
      const why = passwordForm ? 'sign-in-failed' : 'provider-cannot';
      await expect(refused).rejects.toMatchObject({ name_: why });
      await expect(provider.getToken()).resolves.toBeNull();
    });
  },
);
