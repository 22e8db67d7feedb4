import { getProfile } from '@pratik/contract/user';
import {
  deleteUser,
  getAllUsers,
  listMatchingUsers,
  makeSignInLink,
  setUserStatus,
} from '@pratik/contract/users';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, problem, profileOf, server } from '../../../../test/server.ts';
import type { InputFor } from '../../../lib/api/api-client.ts';
import { levelAnswer, makeUser, pageOf, userId } from '../users.fixture.ts';

let asked: InputFor<typeof getAllUsers>[] = [];
const users = [makeUser(4, { name: 'Ayşe', surname: 'Yılmaz', role: 'admin' }), makeUser(2), makeUser(3)];

const listAnswers = (frame: object = {}) =>
  server.use(
    levelAnswer(),
    answer(getAllUsers, (input) => {
      asked.push(input);
      return pageOf(users, frame);
    }),
  );

const usual = {
  nameFilter: '',
  search: '',
  surnameFilter: '',
  emailFilter: '',
  sort: 'name',
  order: 'asc',
  page: 0,
  size: 20,
  cache: true,
};
const open = async (path = '/pages/user-list') => {
  const app = renderApp(path, { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Kullanıcılar' });
  await screen.findByRole('row', { name: /Ayşe Yılmaz/ });
  return app;
};
const openFilters = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: /^Süzgeçler( \(|$)/ }));
const lastAsked = () => asked.at(-1);

beforeEach(() => {
  asked = [];
});

describe('user list page', () => {
  it('requests the first page and shows the data of each user', async () => {
    listAnswers();
    await open();
    expect(asked).toEqual([usual]);
    // The main menu has no links to these pages, so the user list must link to them.
    for (const [name, path] of [
      ['İşlem kaydı', 'audit-log'],
      ['E-postalar', 'letters'],
      ['Gizlilik metinleri', 'privacy-texts'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/pages/${path}`);
    }
    const row = screen.getByRole('row', { name: /Çağrı Işık2/ });
    for (const text of ['kisi2@okul.example', 'Öğrenci', 'Etkin', 'Henüz girmedi']) {
      expect(within(row).getByText(text)).toBeInTheDocument();
    }
    expect(await within(row).findByText('A2 Temel')).toBeInTheDocument();
    expect(within(row).getByRole('link', { name: 'Çağrı Işık2' })).toHaveAttribute(
      'href',
      `/pages/user/${userId(2)}`,
    );
    expect(within(row).getByText('0 dk')).toBeInTheDocument();
  });

  it('stores filters, sort order and page number in the URL, so that the browser’s Back button restores them', async () => {
    listAnswers({ total: 1000, totalCapped: true });
    const { user } = await open();
    expect(screen.getByText('1–3 / 1.000+')).toBeInTheDocument();

    await openFilters(user);
    await user.selectOptions(screen.getByLabelText('Rol'), 'Yönetici');
    await waitFor(() => expect(window.location.search).toBe('?role=admin'));
    await user.type(screen.getByLabelText('Soyad'), 'ış{Enter}');
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('surname')).toBe('ış'));
    await user.click(screen.getByRole('button', { name: 'Son etkinlik' }));
    await waitFor(() =>
      expect(lastAsked()).toEqual({
        ...usual,
        roleFilter: 'admin',
        surnameFilter: 'ış',
        sort: 'lastActiveAt',
      }),
    );

    window.history.back();
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('sort')).toBeNull());
    window.history.back();
    await waitFor(() => expect(window.location.search).toBe('?role=admin'));
    await waitFor(() => expect(screen.getByLabelText('Soyad')).toHaveValue(''));
  });

  it('clears the selection when the administrator changes a filter', async () => {
    listAnswers();
    const { user } = await open();
    await user.click(screen.getByLabelText('Seç: Çağrı Işık2'));
    expect(screen.getByText('1 satır seçildi')).toBeInTheDocument();
    await openFilters(user);
    await user.selectOptions(screen.getByLabelText('Rol'), 'Yönetici');
    await waitFor(() => expect(window.location.search).toBe('?role=admin'));
    expect(screen.queryByText('1 satır seçildi')).toBeNull();
  });

  it('keeps the selection on another page, and changes the selected users of both pages', async () => {
    const changes: unknown[] = [];
    server.use(
      levelAnswer(),
      answer(getAllUsers, ({ page }) =>
        pageOf(page === 0 ? users : [makeUser(8), makeUser(9)], { total: 22, page }),
      ),
      answer(setUserStatus, (input) => {
        changes.push(input.userIds);
        return { changed: input.userIds };
      }),
    );
    const { user } = await open();
    await user.click(screen.getByLabelText('Seç: Çağrı Işık2'));
    await user.click(screen.getByRole('button', { name: 'Sonraki sayfa' }));
    await user.click(await screen.findByLabelText('Seç: Çağrı Işık8'));
    expect(screen.getByText('2 satır seçildi')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hesapları kapat' }));
    await waitFor(() => expect(changes).toEqual([[userId(2), userId(8)]]));
  });

  it('selects all users that match the filters, asks for confirmation before it changes more users than one page contains, and can undo the change', async () => {
    const changes: unknown[] = [];
    const many = Array.from({ length: 130 }, (_, index) => makeUser(100 + index, { status: 'active' }));
    server.use(
      levelAnswer(),
      answer(getAllUsers, () => pageOf(users, { total: 130 })),
      answer(listMatchingUsers, ({ roleFilter }) => ({
        users: roleFilter === 'user' ? many : [],
        capped: false,
      })),
      answer(setUserStatus, ({ userIds, status }) => {
        changes.push([userIds.length, status]);
        return { changed: userIds };
      }),
    );
    const { user } = await open('/pages/user-list?role=user');
    expect(screen.queryByRole('button', { name: /^Eşleşen/ })).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('Bu sayfadakilerin tümünü seç'));
    await user.click(screen.getByRole('button', { name: 'Eşleşen 130 kullanıcının tümünü seç' }));
    expect(await screen.findByText('130 satır seçildi')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hesapları kapat' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hesapları kapat: 130 kullanıcı' });
    expect(changes).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Hesapları kapat' }));
    expect(await screen.findByText('130 hesap kapatıldı')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    await waitFor(() =>
      expect(changes).toEqual([
        [100, 'disabled'],
        [30, 'disabled'],
        [100, 'active'],
        [30, 'active'],
      ]),
    );
  });

  it('shows the progress of a change to many users, and stops between two requests', async () => {
    let release = () => {};
    const changes: unknown[] = [];
    const many = Array.from({ length: 130 }, (_, index) => makeUser(100 + index));
    server.use(
      levelAnswer(),
      answer(getAllUsers, () => pageOf(users, { total: 1000, totalCapped: true })),
      answer(listMatchingUsers, () => ({ users: many, capped: true })),
      answer(setUserStatus, async ({ userIds }) => {
        changes.push(userIds.length);
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        return { changed: userIds };
      }),
    );
    const { user } = await open();
    await user.click(screen.getByLabelText('Bu sayfadakilerin tümünü seç'));
    await user.click(screen.getByRole('button', { name: 'Eşleşen 1.000+ kullanıcının tümünü seç' }));
    expect(await screen.findByText(/Bir kerede en çok 130 kullanıcı seçilebilir/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hesapları kapat' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hesapları kapat: 130 kullanıcı' });
    await user.click(within(dialog).getByRole('button', { name: 'Hesapları kapat' }));
    expect(await screen.findByText('0 / 130 işlendi')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Durdur' }));
    release();
    expect(await screen.findByText('100 hesap kapatıldı')).toBeInTheDocument();
    expect(changes).toEqual([100]);
    expect(screen.queryByText('0 / 130 işlendi')).not.toBeInTheDocument();
  });

  it('applies the filters, sort order and page number in the URL of a link', async () => {
    listAnswers();
    const { user } = await open(
      '/pages/user-list?name=ay%C5%9F&status=disabled&level=B1&seen=quiet-month&sort=email&order=desc&page=3&size=50',
    );
    expect(asked).toEqual([
      {
        ...usual,
        nameFilter: 'ayş',
        statusFilter: 'disabled',
        levelFilter: 'B1',
        activityFilter: 'quiet-month',
        sort: 'email',
        order: 'desc',
        page: 2,
        size: 50,
      },
    ]);
    expect(screen.getByText('Durum: Kapalı')).toBeVisible();
    await openFilters(user);
    expect(screen.getByLabelText('Ad')).toHaveValue('ayş');
    expect(screen.getByLabelText('Durum')).toHaveDisplayValue('Kapalı');
    expect(screen.getByRole('columnheader', { name: /E-posta/ })).toHaveAttribute('aria-sort', 'descending');
  });

  it('disables an account at once, reloads the list without the server’s cache, and can undo the change', async () => {
    listAnswers();
    const changes: unknown[] = [];
    server.use(
      answer(setUserStatus, (input) => {
        changes.push(input);
        return { changed: input.userIds };
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'İşlemler: Çağrı Işık2' }));
    await user.click(screen.getByRole('menuitem', { name: 'Hesabı kapat' }));
    expect(await screen.findByText('Çağrı Işık2: hesap kapatıldı')).toBeInTheDocument();
    expect(lastAsked()).toEqual({ ...usual, cache: false });
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    await waitFor(() =>
      expect(changes).toEqual([
        { userIds: [userId(2)], status: 'disabled' },
        { userIds: [userId(2)], status: 'active' },
      ]),
    );
  });

  it('disables the selected accounts and then clears the selection', async () => {
    listAnswers();
    const changes: unknown[] = [];
    server.use(
      answer(setUserStatus, (input) => {
        changes.push(input);
        return { changed: input.userIds };
      }),
    );
    const { user } = await open();
    await user.click(screen.getByLabelText('Seç: Çağrı Işık2'));
    await user.click(screen.getByLabelText('Seç: Çağrı Işık3'));
    expect(screen.getByText('2 satır seçildi')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hesapları kapat' }));
    expect(await screen.findByText('2 hesap kapatıldı')).toBeInTheDocument();
    expect(changes).toEqual([{ userIds: [userId(2), userId(3)], status: 'disabled' }]);
    await waitFor(() => expect(screen.queryByText('2 satır seçildi')).not.toBeInTheDocument());
  });

  it('skips the administrator’s own account when it disables the selected accounts, and says so', async () => {
    listAnswers();
    const changes: unknown[] = [];
    server.use(
      answer(getProfile, () => ({ ...profileOf('admin'), id: userId(2) })),
      answer(setUserStatus, (input) => {
        changes.push(input);
        return { changed: input.userIds };
      }),
    );
    const { user } = await open();
    await user.click(screen.getByLabelText('Seç: Çağrı Işık2'));
    await user.click(screen.getByRole('button', { name: 'Hesapları kapat' }));
    expect(await screen.findByText('Kendi hesabınızı buradan kapatamazsınız.')).toBeInTheDocument();
    await user.click(screen.getByLabelText('Seç: Çağrı Işık3'));
    await user.click(screen.getByRole('button', { name: 'Hesapları kapat' }));
    expect(
      await screen.findByText('Çağrı Işık3: hesap kapatıldı. Kendi hesabınız açık kaldı.'),
    ).toBeInTheDocument();
    expect(changes).toEqual([{ userIds: [userId(3)], status: 'disabled' }]);
  });

  it('asks for confirmation before it deletes a user, and says why the last administrator cannot be deleted', async () => {
    listAnswers();
    const deleted: unknown[] = [];
    server.use(
      answer(deleteUser, (input) => {
        deleted.push(input);
        return problem('last-administrator');
      }),
    );
    const { user } = await open();
    const menuButton = screen.getByRole('button', { name: 'İşlemler: Ayşe Yılmaz' });
    await user.click(menuButton);
    await user.click(screen.getByRole('menuitem', { name: 'Sil' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ayşe Yılmaz silinsin mi?' });
    expect(dialog).toHaveTextContent(
      'sohbetleri, mesajları, düzeltmeleri ve ilerlemesi kalıcı olarak silinir',
    );
    expect(deleted).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Sil' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Son yönetici kaldırılamaz');
    expect(dialog).toHaveTextContent('Önce başka bir kullanıcıya yönetici rolü verin');
    expect(deleted).toEqual([{ userId: userId(4) }]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(menuButton).toHaveFocus();
  });

  it('offers in the menu of the administrator’s own account only a link to the profile page', async () => {
    server.use(
      levelAnswer(),
      answer(getAllUsers, () => pageOf([makeUser(1, { name: 'Ayşe', surname: 'Yılmaz', role: 'admin' })])),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'İşlemler: Ayşe Yılmaz' }));
    expect(
      await screen.findByRole('menuitem', { name: 'Kendi şifreniz ve hesabınız: Profil' }),
    ).toHaveAttribute('href', '/pages/profile');
    expect(screen.queryByRole('menuitem', { name: 'Sil' })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: 'Şifre bağlantısı oluştur' })).toBeNull();
    expect(screen.getAllByRole('menuitem')).toHaveLength(2);
  });

  it('creates a password link by keyboard, and shows when the link expires', async () => {
    listAnswers();
    server.use(
      answer(makeSignInLink, () => ({
        url: 'https://okul.example/auth/reset-password#token=x',
        expiresAt: '2026-09-08T11:05:00.000Z',
      })),
    );
    const { user } = await open();
    screen.getByRole('button', { name: 'İşlemler: Çağrı Işık2' }).focus();
    await user.keyboard('{Enter}');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Şifre bağlantısı oluştur' })).toHaveFocus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Şifre bağlantısı: Çağrı Işık2' });
    expect(await within(dialog).findByLabelText('Bağlantı')).toHaveValue(
      'https://okul.example/auth/reset-password#token=x',
    );
    expect(dialog).toHaveTextContent(/Son kullanma: 8 Eyl 2026/);
    await user.click(within(dialog).getByRole('button', { name: 'Kopyala' }));
    expect(await within(dialog).findByRole('button', { name: 'Kopyalandı' })).toBeInTheDocument();
    expect(await window.navigator.clipboard.readText()).toBe(
      'https://okul.example/auth/reset-password#token=x',
    );
  });

  it('says that no user matches the filters, and offers to clear the filters', async () => {
    server.use(
      levelAnswer(),
      answer(getAllUsers, (input) => pageOf(input.nameFilter ? [] : users)),
    );
    const { user } = renderApp('/pages/user-list?name=qq', { as: 'admin' });
    expect(await screen.findByRole('heading', { name: 'Süzgeçlere uyan kullanıcı yok' })).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Süzgeçleri temizle' })[1] as HTMLElement);
    expect(await screen.findByRole('row', { name: /Ayşe Yılmaz/ })).toBeInTheDocument();
    expect(window.location.search).toBe('');
  });

  it('offers a retry when the users cannot be loaded', async () => {
    let refused = true;
    server.use(
      levelAnswer(),
      answer(getAllUsers, () => (refused ? problem('forbidden') : pageOf(users))),
    );
    const { user } = renderApp('/pages/user-list', { as: 'admin' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Bu işlem için yetkiniz yok');
    refused = false;
    await user.click(within(alert).getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByRole('row', { name: /Ayşe Yılmaz/ })).toBeInTheDocument();
  });
});
