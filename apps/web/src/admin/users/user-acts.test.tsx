import { addClassMembers, listClasses, removeClassMembers } from '@pratik/contract/classes';
import { getAllUsers, setUserLevels } from '@pratik/contract/users';
import { inviteAgain } from '@pratik/contract/users-import';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import { formatDateTime } from '../../lib/language/format.ts';
import { levelAnswer, makeUser, pageOf, userId } from './users.fixture.ts';

const users = [
  makeUser(2, { levelId: 'A2', minutesThisWeek: 12.6 }),
  makeUser(3, { levelId: null, status: 'invited' }),
];
const openSelected = async () => {
  server.use(
    levelAnswer(),
    answer(getAllUsers, () => pageOf(users)),
  );
  const app = renderApp('/pages/user-list', { as: 'admin' });
  await app.user.click(await screen.findByLabelText('Seç: Çağrı Işık2'));
  await app.user.click(screen.getByLabelText('Seç: Çağrı Işık3'));
  return app;
};

describe('user list page (actions on several users)', () => {
  it('shows each user’s practice minutes of this week, and can filter for inactive users', async () => {
    const asked: unknown[] = [];
    server.use(
      levelAnswer(),
      answer(getAllUsers, ({ activityFilter }) => {
        asked.push(activityFilter);
        return pageOf(users);
      }),
    );
    const { user } = renderApp('/pages/user-list', { as: 'admin' });
    expect(within(await screen.findByRole('row', { name: /Işık2/ })).getByText('13 dk')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Süzgeçler' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Son etkinlik' }), '30 gündür etkin değil');
    await waitFor(() => expect(window.location.search).toBe('?seen=quiet-month'));
    await waitFor(() => expect(asked).toEqual([undefined, 'quiet-month']));
  });

  it('assigns a level by keyboard, and restores the previous level of each user on undo', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(setUserLevels, ({ changes }) => {
        sent.push(changes);
        const had = new Map(users.map(({ id, levelId }) => [id, levelId]));
        return { changed: changes.map(({ userId: id }) => ({ userId: id, before: had.get(id) ?? null })) };
      }),
    );
    const { user } = await openSelected();
    screen.getByRole('button', { name: 'Seviye ver' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'A2 Temel' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText('2 kullanıcı: B1 Orta')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('2 satır seçildi')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    await waitFor(() =>
      expect(sent).toEqual([
        [
          { userId: userId(2), levelId: 'B1' },
          { userId: userId(3), levelId: 'B1' },
        ],
        [
          { userId: userId(2), levelId: 'A2' },
          { userId: userId(3), levelId: null },
        ],
      ]),
    );
  });

  it('keeps the selection and shows the reason when the server rejects the new level', async () => {
    server.use(answer(setUserLevels, () => problem('forbidden')));
    const { user } = await openSelected();
    await user.click(screen.getByRole('button', { name: 'Seviye ver' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Seviyesini kaldır' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('yetkiniz yok');
    expect(screen.getByText('2 satır seçildi')).toBeInTheDocument();
  });

  const classId = '0190a0f0-0000-7000-8000-000000000077';
  const classAnswer = (codes: readonly string[] = ['9-A']) =>
    answer(listClasses, () => ({
      classes: codes.map((code) => ({
        id: classId,
        code,
        name: 'Dokuzlar',
        term: '2026–2027 Güz',
        levelId: null,
        archivedAt: null,
        learners: 0,
        teachers: [],
      })),
      total: codes.length,
      totalCapped: false,
      page: 0,
      size: 50,
    }));
  const openClassDialog = async () => {
    const app = await openSelected();
    await app.user.click(screen.getByRole('button', { name: 'Sınıfa ekle' }));
    return { ...app, dialog: await screen.findByRole('dialog', { name: 'Kullanıcıları sınıfa ekle' }) };
  };

  it('adds the selected users to a class by keyboard, and removes only the added users on undo', async () => {
    const sent: unknown[] = [];
    const removed: unknown[] = [];
    server.use(
      classAnswer(),
      answer(addClassMembers, (input) => {
        sent.push(input);
        return { added: 1, skipped: [{ userId: userId(2), why: 'member' as const }] };
      }),
      answer(removeClassMembers, (input) => {
        removed.push(input);
        return { removed: 1 };
      }),
    );
    const { user } = await openSelected();
    screen.getByRole('button', { name: 'Sınıfa ekle' }).focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Kullanıcıları sınıfa ekle' });
    await user.selectOptions(await within(dialog).findByLabelText('Sınıf'), '9-A · 2026–2027 Güz');
    await user.selectOptions(within(dialog).getByLabelText('Sınıftaki rol'), 'Öğretmen');
    within(dialog).getByRole('button', { name: 'Ekle' }).focus();
    await user.keyboard('{Enter}');
    expect(
      await screen.findByText('1 kullanıcı eklendi: 9-A · 2026–2027 Güz. Atlanan: 1'),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('2 satır seçildi')).not.toBeInTheDocument());
    expect(sent).toEqual([{ classId, role: 'teacher', userIds: [userId(2), userId(3)] }]);
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    await waitFor(() => expect(removed).toEqual([{ classId, userIds: [userId(3)] }]));
  });

  it('asks for a class before it adds users', async () => {
    server.use(classAnswer());
    const { user, dialog } = await openClassDialog();
    await within(dialog).findByLabelText('Sınıf');
    await user.click(within(dialog).getByRole('button', { name: 'Ekle' }));
    expect(within(dialog).getByLabelText('Sınıf')).toHaveAccessibleDescription('Sınıfı seçin');
  });

  it('links to the class add page when there is no class', async () => {
    server.use(classAnswer([]));
    const { dialog } = await openClassDialog();
    expect(await within(dialog).findByText(/Henüz sınıf yok/)).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'Sınıf ekle' })).toHaveAttribute(
      'href',
      '/pages/class-add',
    );
  });

  it('shows the reason when the classes cannot be loaded, and loads them on retry', async () => {
    server.use(answer(listClasses, () => problem('forbidden')));
    const { user, dialog } = await openClassDialog();
    const retry = await within(dialog).findByRole('button', { name: /dene/i });
    server.use(classAnswer());
    await user.click(retry);
    expect(await within(dialog).findByLabelText('Sınıf')).toBeInTheDocument();
  });

  it('keeps the selection and shows the reason when the server rejects the addition to a class', async () => {
    server.use(
      classAnswer(),
      answer(addClassMembers, () => problem('forbidden')),
    );
    const { user, dialog } = await openClassDialog();
    await user.selectOptions(await within(dialog).findByLabelText('Sınıf'), '9-A · 2026–2027 Güz');
    await user.click(within(dialog).getByRole('button', { name: 'Ekle' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('yetkiniz yok');
    expect(screen.getByText('2 satır seçildi')).toBeInTheDocument();
  });

  it('sends new invitations, and shows the links of those invitations that could not be sent by e-mail', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(inviteAgain, ({ userIds }) => {
        sent.push(userIds);
        return {
          invited: [
            {
              userId: userId(3),
              name: 'Çağrı',
              surname: 'Işık3',
              email: 'kisi3@okul.example',
              url: 'https://okul.example/auth/reset-password#token=y',
              expiresAt: '2026-09-08T11:05:00.000Z',
              mailed: false,
            },
          ],
          skipped: [userId(2)],
        };
      }),
    );
    const { user } = await openSelected();
    await user.click(screen.getByRole('button', { name: 'Yeniden davet et' }));
    const question = await screen.findByRole('dialog', { name: '1 kullanıcıya yeni davet bağlantısı' });
    expect(question).toHaveTextContent('Bu kullanıcıların daha önce aldığı 1 bağlantı artık çalışmaz');
    expect(sent).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Yeniden davet et' }));
    const dialog = await screen.findByRole('dialog', { name: 'Davet bağlantıları' });
    expect(within(dialog).getByLabelText('Çağrı Işık3')).toHaveValue(
      'https://okul.example/auth/reset-password#token=y',
    );
    expect(dialog).toHaveTextContent('Davet beklemeyen 1 kullanıcı atlandı.');
    expect(sent).toEqual([[userId(2), userId(3)]]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('exports the invitation links as CSV with name, surname, e-mail, link and expiry, in the order of the response', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:davet');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const invited = ['Zeki', 'Ali'].map((name, index) => ({
      userId: userId(5 + index),
      name,
      surname: 'Işık',
      email: `kisi${index}@okul.example`,
      url: `https://okul.example/${index}`,
      expiresAt: '2026-09-08T11:05:00.000Z',
      mailed: false,
    }));
    server.use(answer(inviteAgain, () => ({ invited, skipped: [] })));
    const { user } = await openSelected();
    await user.click(screen.getByRole('button', { name: 'Yeniden davet et' }));
    const question = await screen.findByRole('dialog', { name: '1 kullanıcıya yeni davet bağlantısı' });
    await user.click(within(question).getByRole('button', { name: 'Yeniden davet et' }));
    await user.click(await screen.findByRole('button', { name: 'Hepsini CSV indir' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const [[file]] = saved.mock.calls as [[Blob]];
    const bytes = new Uint8Array(await file.arrayBuffer());
    const when = formatDateTime('2026-09-08T11:05:00.000Z');
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      '"Ad";"Soyad";"E-posta";"Giriş bağlantısı";"Son kullanma"\r\n' +
        `"Zeki";"Işık";"kisi0@okul.example";"https://okul.example/0";"${when}"\r\n` +
        `"Ali";"Işık";"kisi1@okul.example";"https://okul.example/1";"${when}"\r\n`,
    );
    vi.restoreAllMocks();
  });

  it('sends no request when none of the selected users has an open invitation', async () => {
    const { user } = await openSelected();
    await user.click(screen.getByLabelText('Seç: Çağrı Işık3'));
    await user.click(screen.getByRole('button', { name: 'Yeniden davet et' }));
    expect(await screen.findByText('Seçilenler arasında davet bekleyen kullanıcı yok')).toBeInTheDocument();
  });
});
