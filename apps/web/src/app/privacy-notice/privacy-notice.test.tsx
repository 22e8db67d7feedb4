import { getPrivacy, readNotice } from '@pratik/contract/privacy';
import { getProfile, type Role } from '@pratik/contract/user';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, profileOf, server } from '../../../test/server.ts';

let version: number;
let read: number[];
const privacy = () => ({
  notice: { version, tr: `Metin ${version}.`, en: `Text ${version}.`, readAt: null },
  consents: [],
  log: [],
});

const serve = (role: Role) =>
  server.use(
    answer(getProfile, () => ({
      ...profileOf(role),
      ...(read.includes(version) ? {} : { unreadNotice: true as const }),
    })),
    answer(getPrivacy, privacy),
    answer(readNotice, (input) => {
      if (input.version !== version) return problem('conflict');
      read.push(input.version);
      return privacy();
    }),
  );

beforeEach(() => {
  version = 1;
  read = [];
});

const continueButton = () => screen.findByRole('button', { name: 'Okudum, devam et' });

it.each(['user', 'admin'] as const)(
  'privacy notice › appears before the first page until the user confirms having read it (role %s)',
  async (role) => {
    serve(role);
    const { user } = renderApp('/pages/privacy', { as: role });
    expect(await screen.findByRole('heading', { level: 1, name: 'Aydınlatma metni' })).toBeVisible();
    expect(await screen.findByText('Metin 1.')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 1, name: 'Gizlilik' })).not.toBeInTheDocument();
    await user.click(await continueButton());
    expect(await screen.findByRole('heading', { level: 1, name: 'Gizlilik' })).toBeVisible();
    expect(read).toEqual([1]);
  },
);

it('privacy notice › switches to a newer version published before the confirmation, and records only that version as read', async () => {
  serve('user');
  const { user } = renderApp('/pages/privacy', { as: 'user' });
  await screen.findByText('Metin 1.');
  version = 2;
  await user.click(await continueButton());
  expect(await screen.findByText('Metin 2.')).toBeVisible();
  expect(read).toEqual([]);
  await user.click(await continueButton());
  await waitFor(() => expect(read).toEqual([2]));
});

it('privacy notice › does not interrupt an open page when a new version is published while the user is signed in', async () => {
  serve('user');
  read = [1];
  const { app } = renderApp('/pages/privacy', { as: 'user' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Gizlilik' })).toBeVisible();
  version = 2;
  await app.queryClient.invalidateQueries();
  expect(await screen.findByText('Metin 2.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Gizlilik' })).toBeVisible();
});
