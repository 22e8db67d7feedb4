import { getUserSecondFactor, resetSecondFactor } from '@pratik/contract/second-factor';
import { getProfile } from '@pratik/contract/user';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answer, profileOf, server } from '../../../../test/server.ts';
import { setTokenSource } from '../../../lib/api/bearer.ts';
import { createQueryClient } from '../../../lib/api/query-client.ts';
import { ToastRegion } from '../../../ui/feedback/toast-region.tsx';
import { makeUser } from '../users.fixture.ts';
import { UserSecondFactorCard } from './user-second-factor-card.tsx';

const source = { getToken: async () => 'belirteç', renewToken: async () => null };
beforeEach(() => setTokenSource(source));
afterEach(() => setTokenSource(null));

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <UserSecondFactorCard user={makeUser(2)} />
      <ToastRegion />
    </QueryClientProvider>,
  );

it('second factor card › resets the second factor after a confirmation, and says when the user could not be informed by e-mail', async () => {
  let state = { available: true, app: true, passkeys: 2 };
  server.use(
    answer(getProfile, () => profileOf('admin')),
    answer(getUserSecondFactor, () => state),
    answer(resetSecondFactor, () => {
      state = { available: true, app: false, passkeys: 0 };
      return { mailed: false };
    }),
  );
  show();
  expect(await screen.findByText(/Açık: doğrulama uygulaması, 2 geçiş anahtarı\./)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Doğrulamayı sıfırla' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Çağrı Işık2 için iki adımlı doğrulama kaldırılsın mı?',
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Doğrulamayı sıfırla' }));
  expect(await screen.findByText(/siz haber verin/)).toBeInTheDocument();
  expect(await screen.findByText('Açık değil; yalnız şifreyle giriliyor.')).toBeInTheDocument();
});

it('second factor card › links to the profile page instead of a reset for the administrator’s own account', async () => {
  const user = makeUser(2);
  server.use(
    answer(getProfile, () => ({ ...profileOf('admin'), id: user.id })),
    answer(getUserSecondFactor, () => ({ available: true, app: true, passkeys: 0 })),
  );
  show();
  expect(await screen.findByText(/profilinizden yönetirsiniz/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Doğrulamayı sıfırla' })).not.toBeInTheDocument();
});
