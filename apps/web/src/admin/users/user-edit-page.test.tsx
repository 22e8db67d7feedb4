import { getUserById, updateUser } from '@pratik/contract/user';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import { levelAnswer, makeUser, userId } from './users.fixture.ts';

const person = makeUser(2, { role: 'admin' });
const open = async () => {
  server.use(
    levelAnswer(),
    answer(getUserById, ({ id }) => (id === person.id ? person : problem('not-found'))),
  );
  const app = renderApp(`/pages/user-edit/${person.id}`, { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Kullanıcıyı düzenle' });
  await screen.findByDisplayValue('Çağrı');
  return app;
};

describe('user edit', () => {
  it('saves what was changed and says so', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(updateUser, (input) => {
        sent.push(input);
        return { ...person, name: input.name, levelId: input.levelId };
      }),
    );
    const { user } = await open();
    expect(screen.getByLabelText('E-posta')).toHaveAttribute('readonly');
    await user.clear(screen.getByLabelText('Ad'));
    await user.type(screen.getByLabelText('Ad'), 'İlker');
    await user.selectOptions(screen.getByLabelText('Seviye'), 'Sonra belirlenecek');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Değişiklikler kaydedildi')).toBeInTheDocument();
    expect(sent).toEqual([{ id: userId(2), name: 'İlker', surname: 'Işık2', role: 'admin', levelId: null }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Kaydet' })).toBeDisabled());
  });

  it('explains beside the role that the last administrator stays one', async () => {
    server.use(answer(updateUser, () => problem('last-administrator')));
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText('Rol'), 'Öğrenci');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Rol')).toHaveAccessibleDescription(/son etkin yönetici/),
    );
  });

  it('asks before changes are lost', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Ad'), 'x');
    await user.click(screen.getByRole('link', { name: 'Kullanıcı listesi' }));
    const dialog = await screen.findByRole('dialog', { name: 'Kaydedilmemiş değişiklikler silinsin mi?' });
    await user.click(within(dialog).getByRole('button', { name: 'Vazgeç' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Ad')).toHaveValue('Çağrıx');
    expect(window.location.pathname).toBe(`/pages/user-edit/${person.id}`);
  });

  it('says when there is no such person', async () => {
    server.use(
      levelAnswer(),
      answer(getUserById, () => problem('not-found')),
    );
    renderApp(`/pages/user-edit/${userId(99)}`, { as: 'admin' });
    expect(await screen.findByRole('heading', { name: 'Bu kullanıcı bulunamadı' })).toBeInTheDocument();
  });
});
