import { type EditableUser, getUserForEdit, updateUser } from '@pratik/contract/users';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, problem, server } from '../../../../test/server.ts';
import { editable, levelAnswer, makeUser, userId } from '../users.fixture.ts';

const edited = editable(makeUser(2, { role: 'admin' }));
const open = async () => {
  server.use(
    levelAnswer(),
    answer(getUserForEdit, ({ id }) => (id === edited.id ? edited : problem('not-found'))),
  );
  const app = renderApp(`/pages/user-edit/${edited.id}`, { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Kullanıcıyı düzenle' });
  await screen.findByDisplayValue('Çağrı');
  return app;
};

describe('user edit page', () => {
  it('offers no role, sign-in link or deletion for the administrator’s own account, and links to the profile page', async () => {
    const own = editable(makeUser(1, { role: 'admin' }));
    server.use(
      levelAnswer(),
      answer(getUserForEdit, () => own),
    );
    renderApp(`/pages/user-edit/${own.id}`, { as: 'admin' });
    expect(await screen.findByRole('link', { name: 'Profile git' })).toHaveAttribute(
      'href',
      '/pages/profile',
    );
    expect(screen.getByLabelText('Rol')).toBeDisabled();
    expect(screen.getByLabelText('Rol')).toHaveAccessibleDescription(/başka bir yönetici/);
    expect(screen.queryByRole('button', { name: 'Sil' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Şifre bağlantısı oluştur' })).toBeNull();
  });

  it('saves the changes and confirms that they were saved', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(updateUser, (input) => {
        sent.push(input);
        return { ...edited, name: input.name, levelId: input.levelId };
      }),
    );
    const { user } = await open();
    expect(screen.getByLabelText('E-posta')).toHaveAttribute('readonly');
    await user.clear(screen.getByLabelText('Ad'));
    await user.type(screen.getByLabelText('Ad'), 'İlker');
    await user.selectOptions(screen.getByLabelText('Seviye'), 'Sonra belirlenecek');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Değişiklikler kaydedildi')).toBeInTheDocument();
    expect(sent).toEqual([
      { id: userId(2), revision: 3, name: 'İlker', surname: 'Işık2', role: 'admin', levelId: null },
    ]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Kaydet' })).toBeDisabled());
  });

  it('says beside the role field that the last administrator must stay an administrator', async () => {
    server.use(answer(updateUser, () => problem('last-administrator')));
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText('Rol'), 'Öğrenci');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Rol')).toHaveAccessibleDescription(/son etkin yönetici/),
    );
  });

  it('shows the changes of another administrator on a conflict, and keeps the typed values', async () => {
    const who = { id: userId(9), name: 'Şule Işık' };
    const present: EditableUser = { ...edited, revision: 4, surname: 'Öz', levelId: 'B1', changedBy: who };
    const sent: unknown[] = [];
    server.use(
      answer(updateUser, (input) => {
        sent.push(input);
        const current = { revision: 4, changedAt: '2026-09-06T09:00:00.000Z', changedBy: who, present };
        if (input.revision < 4) return problem('conflict', { current });
        return { ...present, name: input.name, surname: input.surname, levelId: input.levelId, revision: 5 };
      }),
    );
    const { user } = await open();
    await user.type(screen.getByLabelText('Ad'), 'han');
    await user.type(screen.getByLabelText('Soyad'), 'er');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    const dialog = await screen.findByRole('dialog', { name: 'Siz düzenlerken başkası kaydetti' });
    expect(dialog).toHaveTextContent('Değişikliği kaydeden: Şule Işık, 6 Eyl 2026');
    const choice = (name: string, side: RegExp) =>
      within(within(dialog).getByRole('radiogroup', { name })).getByRole('radio', { name: side });
    expect(within(dialog).getAllByRole('radiogroup')).toHaveLength(3);
    expect(within(dialog).getAllByText('ikiniz de değiştirdiniz')).toHaveLength(1);
    expect(choice('Ad', /Çağrıhan/)).toBeChecked();
    // Only the other administrator changed this field, so the stored version is preselected.
    expect(choice('Seviye', /Şimdi kayıtlı olan.*B1 Orta/)).toBeChecked();
    await user.click(choice('Soyad', /Şimdi kayıtlı olan.*Öz/));
    await user.click(within(dialog).getByRole('button', { name: 'Seçilenleri kaydet' }));
    expect(await screen.findByText('Değişiklikler kaydedildi')).toBeInTheDocument();
    const chosen = { name: 'Çağrıhan', surname: 'Öz', role: 'admin', levelId: 'B1' };
    expect(sent.at(-1)).toEqual({ id: edited.id, revision: 4, ...chosen });
    await waitFor(() => expect(screen.getByLabelText('Soyad')).toHaveValue('Öz'));
  });

  it('asks for confirmation before it discards unsaved changes', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Ad'), 'x');
    await user.click(screen.getByRole('link', { name: 'Kullanıcı listesi' }));
    const dialog = await screen.findByRole('dialog', { name: 'Kaydedilmemiş değişiklikler silinsin mi?' });
    await user.click(within(dialog).getByRole('button', { name: 'Vazgeç' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Ad')).toHaveValue('Çağrıx');
    expect(window.location.pathname).toBe(`/pages/user-edit/${edited.id}`);
  });

  it('shows “not found” when the user does not exist', async () => {
    server.use(
      levelAnswer(),
      answer(getUserForEdit, () => problem('not-found')),
    );
    renderApp(`/pages/user-edit/${userId(99)}`, { as: 'admin' });
    expect(await screen.findByRole('heading', { name: 'Bu kullanıcı bulunamadı' })).toBeInTheDocument();
  });
});
