import { decideAsGuardian, readGuardianRequest } from '@pratik/contract/guardian';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { answer, problem, server } from '../../test/server.ts';

it('a guardian reads who gets what, consents with their name, and takes it back', async () => {
  let decision: { given: boolean; at: string } | null = null;
  const decided: unknown[] = [];
  server.use(
    answer(readGuardianRequest, () => ({
      learner: 'Elif Ak',
      notice: { tr: 'Aydınlatma metninin kendisi.', en: 'The notice.' },
      consents: [{ purpose: 'ai' as const, tr: 'Yapay zekâ onayı.', en: 'AI.', service: 'ai.example.org' }],
      decision,
    })),
    answer(decideAsGuardian, (given) => {
      decided.push(given);
      decision = { given: given.given, at: '2026-09-05T09:00:00.000Z' };
      return { done: true as const };
    }),
  );
  const { user } = renderApp('/auth/guardian#code=kod', { as: null });
  expect(await screen.findByText(/Elif Ak, Pratik’te İngilizce çalışıyor/)).toBeVisible();
  expect(screen.getByText('Alan hizmet: ai.example.org')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Velisiyim, izin veriyorum' }));
  expect(await screen.findByText('Adınızı ve soyadınızı yazın')).toBeVisible();
  expect(decided).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Adınız ve soyadınız' }), 'Nur Ak');
  await user.click(screen.getByRole('button', { name: 'Velisiyim, izin veriyorum' }));
  await user.click(await screen.findByRole('button', { name: 'İznimi geri alıyorum' }));
  expect(await screen.findByText(/izin verilmedi ya da geri alındı/)).toBeVisible();
  expect(decided).toEqual([
    { code: 'kod', given: true, guardian: 'Nur Ak' },
    { code: 'kod', given: false, guardian: 'Nur Ak' },
  ]);
});

it('a link that is not good any more says so', async () => {
  server.use(answer(readGuardianRequest, () => problem('invitation-invalid')));
  renderApp('/auth/guardian#code=eski', { as: null });
  expect(await screen.findByRole('alert')).toHaveTextContent('Bu bağlantı artık geçerli değil');
});
