import {
  listSafetyCases,
  lookAtSafetyCase,
  type SafetyCase,
  settleSafetyCase,
} from '@pratik/contract/safety';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, server } from '../../../../test/server.ts';
import { formatDate } from '../../../lib/format.ts';
import { messageId } from '../messages.fixture.ts';

const one = (number: number, change: Partial<SafetyCase> = {}): SafetyCase => ({
  id: messageId(number),
  kind: 'self-harm',
  source: 'chat',
  userId: messageId(900 + number),
  userName: `Öğrenci ${number}`,
  raisedAt: '2026-09-05T09:00:00.000Z',
  settledAt: null,
  ...change,
});

it('lists who and when; the words come when asked for, once, and a case is seen to and reopened', async () => {
  let cases = [one(1), one(2, { kind: 'report' })];
  const looked: string[] = [];
  const settled: unknown[] = [];
  server.use(
    answer(listSafetyCases, ({ openOnly = false }) => {
      const shown = openOnly ? cases.filter(({ settledAt }) => settledAt === null) : cases;
      return { cases: shown, open: 2, total: shown.length, totalCapped: false, page: 0, size: 20 };
    }),
    answer(lookAtSafetyCase, ({ id }) => {
      looked.push(id);
      return { ...one(1), text: 'gizli kalması gereken sözler' };
    }),
    answer(settleSafetyCase, (wish) => {
      settled.push(wish);
      const settledAt = wish.settled ? '2026-09-05T10:00:00.000Z' : null;
      cases = cases.map((item) => (item.id === wish.id ? { ...item, settledAt } : item));
      return { done: true as const };
    }),
  );
  const { user } = renderApp('/pages/message-process-safety', { as: 'admin' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Güvenlik' })).toBeVisible();
  expect(await screen.findByText('Kendine zarar')).toBeVisible();
  expect(screen.queryByText('gizli kalması gereken sözler')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Metni göster: Öğrenci 1' }));
  expect(await screen.findByText('gizli kalması gereken sözler')).toBeVisible();
  expect(looked).toEqual([messageId(1)]);
  expect(screen.getByRole('link', { name: 'Öğrenci 1' })).toHaveAttribute(
    'href',
    `/pages/user/${messageId(901)}`,
  );
  await user.click(screen.getByRole('button', { name: 'Metni gizle: Öğrenci 1' }));
  await waitFor(() => expect(screen.queryByText('gizli kalması gereken sözler')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'İlgilenildi: Öğrenci 1' }));
  await waitFor(() => expect(screen.queryByText('Öğrenci 1')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Geri al' }));
  expect(await screen.findByText('Öğrenci 1')).toBeVisible();
  expect(settled).toEqual([
    { id: messageId(1), settled: true },
    { id: messageId(1), settled: false },
  ]);
});

it('a case whose learner is gone shows kind and day alone, and can be closed', async () => {
  const gone = one(3, { userId: null, userName: '', raisedAt: '2026-09-05T00:00:00.000Z' });
  server.use(
    answer(listSafetyCases, () => ({
      cases: [gone],
      open: 1,
      total: 1,
      totalCapped: false,
      page: 0,
      size: 20,
    })),
  );
  renderApp('/pages/message-process-safety', { as: 'admin' });
  expect(await screen.findByText('Hesabı silinmiş kişi')).toBeVisible();
  expect(screen.getByText(formatDate('2026-09-05T00:00:00.000Z', 'UTC'))).toBeVisible();
  expect(screen.queryByRole('button', { name: /Metni göster/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'İlgilenildi: Hesabı silinmiş kişi' })).toBeEnabled();
});

it('says so where nothing waits', async () => {
  server.use(
    answer(listSafetyCases, () => ({ cases: [], open: 0, total: 0, totalCapped: false, page: 0, size: 20 })),
  );
  renderApp('/pages/message-process-safety', { as: 'admin' });
  expect(await screen.findByText('Bekleyen bir kayıt yok')).toBeVisible();
});
