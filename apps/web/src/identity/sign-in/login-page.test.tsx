import { idpBase } from '@pratik/contract/idp';
import { getAppConfig } from '@pratik/contract/setup';
import { getRole } from '@pratik/contract/user';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, rightPassword, server, signedInAs } from '../../../test/server.ts';

const signIn = async (path: string, email: string, password: string) => {
  const { user, app } = renderApp(path, { as: null });
  await user.type(await screen.findByLabelText('E-posta'), email);
  await user.type(screen.getByLabelText('Şifre'), password);
  await user.click(screen.getByRole('button', { name: 'Giriş yap' }));
  return app;
};

describe('sign-in page', () => {
  it('stores the role and opens the requested page without showing the 404 page in between', async () => {
    const app = await signIn('/pages/reading-practice', 'ayse@okul.example', rightPassword);
    expect(await screen.findByRole('heading', { level: 1, name: 'Okuma Pratiği' })).toBeInTheDocument();
    expect(app.session.getState()).toMatchObject({ kind: 'signed-in', role: 'user' });
    expect(localStorage.getItem('role')).toMatch(/^[0-9a-f]+$/);
  });

  it('opens the application with the administrator’s menu for an administrator', async () => {
    await signIn('/auth/login?return=/pages/level-list', 'yonetici@okul.example', rightPassword);
    expect(await screen.findByRole('link', { name: 'Kullanıcı Listesi' })).toBeInTheDocument();
  });

  it('shows an error and keeps the typed e-mail address when the e-mail address or password is wrong', async () => {
    await signIn('/auth/login', 'ayse@okul.example', 'yanlis-sifre');
    expect(await screen.findByRole('alert')).toHaveTextContent('E-posta veya şifre yanlış');
    expect(screen.getByLabelText('E-posta')).toHaveValue('ayse@okul.example');
  });

  it('shows how long to wait after too many attempts', async () => {
    server.use(http.post(`${idpBase}/sign-in/email`, () => problem('too-many-requests', { retryAfter: 45 })));
    await signIn('/auth/login', 'ayse@okul.example', 'x');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Çok fazla deneme oldu45 saniye sonra yeniden deneyin.',
    );
  });

  it('shows an error when the server is unreachable', async () => {
    server.use(http.post(`${idpBase}/sign-in/email`, () => HttpResponse.error()));
    await signIn('/auth/login', 'ayse@okul.example', 'x');
    expect(await screen.findByRole('alert')).toHaveTextContent('Sunucuya ulaşılamadı');
  });

  it('shows errors beside empty fields without sending a request', async () => {
    const { user } = renderApp('/auth/login', { as: null });
    await user.click(await screen.findByRole('button', { name: 'Giriş yap' }));
    expect(screen.getByLabelText('E-posta')).toHaveAccessibleDescription('Geçerli bir e-posta adresi yazın');
    expect(screen.getByLabelText('E-posta')).toHaveFocus();
    expect(screen.getByLabelText('Şifre')).toHaveAccessibleDescription('Şifrenizi yazın');
  });

  it('opens the not-registered page when the signed-in identity is not a user of this instance', async () => {
    server.use(answer(getRole, () => problem('not-registered')));
    await signIn('/auth/login', 'ayse@okul.example', rightPassword);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Hesabınız bu kuruma kayıtlı değil' }),
    ).toBeInTheDocument();
  });

  it('asks for a code after the password, and signs in with the code', async () => {
    const tried: string[] = [];
    server.use(
      http.post(`${idpBase}/sign-in/email`, () => HttpResponse.json({ secondFactor: ['code'] })),
      http.post(`${idpBase}/sign-in/second-factor`, async ({ request }) => {
        const { code } = (await request.json()) as { code: string };
        tried.push(code);
        if (code !== '123456') return problem('code-wrong');
        signedInAs('user');
        return HttpResponse.json({});
      }),
    );
    const app = await signIn('/pages/reading-practice', 'ayse@okul.example', rightPassword);
    const code = await screen.findByLabelText('Doğrulama kodu');
    expect(app.session.getState().kind).toBe('signed-out');
    await userEvent.type(code, '{Enter}');
    expect(code).toHaveAccessibleDescription('Kodu yazın');
    await userEvent.type(code, '999999{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Kod yanlış ya da daha önce kullanılmış');
    await userEvent.clear(code);
    await userEvent.type(code, '123456{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Okuma Pratiği' })).toBeInTheDocument();
    expect(tried).toEqual(['999999', '123456']);
  });

  it('opens the setup page when no administrator exists', async () => {
    server.use(
      answer(getAppConfig, () => ({
        identity: {
          provider: 'embedded' as const,
          signUp: false,
          forgottenPassword: 'mail' as const,
          erasureConfirmation: 'password' as const,
        },
        setupNeeded: true,
        version: '0.1.0',
      })),
    );
    const { user } = renderApp('/auth/anything', { as: null });
    await user.click(await screen.findByRole('link', { name: 'İlk yöneticiyi oluşturun' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'İlk yöneticiyi oluştur' }),
    ).toBeInTheDocument();
  });
});
