import { eraseSelf, getPrivacy } from '@pratik/contract/privacy';
import { type ErasureConfirmation, getAppConfig } from '@pratik/contract/setup';
import { endToken } from '@pratik/contract/user';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, makeToken, problem, rightPassword, server, subjectOf } from '../../../test/server.ts';
import { createFirebaseProvider } from '../../identity/firebase/firebase-provider.ts';
import type { IdentityProvider } from '../../identity/identity-provider.ts';

const email = 'ayse@okul.example';
/** Erasure requests that Pratik’s server received: the body and the Authorization header. */
let sent: { body: unknown; by: string | null }[] = [];

beforeEach(() => {
  sent = [];
  server.use(
    answer(getPrivacy, () => ({
      notice: { version: 1, tr: 'Metin.', en: 'Text.', readAt: null },
      consents: [],
      log: [],
    })),
    answer(eraseSelf, (body, request) => {
      sent.push({ body, by: request.headers.get('authorization') });
      return { erased: true as const };
    }),
  );
});

const confirmedBy = (erasureConfirmation: ErasureConfirmation) =>
  server.use(
    answer(getAppConfig, () => ({
      identity: {
        provider: erasureConfirmation === 'fresh-sign-in' ? ('firebase' as const) : ('oidc' as const),
        signUp: false,
        forgottenPassword: 'mail' as const,
        erasureConfirmation,
        firebase: { projectId: 'demo-pratik', apiKey: 'web' },
      },
      setupNeeded: false,
      version: '0.1.0',
    })),
  );

const open = async (provider?: IdentityProvider) => {
  const { app, user } = renderApp('/pages/privacy', { as: 'user', ...(provider ? { provider } : {}) });
  await user.click(await screen.findByRole('button', { name: 'Hesabımı sil' }));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = () => user.click(dialog.getByRole('button', { name: 'Kalıcı olarak sil' }));
  await user.type(dialog.getByLabelText('E-posta adresiniz'), email);
  return { app, user, dialog, confirm };
};

describe('account erasure card with a Firebase password', () => {
  /**
   * Matches a request to Google. The pattern is a regular expression, because a colon in a path string would start
   * a parameter.
   */
  const atGoogle = (method: string) =>
    new RegExp(`^https://identitytoolkit\\.googleapis\\.com/v1/accounts:${method}\\b`);
  const uid = subjectOf('user');
  const again = makeToken(uid, 3600, 1_800_000_000);
  const googleSays = (message: string | null) =>
    server.use(
      http.post(atGoogle('signInWithPassword'), async ({ request }) => {
        if (message === null) return HttpResponse.error();
        const { password } = (await request.json()) as { password: string };
        return password === rightPassword && message === ''
          ? HttpResponse.json({ localId: uid, idToken: again, refreshToken: 'r1', expiresIn: '3600' })
          : HttpResponse.json({ error: { code: 400, message, errors: [] } }, { status: 400 });
      }),
    );

  beforeEach(() => {
    const stsTokenManager = {
      refreshToken: 'r0',
      accessToken: makeToken(uid, 3600),
      expirationTime: Date.now() + 3_600_000,
    };
    const user = { uid, email, stsTokenManager, emailVerified: false, isAnonymous: false, providerData: [] };
    sessionStorage.setItem('firebase:authUser:web:pratik', JSON.stringify(user));
    confirmedBy('fresh-sign-in');
    googleSays('');
    server.use(
      answer(endToken, () => ({ done: true as const })),
      http.post(atGoogle('lookup'), () =>
        HttpResponse.json({ users: [{ localId: uid, email, providerUserInfo: [] }] }),
      ),
    );
  });

  const openWith = async (typed: string) => {
    const opened = await open(createFirebaseProvider());
    const password = await opened.dialog.findByLabelText('Şifreniz');
    if (typed !== '') await opened.user.type(password, typed);
    await opened.confirm();
    return { ...opened, password };
  };

  it('sends the password only to Google, and calls Pratik’s server with the new token', async () => {
    await openWith(rightPassword);
    await waitFor(() => expect(window.location.pathname).toBe('/auth/login'));
    expect(sent).toEqual([{ body: { email }, by: `Bearer ${again}` }]);
  });

  it('deletes all Firebase data in this tab even if the session ends before the response arrives', async () => {
    const { app, user, dialog, confirm } = await open(createFirebaseProvider());
    server.use(
      answer(eraseSelf, () => {
        app.session.end('lost');
        return { erased: true as const };
      }),
    );
    await user.type(await dialog.findByLabelText('Şifreniz'), rightPassword);
    await confirm();
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
    expect(window.location.pathname).toBe('/auth/login');
  });

  it('keeps the form open without erasing the account when the password is wrong or empty', async () => {
    googleSays('INVALID_LOGIN_CREDENTIALS');
    const { user, dialog, password, confirm } = await openWith('yanlış');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Şifreniz yanlış'));
    expect(dialog.getByLabelText('E-posta adresiniz')).toHaveValue(email);
    expect(password).toHaveValue('yanlış');
    await user.clear(password);
    await confirm();
    await waitFor(() => expect(password).toHaveAccessibleDescription('Şifrenizi yazın'));
    expect(sent).toEqual([]);
  });

  it.each([
    ['offline', null, 'Sunucuya ulaşılamadı'],
    ['after too many tries', 'TOO_MANY_ATTEMPTS_TRY_LATER', 'Çok fazla deneme oldu'],
  ])(
    'shows the error %s and keeps the typed password without erasing the account',
    async (_, message, words) => {
      googleSays(message);
      const { dialog, password } = await openWith(rightPassword);
      expect(await dialog.findByRole('alert')).toHaveTextContent(words);
      expect(password).toHaveValue(rightPassword);
      expect(sent).toEqual([]);
    },
  );

  it('shows the server’s error when the sign-in is too old', async () => {
    server.use(answer(eraseSelf, () => problem('reauthentication-needed')));
    const { dialog, password } = await openWith(rightPassword);
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Bu işlem için önce kimliğinizi doğrulamanız gerekiyor',
    );
    expect(password).toHaveValue(rightPassword);
  });
});

it('account erasure card › asks for a confirmation word when Pratik cannot check a password', async () => {
  confirmedBy('word');
  const { user, dialog, confirm } = await open();
  await user.type(await dialog.findByLabelText('Onay kelimesi: SİL'), 'sil');
  expect(dialog.queryByLabelText('Şifreniz')).not.toBeInTheDocument();
  await confirm();
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ email, word: 'sil' }]));
});

it('account erasure card › sends no erasure request until it knows the required confirmation, and loads it again on a retry', async () => {
  server.use(answer(getAppConfig, () => problem('too-many-requests')));
  const { dialog, confirm } = await open();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Çok fazla deneme oldu');
  confirmedBy('word');
  await confirm();
  expect(await dialog.findByLabelText('Onay kelimesi: SİL')).toBeInTheDocument();
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});
