import { setAgeBand } from '@pratik/contract/guardian';
import { getPrivacy } from '@pratik/contract/privacy';
import { getProfile } from '@pratik/contract/user';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, profileOf, server } from '../../../test/server.ts';

it('age question › replaces every page until the user has chosen an age group', async () => {
  const chosen: string[] = [];
  server.use(
    answer(getProfile, () => ({
      ...profileOf('user'),
      ...(chosen.length === 0 ? { asksAge: true as const } : {}),
    })),
    answer(setAgeBand, ({ band }) => {
      chosen.push(band);
      return { done: true as const };
    }),
    answer(getPrivacy, () => ({
      notice: { version: 1, tr: 'Aydınlatma metni.', en: 'Notice.', readAt: null },
      consents: [],
      log: [],
    })),
  );
  const { user } = renderApp('/pages/privacy', { as: 'user' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Kaç yaşındasınız?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '13–17 yaşındayım' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Gizlilik' })).toBeVisible();
  expect(chosen).toEqual(['13-17']);
});
