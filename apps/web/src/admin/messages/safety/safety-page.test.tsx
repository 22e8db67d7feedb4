import {
  listSafetyCases,
  lookAtSafetyCase,
  type SafetyCase,
  settleSafetyCase,
} from '@pratik/contract/safety';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, server } from '../../../../test/server.ts';
import { formatDate, formatDateTime } from '../../../lib/language/format.ts';
import { messageId } from '../messages.fixture.ts';

const one = (number: number, change: Partial<SafetyCase> = {}): SafetyCase => ({
  id: messageId(number),
  kind: 'self-harm',
  source: 'chat',
  userId: messageId(900 + number),
  userName: `Öğrenci ${number}`,
  raisedAt: '2026-09-05T09:00:00.000Z',
  settledAt: null,
  settledBy: null,
  note: null,
  ...change,
});

it('safety case on the safety page › shows the learner and the time, loads its text on request, and can be closed and reopened', async () => {
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
      const note = wish.settled ? wish.note : null;
      const settledBy = wish.settled ? 'Ayşe Işık' : null;
      cases = cases.map((item) => (item.id === wish.id ? { ...item, settledAt, settledBy, note } : item));
      return { done: true as const };
    }),
  );
  const { user } = renderApp('/pages/message-process-safety', { as: 'admin' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Güvenlik' })).toBeVisible();
  expect(await screen.findByText('Kendine zarar veya tehlike')).toBeVisible();
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
  const dialog = within(await screen.findByRole('dialog', { name: 'Kayıt kapatılsın mı? Öğrenci 1' }));
  await user.click(dialog.getByRole('button', { name: 'İlgilenildi' }));
  expect(dialog.getByLabelText('Ne yapıldı?')).toHaveAccessibleDescription('Ne yapıldığını kısaca yazın');
  expect(settled).toEqual([]);
  await user.type(dialog.getByLabelText('Ne yapıldı?'), 'Ailesiyle görüşüldü');
  await user.click(dialog.getByRole('button', { name: 'İlgilenildi' }));
  await waitFor(() => expect(screen.queryByText('Öğrenci 1')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Geri al' }));
  expect(await screen.findByText('Öğrenci 1')).toBeVisible();
  expect(settled).toEqual([
    { id: messageId(1), settled: true, note: 'Ailesiyle görüşüldü' },
    { id: messageId(1), settled: false },
  ]);
});

it('closed safety case on the safety page › shows who closed it and when, and the note', async () => {
  const settledAt = '2026-09-05T10:00:00.000Z';
  const closed = one(4, { settledAt, settledBy: 'Ayşe Işık', note: 'Ailesiyle görüşüldü' });
  server.use(
    answer(listSafetyCases, () => ({
      cases: [closed],
      open: 0,
      total: 1,
      totalCapped: false,
      page: 0,
      size: 20,
    })),
  );
  renderApp('/pages/message-process-safety?all=yes', { as: 'admin' });
  const item = await within(await screen.findByRole('main')).findByRole('listitem');
  expect(item).toHaveTextContent(`İlgilenildi: ${formatDateTime(settledAt)}, Ayşe Işık`);
  expect(item).toHaveTextContent('Not: Ailesiyle görüşüldü');
});

it('safety case of a deleted user › shows only the kind of danger and the day, and can still be closed', async () => {
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
  expect(await screen.findByText('Silinmiş kullanıcı')).toBeVisible();
  expect(screen.getByText(formatDate('2026-09-05T00:00:00.000Z', 'UTC'))).toBeVisible();
  expect(screen.queryByRole('button', { name: /Metni göster/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'İlgilenildi: Silinmiş kullanıcı' })).toBeEnabled();
});

it('safety page › says that no safety cases are open when the list is empty', async () => {
  server.use(
    answer(listSafetyCases, () => ({ cases: [], open: 0, total: 0, totalCapped: false, page: 0, size: 20 })),
  );
  renderApp('/pages/message-process-safety', { as: 'admin' });
  expect(await screen.findByText('Bekleyen bir kayıt yok')).toBeVisible();
});
