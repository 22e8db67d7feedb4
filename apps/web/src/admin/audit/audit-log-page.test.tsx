import { type AuditEntry, exportAudit, listAudit } from '@pratik/contract/audit';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import type { InputFor } from '../../lib/api/api-client.ts';

const userId = (number: number) => `0190a0f0-0000-7000-8000-${String(number).padStart(12, '0')}`;
const entry = (id: number, change: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-09-05T09:00:00.000Z',
  actor: { id: userId(1), name: 'Ayşe Işık' },
  action: 'user.update',
  targetKind: 'user',
  targetId: userId(2),
  targetName: 'Çağrı Ünal',
  detail: { changed: ['name', 'role'], from: 'user', to: 'admin' },
  ...change,
});

let asked: InputFor<typeof listAudit>[] = [];
const entries = [
  entry(9),
  entry(8, { actor: null, action: 'user.add', detail: {} }),
  entry(7, { action: 'level.retire', targetKind: 'level', targetId: 'B1', targetName: null, detail: {} }),
  entry(6, { actor: { id: userId(3), name: null }, action: 'user.delete', targetName: null, detail: {} }),
  entry(5, { action: 'some.newer-act', targetKind: 'thing', targetId: 'x', detail: {} }),
  entry(4, {
    action: 'unit.update',
    targetKind: 'unit',
    targetId: 'a1-bread',
    targetName: null,
    detail: { levelId: 'A1', version: 2 },
  }),
];
beforeEach(() => {
  asked = [];
  server.use(
    answer(listAudit, (input) => {
      asked.push(input);
      if (input.user === 'yok') return { entries: [], older: null, actions: [] };
      return {
        entries: input.before ? [entry(1)] : entries,
        older: input.before ? null : '1788598800000000-5',
        actions: ['level.retire', 'user.add', 'user.update'],
      };
    }),
  );
});

const open = async (search = '') => {
  const app = renderApp(`/pages/audit-log${search}`, { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'İşlem Kaydı' });
  return app;
};
const rows = async () =>
  within(await screen.findByRole('list', { name: 'İşlemler, yeniden eskiye' })).getAllByRole('listitem');

it('audit log page › shows for each entry the user, the action and its target, with a link to the target', async () => {
  await open();
  const [changed, added, retired, deleted, unknown, unit] = await rows();
  expect(changed).toHaveTextContent('Ayşe IşıkKullanıcıyı değiştirdiÇağrı Ünal');
  expect(changed).toHaveTextContent('değişen: ad, rol; eski: öğrenci; yeni: yönetici');
  expect(screen.getAllByRole('link', { name: 'Çağrı Ünal' })[0]).toHaveAttribute(
    'href',
    `/pages/user-edit/${userId(2)}`,
  );
  expect(added).toHaveTextContent('KurulumKullanıcı ekledi');
  expect(retired).toHaveTextContent('Seviyeyi kullanımdan kaldırdıB1');
  expect(deleted).toHaveTextContent('silinmiş kullanıcıKullanıcıyı sildisilinmiş kullanıcı');
  expect(unknown).toHaveTextContent('some.newer-act');
  expect(unit).toHaveTextContent('Üniteyi değiştirdia1-bread');
  expect(unit).toHaveTextContent('seviye: A1; sürüm: 2');
  expect(screen.getByRole('link', { name: 'a1-bread' })).toHaveAttribute(
    'href',
    '/pages/unit-edit/A1/a1-bread',
  );
});

it('audit log page › stores filters and page number in the URL, so that the browser’s Back button restores them', async () => {
  const { user } = await open();
  await rows();
  await user.click(screen.getByRole('button', { name: 'Süzgeçler' }));
  await user.selectOptions(screen.getByLabelText('İşlem'), 'Kullanıcı: tümü');
  await waitFor(() => expect(window.location.search).toBe('?act=user'));
  await user.click(await screen.findByRole('button', { name: 'Daha eski' }));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ user: '', action: 'user', before: '1788598800000000-5' }),
  );
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Daha eski' })).toBeDisabled();
  // Changing a filter must return the list to its first page.
  await user.type(screen.getByLabelText('Kullanıcı'), 'ipek{Enter}');
  await waitFor(() => expect(asked.at(-1)).toEqual({ user: 'ipek', action: 'user' }));
  window.history.back();
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('before')).not.toBeNull());
});

it('audit log page › returns to the first page when the action filter changes', async () => {
  const { user } = await open('?before=1788598800000000-5');
  await rows();
  await user.click(screen.getByRole('button', { name: 'Süzgeçler' }));
  await user.selectOptions(screen.getByLabelText('İşlem'), 'Kullanıcı: tümü');
  await waitFor(() => expect(asked.at(-1)).toEqual({ user: '', action: 'user' }));
});

it('audit log page › applies the filters in the URL of a link and ignores invalid values', async () => {
  await open('?user=ay%C5%9Fe&act=user.add&from=2026-09-01&to=yarin&before=x');
  await rows();
  expect(asked).toEqual([{ user: 'ayşe', action: 'user.add', from: '2026-09-01' }]);
});

it('audit log page › exports the entries that match the filters, and shows an error when the export fails', async () => {
  const sent: unknown[] = [];
  server.use(
    answer(exportAudit, (input) => {
      sent.push(input);
      return problem('unavailable');
    }),
  );
  const { user } = await open('?act=user.add&from=2026-09-01');
  await user.click(screen.getByRole('button', { name: 'CSV indir' }));
  expect(within(await screen.findByRole('dialog')).getByRole('alert')).toBeVisible();
  expect(sent).toEqual([{ user: '', action: 'user.add', from: '2026-09-01' }]);
});

it('audit log page › says that no entry matches the filters, and offers to clear the filters', async () => {
  const { user } = await open('?user=yok');
  expect(await screen.findByRole('heading', { name: 'Süzgeçlere uyan kayıt yok' })).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Süzgeçleri temizle' })[1] as HTMLElement);
  expect(await rows()).toHaveLength(entries.length);
});

it('audit log page › offers a retry when the entries cannot be loaded', async () => {
  let refused = true;
  server.use(
    answer(listAudit, () =>
      refused ? problem('forbidden') : { entries: [entry(1)], older: null, actions: [] },
    ),
  );
  const { user } = await open();
  const alert = await screen.findByRole('alert');
  refused = false;
  await user.click(within(alert).getByRole('button', { name: 'Yeniden dene' }));
  expect(await rows()).toHaveLength(1);
});

it('audit log page › lists sign-ins, downloads and closed safety cases, and names no user for a failed sign-in', async () => {
  const self = { actor: { id: userId(2), name: 'Çağrı Ünal' } };
  server.use(
    answer(listAudit, () => ({
      entries: [
        entry(4, {
          actor: null,
          action: 'session.refuse',
          detail: { method: 'password', why: 'sign-in-failed', repeats: 3 },
        }),
        entry(3, { ...self, action: 'session.open', detail: { method: 'password' } }),
        entry(2, { action: 'download.copy', detail: {} }),
        entry(1, {
          action: 'safety-case.settle',
          targetKind: 'safety-case',
          targetId: null,
          detail: { kind: 'abuse', note: 'Ailesiyle görüşüldü' },
        }),
      ],
      older: null,
      actions: ['download.copy', 'session.open', 'session.refuse'],
    })),
  );
  await open();
  const [refused, opened, copied, closed] = await rows();
  expect(refused).toHaveTextContent(
    'bilinmiyorOturum açamadıÇağrı Ünalyöntem: şifre; neden: e-posta ya da şifre yanlış; aynı dakikada ayrıca: 3',
  );
  expect(opened).toHaveTextContent('Çağrı ÜnalOturum açtıyöntem: şifre');
  expect(copied).toHaveTextContent('Ayşe IşıkBir kullanıcının verilerinin kopyasını indirdiÇağrı Ünal');
  expect(closed).toHaveTextContent('not: Ailesiyle görüşüldü');
});
