import { idpBase } from '@pratik/contract/idp';
import { createFirstAdministrator, getAppConfig } from '@pratik/contract/setup';
import { createUser, getRole, type Role } from '@pratik/contract/user';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, rightPassword, server } from '../../../test/server.ts';

const offer = (change: {
  signUp?: boolean;
  forgottenPassword?: 'mail' | 'administrator';
  setupNeeded?: boolean;
}) =>
  server.use(
    answer(getAppConfig, () => ({
      identity: {
        provider: 'embedded' as const,
        signUp: change.signUp ?? false,
        forgottenPassword: change.forgottenPassword ?? 'mail',
        erasureConfirmation: 'password' as const,
      },
      setupNeeded: change.setupNeeded ?? false,
      version: '0.1.0',
    })),
  );

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('forgotten password page', () => {
  it('requests a link by e-mail without revealing whether the account exists', async () => {
    const asked: unknown[] = [];
    server.use(
      http.post(`${idpBase}/request-password-reset`, async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ success: true });
      }),
    );
    const { user } = renderApp('/auth/forgot-password', { as: null });
    await user.type(await screen.findByLabelText('E-posta'), 'Ayse@Okul.example');
    await user.click(screen.getByRole('button', { name: 'Bağlantı gönder' }));
    expect(await screen.findByText(/adresiyle bir hesap varsa/)).toBeInTheDocument();
    expect(asked).toEqual([{ email: 'ayse@okul.example' }]);
  });

  it('tells the user to ask an administrator when the server cannot send e-mails', async () => {
    offer({ forgottenPassword: 'administrator' });
    renderApp('/auth/forgot-password', { as: null });
    expect(await screen.findByText(/Yöneticinizden size bir şifre belirleme bağlantısı/)).toBeInTheDocument();
    expect(screen.queryByLabelText('E-posta')).not.toBeInTheDocument();
  });
});

describe('password choice page', () => {
  const choose = async (password: string) => {
    const { user } = renderApp('/auth/reset-password#token=abc', { as: null });
    await user.type(await screen.findByLabelText('Yeni şifre'), password);
    await user.click(screen.getByRole('button', { name: 'Şifreyi kaydet' }));
  };

  it('saves the password and opens the sign-in page', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(`${idpBase}/reset-password`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true });
      }),
    );
    await choose('uzun ve kolay bir söz');
    await heading('Giriş');
    expect(sent).toEqual([{ token: 'abc', newPassword: 'uzun ve kolay bir söz' }]);
  });

  it.each([
    ['resetPassword', true],
    ['verifyEmail', false],
  ])('shows the password field for a Firebase link with the mode %s: %s', async (mode, can) => {
    renderApp(`/auth/reset-password?mode=${mode}&oobCode=abc`, { as: null });
    await heading('Şifre belirle');
    expect(screen.queryAllByLabelText('Yeni şifre')).toHaveLength(can ? 1 : 0);
    expect(screen.queryAllByText(/Bu adreste bağlantının kodu yok/)).toHaveLength(can ? 0 : 1);
  });

  it('accepts a link with the code in the query string, and moves the code to the URL fragment', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(`${idpBase}/reset-password`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true });
      }),
    );
    const { user } = renderApp('/auth/reset-password?token=eski', { as: null });
    await user.type(await screen.findByLabelText('Yeni şifre'), 'uzun ve kolay bir söz');
    await user.click(screen.getByRole('button', { name: 'Şifreyi kaydet' }));
    await heading('Giriş');
    expect(sent).toEqual([{ token: 'eski', newPassword: 'uzun ve kolay bir söz' }]);
  });

  it('shows an error beside the field when the password has fewer than ten characters', async () => {
    await choose('kisa');
    expect(await screen.findByText('Şifre en az 10 karakter olmalı')).toBeInTheDocument();
  });

  it('lets the user request a new link when the link has already been used', async () => {
    server.use(http.post(`${idpBase}/reset-password`, () => problem('reset-link-invalid')));
    await choose('uzun ve kolay bir söz');
    expect(await screen.findByRole('link', { name: 'Yeni bağlantı iste' })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    );
  });
});

describe('setup page', () => {
  beforeEach(() => offer({ setupNeeded: true }));

  const fill = async () => {
    const { user, app } = renderApp('/auth/setup#code=ABCD-1234', { as: null });
    expect(await screen.findByLabelText('Kurulum kodu')).toHaveValue('ABCD-1234');
    await user.type(screen.getByLabelText('Ad'), 'Derya');
    await user.type(screen.getByLabelText('Soyad'), 'Öz');
    await user.type(screen.getByLabelText('E-posta'), 'yonetici@okul.example');
    await user.type(screen.getByLabelText('Şifre'), rightPassword);
    await user.click(screen.getByRole('button', { name: 'Yöneticiyi oluştur' }));
    return app;
  };

  it('creates the first administrator with the setup code from the URL and signs in', async () => {
    server.use(answer(createFirstAdministrator, () => ({ done: true as const })));
    await fill();
    expect(await screen.findByRole('link', { name: 'Kullanıcı Listesi' })).toBeInTheDocument();
  });

  it('keeps the typed values when the setup code is wrong', async () => {
    server.use(answer(createFirstAdministrator, () => problem('setup-code-wrong')));
    await fill();
    expect(await screen.findByRole('alert')).toHaveTextContent('Kurulum kodu geçerli değil');
    expect(screen.getByLabelText('Ad')).toHaveValue('Derya');
  });
});

describe('sign-up page', () => {
  it('offers sign-in and password reset when the sign-in after the registration fails', async () => {
    offer({ signUp: true });
    server.use(
      http.post(`${idpBase}/sign-up/email`, () => HttpResponse.json({ success: true })),
      http.post(`${idpBase}/sign-in/email`, () => problem('sign-in-failed')),
    );
    const { user } = renderApp('/auth/sign-up', { as: null });
    await user.type(await screen.findByLabelText('Ad'), 'Ayşe');
    await user.type(screen.getByLabelText('Soyad'), 'Işık');
    await user.type(screen.getByLabelText('E-posta'), 'ayse@okul.example');
    await user.type(screen.getByLabelText('Şifre'), rightPassword);
    await user.click(screen.getByRole('button', { name: 'Kayıt ol' }));
    expect(await screen.findByText(/Bu adresle daha önce hesap açılmış olabilir/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Şifremi unuttum' })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    );
  });

  it('says that registration is closed when sign-up is off', async () => {
    renderApp('/auth/sign-up', { as: null });
    expect(await screen.findByText(/Bu kurulumda kayıt kapalı/)).toBeInTheDocument();
  });

  it('creates the account, registers the user and opens the home page', async () => {
    offer({ signUp: true });
    let registered: Role | null = null;
    const made: unknown[] = [];
    server.use(
      http.post(`${idpBase}/sign-up/email`, async ({ request }) => {
        made.push(await request.json());
        return HttpResponse.json({});
      }),
      answer(getRole, () => (registered ? { role: registered } : problem('not-registered'))),
      answer(createUser, (input) => {
        made.push(input);
        registered = 'user';
        return HttpResponse.json({});
      }),
    );
    const { user, app } = renderApp('/auth/sign-up', { as: null });
    await user.type(await screen.findByLabelText('Ad'), 'Ayşe');
    await user.type(screen.getByLabelText('Soyad'), 'Işık');
    await user.type(screen.getByLabelText('E-posta'), 'ayse@okul.example');
    await user.type(screen.getByLabelText('Şifre'), rightPassword);
    await user.click(screen.getByRole('button', { name: 'Kayıt ol' }));
    expect(await screen.findByRole('navigation', { name: 'Menü' })).toBeInTheDocument();
    expect(app.session.getState()).toMatchObject({ role: 'user', registered: true });
    expect(made).toEqual([
      { email: 'ayse@okul.example', password: rightPassword, name: 'Ayşe Işık' },
      { user: { name: 'Ayşe', surname: 'Işık' } },
    ]);
  });
});
