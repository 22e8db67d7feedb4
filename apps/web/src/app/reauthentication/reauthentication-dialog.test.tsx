import { getSecondFactor, reauthenticate } from '@pratik/contract/second-factor';
import { deleteUser, exportUsers, getAllUsers } from '@pratik/contract/users';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import { levelAnswer, makeUser, pageOf } from '../../admin/users/users.fixture.ts';
import type { IdentityProvider } from '../../identity/identity-provider.ts';

/**
 * Names of the calls that were sent, in order. The server rejects the call `delete` until a re-authentication
 * succeeds.
 */
let sent: string[];
let sentCredentials: unknown[];
let users = [makeUser(2)];
beforeEach(() => {
  sent = [];
  sentCredentials = [];
  users = [makeUser(2)];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const reauthenticated = () => sent.includes('reauthenticated');
  server.use(
    levelAnswer(),
    answer(getAllUsers, () => pageOf(users)),
    answer(deleteUser, () => {
      sent.push('delete');
      if (!reauthenticated()) return problem('reauthentication-needed');
      users = [];
      return { deleted: true as const };
    }),
    answer(exportUsers, () => {
      sent.push('export');
      return reauthenticated() ? new HttpResponse('a;b') : problem('reauthentication-needed');
    }),
    answer(reauthenticate, (credentials) => {
      sentCredentials.push(credentials);
      if ('password' in credentials && credentials.password === 'yanlış') return problem('password-wrong');
      sent.push('reauthenticated');
      return { done: true as const };
    }),
  );
});

const openList = async (provider?: IdentityProvider) => {
  const app = renderApp('/pages/user-list', { as: 'admin', ...(provider ? { provider } : {}) });
  await screen.findByRole('row', { name: /Işık2/ });
  return app;
};
const asking = async () => within(await screen.findByRole('dialog', { name: 'Kimliğinizi doğrulayın' }));
const removeFirst = async ({ user }: Awaited<ReturnType<typeof openList>>) => {
  await user.click(screen.getByRole('button', { name: /İşlemler.*Işık2|Işık2.*işlem/i }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sil' }));
  const question = within(await screen.findByRole('dialog', { name: /silinsin mi/ }));
  await user.click(question.getByRole('button', { name: 'Sil' }));
};

describe('re-authentication dialog', () => {
  it('asks for the password, and then repeats the call that was rejected', async () => {
    const app = await openList();
    await removeFirst(app);
    const dialog = await asking();
    expect(dialog.queryByLabelText('Doğrulama kodu')).not.toBeInTheDocument();
    const password = await dialog.findByLabelText('Şifreniz');
    await app.user.type(password, 'yanlış');
    await app.user.click(dialog.getByRole('button', { name: 'Doğrula' }));
    await waitFor(() => expect(password).toHaveAccessibleDescription('Bu şifre yanlış'));
    await app.user.clear(password);
    await app.user.type(password, 'doğru şifre{Enter}');
    await waitFor(() => expect(sent).toEqual(['delete', 'reauthenticated', 'delete']));
    expect(sentCredentials).toEqual([{ password: 'yanlış' }, { password: 'doğru şifre' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('asks for an authenticator code when the user has an authenticator app', async () => {
    server.use(
      answer(getSecondFactor, () => ({
        available: true,
        needed: false,
        appSince: '2026-01-01T00:00:00.000Z',
        passkeys: [],
        recoveryCodesLeft: 10,
      })),
    );
    const app = await openList();
    await app.user.click(screen.getByRole('button', { name: 'CSV indir' }));
    const dialog = await asking();
    await app.user.type(await dialog.findByLabelText('Şifreniz'), 'doğru şifre');
    await app.user.type(dialog.getByLabelText('Doğrulama kodu'), '123456');
    await app.user.click(dialog.getByRole('button', { name: 'Doğrula' }));
    await waitFor(() => expect(sent).toEqual(['export', 'reauthenticated', 'export']));
    expect(sentCredentials).toEqual([{ password: 'doğru şifre', code: '123456' }]);
  });

  it('closes on cancel, and the page then shows that the call was rejected', async () => {
    const app = await openList();
    await app.user.click(screen.getByRole('button', { name: 'CSV indir' }));
    const dialog = await asking();
    await app.user.click(await dialog.findByRole('button', { name: 'Vazgeç' }));
    expect(
      await screen.findByText('Bu işlem için önce kimliğinizi doğrulamanız gerekiyor'),
    ).toBeInTheDocument();
    expect(sent).toEqual(['export']);
  });

  it('sends the password to Firebase and then informs the server of the new sign-in', async () => {
    const typed: string[] = [];
    const app = await openList({
      ...outside,
      capabilities: { passwordForm: true, ownAccounts: false },
      signInAgain: async (password) => void typed.push(password),
    });
    await app.user.click(screen.getByRole('button', { name: 'CSV indir' }));
    const dialog = await asking();
    await app.user.type(await dialog.findByLabelText('Şifreniz'), 'oradaki şifre{Enter}');
    await waitFor(() => expect(sent).toEqual(['export', 'reauthenticated', 'export']));
    expect([typed, sentCredentials]).toEqual([['oradaki şifre'], [{}]]);
  });

  it('redirects to the identity provider’s sign-in page and back', async () => {
    const led: string[] = [];
    const nowhere = async () => undefined;
    const app = await openList({
      ...outside,
      capabilities: { passwordForm: false, ownAccounts: false },
      elsewhere: {
        begin: nowhere,
        leave: nowhere,
        reauthenticate: async (returnTo) => void led.push(returnTo),
        finish: () => Promise.reject(new Error('The provider has its own sign-in page')),
      },
    });
    await app.user.click(screen.getByRole('button', { name: 'CSV indir' }));
    const dialog = await asking();
    await app.user.click(dialog.getByRole('button', { name: 'Giriş sayfasına git' }));
    await waitFor(() => expect(led).toEqual(['/pages/user-list']));
  });
});

const outside: Omit<IdentityProvider, 'capabilities'> = {
  init: async () => 'subject-of-admin',
  signIn: async () => 'subject-of-admin',
  signOut: async () => undefined,
  getToken: async () => 'token',
  onChange: () => () => undefined,
  close: () => undefined,
};
