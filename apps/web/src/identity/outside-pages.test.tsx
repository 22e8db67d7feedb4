import { getLearnerDashboard } from '@pratik/contract/progress';
import { claimAdministration, getAppConfig } from '@pratik/contract/setup';
import { acceptInvitation, getProfile, getRole } from '@pratik/contract/user';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer, problem, profileOf, server } from '../../test/server.ts';
import { App } from '../app/app.tsx';
import { type AppParts, createApp } from '../app/create-app.ts';
import { makeProblem } from '../lib/api/api-problem.ts';
import type { IdentityProvider, SignInElsewhere } from './identity-provider.ts';
import { SignInError, type SignInErrorKind } from './sign-in/sign-in-error.ts';

type Elsewhere = {
  /** Return paths of all sign-ins that the page started. */
  begun: string[];
  /** Returns the result of the sign-in at the provider, or rejects with an error. */
  finish: SignInElsewhere['finish'];
};

let elsewhere: Elsewhere;
let subject: string | null;
let registered: boolean;
beforeEach(() => {
  elsewhere = { begun: [], finish: async () => ({ subject: 'can', returnTo: '/', user: null }) };
  subject = null;
  registered = true;
  server.use(
    answer(getAppConfig, () => ({
      identity: {
        provider: 'oidc' as const,
        signUp: false,
        forgottenPassword: 'administrator' as const,
        erasureConfirmation: 'word' as const,
        oidc: {
          authority: 'https://kimlik.okul.example',
          clientId: 'pratik-web',
          scope: 'openid',
          audience: null,
          button: 'Okul hesabıyla giriş yap',
        },
      },
      setupNeeded: true,
      version: '0.1.0',
    })),
    answer(getRole, () => (registered ? { role: 'user' as const } : problem('not-registered'))),
    answer(getProfile, () => (registered ? profileOf('user') : problem('not-registered'))),
  );
});

let app: AppParts | undefined;
afterEach(() => {
  app?.session.close();
  app?.router.dispose();
  app?.queryClient.clear();
});

/** Properties that all fake providers in this file share. */
const known = () => ({
  init: async () => subject,
  signIn: (): Promise<string> => Promise.reject(new Error('Not supported by this test provider')),
  signOut: async () => undefined,
  getToken: async () => subject && `token-of-${subject}`,
  onChange: () => () => undefined,
  close: () => undefined,
});

const provider = (): IdentityProvider => ({
  ...known(),
  capabilities: { passwordForm: false, ownAccounts: false },
  elsewhere: {
    begin: async (returnTo) => void elsewhere.begun.push(returnTo),
    reauthenticate: async (returnTo) => void elsewhere.begun.push(returnTo),
    finish: async (url) => {
      const finished = await elsewhere.finish(url);
      subject = finished.subject;
      return finished;
    },
    leave: async () => undefined,
  },
});

/** Fake provider for which Pratik’s form asks for the password, such as Firebase. It accepts only one password. */
const byOurForm = (): IdentityProvider => ({
  ...known(),
  capabilities: { passwordForm: true, ownAccounts: false },
  signIn: async ({ email, password }) => {
    if (password !== 'uzun bir şifre daha') throw makeProblem('sign-in-failed');
    subject = email;
    return email;
  },
  account: {
    signUp: async ({ password }) => {
      if (password !== 'uzun bir şifre daha') {
        const error = { pointer: '/password', code: 'password-weak' } as const;
        throw makeProblem('validation', { errors: [error] });
      }
    },
    requestPasswordReset: async () => undefined,
    resetPassword: async () => undefined,
  },
});

const open = (path: string, by = provider) => {
  // This request never completes, because the tests do not need the data of the home page, which may still be
  // loading.
  server.use(http.get('*/api/private/progress/learner-dashboard', () => delay('infinite')));
  window.history.replaceState(null, '', path);
  app = createApp(by());
  render(<App app={app} />);
  return userEvent.setup();
};
const button = () => screen.findByRole('button', { name: 'Okul hesabıyla giriş yap' });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('sign-in page of an external provider', () => {
  it('shows one button without form fields, and remembers the requested page', async () => {
    const user = open('/pages/chat?x=1');
    await user.click(await button());
    await expect.poll(() => elsewhere.begun).toEqual(['/pages/chat?x=1']);
    expect(screen.queryByLabelText('E-posta')).toBeNull();
    expect(screen.queryByText('Şifremi unuttum')).toBeNull();
  });

  it('redirects after sign-in only to pages of this application', async () => {
    const user = open('/auth/login?return=https://kotu.example');
    await user.click(await button());
    await expect.poll(() => elsewhere.begun).toEqual(['/']);
  });

  it('stores the role before it opens the requested page', async () => {
    elsewhere.finish = async () => ({ subject: 'can', returnTo: '/pages/reading-practice', user: null });
    open('/auth/callback?code=c&state=s');
    await title('Okuma Pratiği');
    expect(localStorage.getItem('role')).toMatch(/^[0-9a-f]+$/);
  });

  it.each<[SignInErrorKind, string]>([
    ['refused', 'Kurumunuz girişi onaylamadı ya da siz vazgeçtiniz'],
    ['stale', 'Bu giriş artık geçerli değil'],
    ['unreachable', 'Kurumunuzun giriş hizmetine ulaşılamadı'],
    ['failed', 'Kurumunuzun giriş hizmeti beklenmeyen bir yanıt verdi'],
  ])('shows why the sign-in failed: %s', async (kind, words) => {
    elsewhere.finish = () => Promise.reject(new SignInError(kind));
    open('/auth/callback?error=x');
    await title('Giriş tamamlanmadı');
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: 'Yeniden giriş yap' })).toHaveAttribute('href', '/auth/login');
    expect(localStorage.getItem('role')).toBeNull();
  });

  it('says that the account is disabled, and stores no role', async () => {
    server.use(answer(getRole, () => problem('account-disabled')));
    open('/auth/callback?code=c&state=s');
    expect(await screen.findByRole('alert')).toHaveTextContent('Hesabınız kapatılmış');
    expect(localStorage.getItem('role')).toBeNull();
  });

  it('opens the not-registered page when the signed-in identity is not a user of this instance', async () => {
    registered = false;
    open('/auth/callback?code=c&state=s');
    await title('Hesabınız bu kuruma kayıtlı değil');
  });
});

describe('invitation page', () => {
  it('redirects to the provider and accepts the invitation after the user returns', async () => {
    registered = false;
    const user = open('/auth/invitation#code=davet-1');
    await user.click(await button());
    await expect.poll(() => elsewhere.begun).toEqual(['/auth/invitation#code=davet-1']);

    const codes: string[] = [];
    server.use(
      // This request never completes, because the test does not need the data of the home page.
      answer(getLearnerDashboard, () => new Promise<never>(() => undefined)),
      answer(acceptInvitation, ({ code }) => {
        codes.push(code);
        registered = true;
        return { done: true as const };
      }),
    );
    elsewhere.finish = async () => ({
      subject: 'can',
      returnTo: '/auth/invitation#code=davet-1',
      user: null,
    });
    await app?.router.navigate('/auth/callback?code=c&state=s');
    await expect.poll(() => window.location.pathname).toBe('/');
    await expect.poll(() => codes).toEqual(['davet-1']);
    await expect.poll(() => localStorage.getItem('role')).not.toBeNull();
  });

  it('says that the invitation has expired or was already used', async () => {
    registered = false;
    server.use(answer(acceptInvitation, () => problem('invitation-invalid')));
    elsewhere.finish = async () => ({ subject: 'can', returnTo: '/auth/invitation#code=eski', user: null });
    open('/auth/callback?code=c&state=s');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Bu davetin süresi dolmuş veya daha önce kullanılmışYöneticinizden yeni bir davet isteyin.',
    );
  });

  it('says that the URL contains no invitation code', async () => {
    open('/auth/invitation');
    expect(await screen.findByText(/Bu adreste davetin kodu yok/)).toBeInTheDocument();
  });
});

it('setup page of an external provider › makes the signed-in user the first administrator when the setup code is correct', async () => {
  registered = false;
  elsewhere.finish = async () => ({ subject: 'ayse', returnTo: '/auth/setup', user: null });
  const sent: unknown[] = [];
  server.use(
    answer(claimAdministration, (claim) => {
      sent.push(claim);
      registered = true;
      return { done: true as const };
    }),
  );
  const user = open('/auth/callback?code=c&state=s');
  await user.type(await screen.findByLabelText('Kurulum kodu'), 'ABCD-EFGH');
  await user.type(screen.getByLabelText('Ad'), 'Ayşe');
  await user.type(screen.getByLabelText('Soyad'), 'Yıldız');
  await user.type(screen.getByLabelText('E-posta'), 'ayse@okul.example');
  await user.click(screen.getByRole('button', { name: 'Yöneticiyi oluştur' }));
  await expect.poll(() => window.location.pathname).toBe('/');
  expect(sent).toEqual([{ code: 'ABCD-EFGH', name: 'Ayşe', surname: 'Yıldız', email: 'ayse@okul.example' }]);
});

it('invitation page › creates an account with Pratik’s form, and shows password errors, when the provider has no sign-in page', async () => {
  registered = false;
  server.use(
    answer(acceptInvitation, ({ code }) => {
      expect(code).toBe('davet-1');
      registered = true;
      return { done: true as const };
    }),
  );
  const user = open('/auth/invitation#code=davet-1', byOurForm);
  await title('Davet');
  await user.click(await screen.findByRole('button', { name: 'Kurumunuzda henüz hesabım yok' }));
  const button = screen.getByRole('button', { name: 'Hesap aç' });
  await user.type(screen.getByLabelText('E-posta'), 'can@okul.example');
  await user.type(screen.getByLabelText('Yeni şifre'), 'kısa');
  await user.click(button);
  expect(await screen.findByText('Şifre en az 10 karakter olmalı')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Yeni şifre'), ' ama sonra uzun');
  await user.click(button);
  expect(await screen.findByText('Kurumunuz bu şifreyi yeterince güçlü bulmuyor')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Yeni şifre'));
  await user.type(screen.getByLabelText('Yeni şifre'), 'uzun bir şifre daha');
  await user.click(button);
  await title('Ana Sayfa');
});
