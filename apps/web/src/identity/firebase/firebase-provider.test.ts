import { getAppConfig } from '@pratik/contract/setup';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer, makeToken, server } from '../../../test/server.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import { createFirebaseProvider } from './firebase-provider.ts';

/**
 * Matches a request to Google. The pattern is a regular expression, because a colon in a path string would start a
 * parameter.
 */
const atGoogle = (method: string) =>
  new RegExp(`^https://identitytoolkit\\.googleapis\\.com/v1/accounts:${method}\\b`);
const account = { email: 'can@okul.example', password: 'uzun bir şifre daha', name: 'Can Öz' };

let provider: IdentityProvider;
beforeEach(() => {
  provider = createFirebaseProvider();
  server.use(
    answer(getAppConfig, () => ({
      identity: {
        provider: 'firebase' as const,
        signUp: true,
        forgottenPassword: 'mail' as const,
        erasureConfirmation: 'fresh-sign-in' as const,
        firebase: { projectId: 'demo-pratik', apiKey: 'web' },
      },
      setupNeeded: false,
      version: '0.1.0',
    })),
    http.post(atGoogle('lookup'), () =>
      HttpResponse.json({ users: [{ localId: 'can', providerUserInfo: [] }] }),
    ),
  );
});
afterEach(() => provider.close());

const firebaseAnswers = (method: string, message?: string) =>
  server.use(
    http.post(atGoogle(method), () =>
      message === undefined
        ? HttpResponse.json({
            localId: 'can',
            idToken: makeToken('can', 3600),
            refreshToken: 'r',
            expiresIn: '3600',
          })
        : HttpResponse.json({ error: { code: 400, message, errors: [] } }, { status: 400 }),
    ),
  );

describe('Firebase provider (re-authentication)', () => {
  const signedIn = async () => {
    firebaseAnswers('signInWithPassword');
    server.use(
      http.post(atGoogle('lookup'), () =>
        HttpResponse.json({ users: [{ localId: 'can', email: account.email, providerUserInfo: [] }] }),
      ),
    );
    await provider.signIn(account);
  };

  it('sends the user’s password to Google, and then uses the new token', async () => {
    await signedIn();
    const asked: unknown[] = [];
    const fresh = makeToken('can', 3600, 1_800_000_000);
    server.use(
      http.post(atGoogle('signInWithPassword'), async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ localId: 'can', idToken: fresh, refreshToken: 'r2', expiresIn: '3600' });
      }),
    );
    await provider.signInAgain?.(account.password);
    const { email, password } = account;
    expect(asked).toEqual([expect.objectContaining({ email, password })]);
    await expect(provider.getToken()).resolves.toBe(fresh);
  });

  it.each([
    ['INVALID_LOGIN_CREDENTIALS', 'password-wrong'],
    ['INVALID_PASSWORD', 'password-wrong'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-requests'],
    ['USER_DISABLED', 'account-disabled'],
  ])('reports the Firebase error %s as %s', async (message, name) => {
    await signedIn();
    firebaseAnswers('signInWithPassword', message);
    await expect(provider.signInAgain?.('yanlış')).rejects.toMatchObject({ name_: name });
  });

  it('rejects the password of another account, and keeps the session', async () => {
    await signedIn();
    const before = await provider.getToken();
    server.use(
      http.post(atGoogle('signInWithPassword'), () =>
        HttpResponse.json({ localId: 'x', idToken: makeToken('x'), refreshToken: 'r2', expiresIn: '300' }),
      ),
    );
    await expect(provider.signInAgain?.('x')).rejects.toMatchObject({ name_: 'password-wrong' });
    await expect(provider.getToken()).resolves.toBe(before);
  });

  it('fails without sending a request when the user is signed out', async () => {
    await expect(provider.signInAgain?.('x')).rejects.toMatchObject({ name_: 'unauthenticated' });
  });
});

it('Firebase provider › stores the session only for the current tab, and adds no Google script or frame to the page', async () => {
  firebaseAnswers('signInWithPassword');
  await expect(provider.signIn(account)).resolves.toBe('can');
  await expect(provider.getToken()).resolves.toMatch(/^[\w-]+\.[\w-]+\.signature$/);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual(['firebase:authUser:web:pratik']);
  expect(document.querySelectorAll('script, iframe')).toHaveLength(0);
});

describe.each<[string, string, string]>([
  ['signInWithPassword', 'INVALID_LOGIN_CREDENTIALS', 'sign-in-failed'],
  ['signInWithPassword', 'EMAIL_NOT_FOUND', 'sign-in-failed'],
  ['signInWithPassword', 'INVALID_PASSWORD', 'sign-in-failed'],
  ['signInWithPassword', 'USER_DISABLED', 'account-disabled'],
  ['signInWithPassword', 'TOO_MANY_ATTEMPTS_TRY_LATER : Access temporarily disabled', 'too-many-requests'],
  ['signInWithPassword', 'API key not valid. Please pass a valid API key.', 'identity-unavailable'],
  ['signInWithPassword', 'CONFIGURATION_NOT_FOUND', 'identity-unavailable'],
  ['signUp', 'EMAIL_EXISTS', 'email-taken'],
  ['signUp', 'WEAK_PASSWORD : Password should be at least 6 characters', 'validation'],
  ['signUp', 'ADMIN_ONLY_OPERATION', 'sign-up-closed'],
  ['resetPassword', 'EXPIRED_OOB_CODE', 'reset-link-invalid'],
  ['resetPassword', 'INVALID_OOB_CODE', 'reset-link-invalid'],
])('Firebase provider: %s that fails with %s', (method, message, name) => {
  it(`reports the problem ${name}`, async () => {
    firebaseAnswers(method, message);
    const asked =
      method === 'signUp'
        ? provider.account?.signUp(account)
        : method === 'resetPassword'
          ? provider.account?.resetPassword('kod', account.password)
          : provider.signIn(account);
    await expect(asked).rejects.toMatchObject({ name_: name });
  });
});

it('Firebase provider › does not reveal during a password reset whether the e-mail address has an account', async () => {
  for (const message of [undefined, 'EMAIL_NOT_FOUND']) {
    firebaseAnswers('sendOobCode', message);
    await expect(provider.account?.requestPasswordReset('yok@okul.example')).resolves.toBeUndefined();
  }
});

it('Firebase provider › reports a connection error when Google is unreachable', async () => {
  server.use(http.post(atGoogle('signInWithPassword'), () => HttpResponse.error()));
  await expect(provider.signIn(account)).rejects.toMatchObject({ name: 'ConnectionProblem' });
});
