import type { AnswerOf } from '@pratik/contract/call';
import { decideAsGuardian, readGuardianRequest } from '@pratik/contract/guardian';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';

type Request = AnswerOf<typeof readGuardianRequest>;

const seen = { purpose: 'ai' as const, version: 3, service: 'ai.example.org' };

/** Fakes the server for a guardian’s link and records the decisions that are sent. */
const linkOf = (start: Pick<Request, 'decision' | 'use'> & Partial<Request>) => {
  let state = start;
  const decided: unknown[] = [];
  server.use(
    answer(readGuardianRequest, () => ({
      learner: 'Elif Ak',
      notice: { tr: 'Aydınlatma metninin kendisi.', en: 'The notice.' },
      consents: [{ ...seen, tr: 'Yapay zekâ onayı.', en: 'AI.', covered: state.decision?.given === true }],
      expiresAt: '2026-10-05T09:00:00.000Z',
      ...state,
    })),
    answer(decideAsGuardian, (given) => {
      decided.push(given);
      state = {
        decision: { given: given.given, at: '2026-09-05T09:00:00.000Z' },
        use: given.given ? 'withdraw' : 'none',
      };
      return { done: true as const };
    }),
  );
  return decided;
};
const open = () => renderApp('/auth/guardian#code=kod', { as: null });

it('guardian page › lists who receives the data, records a consent with the guardian’s name, and can withdraw it', async () => {
  const decided = linkOf({ decision: null, use: 'decide' });
  const { user } = open();
  expect(await screen.findByText(/Elif Ak, Pratik’te İngilizce çalışıyor/)).toBeVisible();
  expect(screen.getByText('Alan hizmet: ai.example.org')).toBeVisible();
  expect(screen.getByText(/5 Eki 2026.* tarihine kadar geçerlidir ve bir kez karar/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Velisiyim, izin veriyorum' }));
  expect(await screen.findByText('Adınızı ve soyadınızı yazın')).toBeVisible();
  expect(decided).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Adınız ve soyadınız' }), 'Nur Ak');
  await user.click(screen.getByRole('button', { name: 'Velisiyim, izin veriyorum' }));
  await user.click(await screen.findByRole('button', { name: 'İznimi geri alıyorum' }));
  expect(await screen.findByText(/izin verilmedi ya da geri alındı/)).toBeVisible();
  expect(decided).toEqual([
    { code: 'kod', given: true, guardian: 'Nur Ak', covers: [seen] },
    { code: 'kod', given: false },
  ]);
});

it('guardian page › accepts a refusal without a name, and then treats the link as invalid', async () => {
  const decided = linkOf({ decision: null, use: 'decide' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'İzin vermiyorum' }));
  expect(await screen.findByText(/Bu bağlantının işi bitti/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(decided).toEqual([{ code: 'kod', given: false }]);
});

it('guardian page › says that the link is no longer valid when the server rejects it', async () => {
  server.use(answer(readGuardianRequest, () => problem('invitation-invalid')));
  renderApp('/auth/guardian#code=eski', { as: null });
  expect(await screen.findByRole('alert')).toHaveTextContent('Bu bağlantı artık geçerli değil');
});

it('guardian page › says that the link is no longer valid when it is revoked while the page is open', async () => {
  linkOf({ decision: null, use: 'decide' });
  const { user } = open();
  const refuse = await screen.findByRole('button', { name: 'İzin vermiyorum' });
  server.use(
    answer(readGuardianRequest, () => problem('invitation-invalid')),
    answer(decideAsGuardian, () => problem('invitation-invalid')),
  );
  await user.click(refuse);
  expect(await screen.findByRole('alert')).toHaveTextContent('geri alındı');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

const voice = {
  purpose: 'voice' as const,
  version: 1,
  service: 'ear.example.org',
  tr: 'Ses onayı.',
  en: 'Voice.',
};
const outdated = {
  decision: { given: true, at: '2026-08-05T09:00:00.000Z' },
  consents: [
    { ...voice, covered: true },
    { ...seen, tr: 'Yapay zekâ onayının yenisi.', en: 'AI.', covered: false },
  ],
};
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('guardian page › lists newly requested purposes first, and records consent to them with a new link', async () => {
  const decided = linkOf({ ...outdated, use: 'decide' });
  const { user } = open();
  expect(await screen.findByText(/5 Ağu 2026.* tarihinde izin verildi; ancak o günden sonra/)).toBeVisible();
  expect(headings()).toEqual([
    'Yapay zekâ hizmeti (yeni ya da değişti)',
    'Sesin yazıya çevrilmesi (izniniz var)',
  ]);
  await user.type(screen.getByRole('textbox', { name: 'Adınız ve soyadınız' }), 'Nur Ak');
  await user.click(screen.getByRole('button', { name: 'Velisiyim, izin veriyorum' }));
  expect(await screen.findByText(/^Kararınız kaydedildi/)).toBeVisible();
  const { tr: _, en: __, ...heard } = voice;
  expect(decided).toEqual([{ code: 'kod', given: true, guardian: 'Nur Ak', covers: [heard, seen] }]);
});

it('guardian page › offers only a withdrawal when the requested purposes have changed since the link was created', async () => {
  linkOf({ ...outdated, use: 'withdraw' });
  open();
  expect(
    await screen.findByText(/Yenilemek için çocuğunuzdan ya da kurumdan yeni bir bağlantı/),
  ).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'İznimi geri alıyorum',
  ]);
});

it('guardian page › shows the new purposes and keeps the typed name when the purposes change while the page is open', async () => {
  linkOf({ decision: null, use: 'decide' });
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Adınız ve soyadınız' }), 'Nur Ak');
  linkOf({ ...outdated, decision: null, use: 'decide' });
  server.use(answer(decideAsGuardian, () => problem('conflict')));
  await user.click(screen.getByRole('button', { name: 'Velisiyim, izin veriyorum' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Siz okurken istenenler değişti');
  expect(await screen.findByText('Yapay zekâ onayının yenisi.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Nur Ak');
});
