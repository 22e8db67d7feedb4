import { addClass, getClass, listClasses, listClassMembers } from '@pratik/contract/classes';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { answer, problem, server } from '../../test/server.ts';
import { frameOf, levelsAnswer, makeClass } from './school.fixture.ts';

const asked: unknown[] = [];
let classes = [makeClass(1), makeClass(2, { levelId: null, learners: 1, teachers: [] })];
beforeEach(() => {
  asked.length = 0;
  classes = [makeClass(1), makeClass(2, { levelId: null, learners: 1, teachers: [] })];
  server.use(
    levelsAnswer(),
    answer(listClasses, (input) => {
      asked.push(input);
      const found = input.archived || input.search ? [] : classes;
      return { classes: found, ...frameOf(found) };
    }),
  );
});
const open = async () => {
  const app = renderApp('/pages/class-list', { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Sınıflar' });
  return app;
};

describe('class list page', () => {
  it('shows each class with its term, level, teachers and number of learners, and links to the class', async () => {
    await open();
    const link = await screen.findByRole('link', { name: '9-1' });
    expect(link).toHaveAttribute('href', `/pages/class/${makeClass(1).id}`);
    const rows = within(screen.getByRole('table', { name: 'Sınıf listesi' })).getAllByRole('row');
    await waitFor(() =>
      expect(rows[1]).toHaveTextContent(/Dokuzlar 1.*2026–2027 Güz.*A2 Temel.*Tuğba Hoca.*2/),
    );
    expect(rows[2]).toHaveTextContent(/Ortak seviye yok.*Öğretmeni yok.*1/);
  });

  it('searches classes, shows archived classes, and stores these filters in the URL', async () => {
    const { user } = await open();
    await screen.findByRole('link', { name: '9-1' });
    await user.type(screen.getByLabelText('Sınıf ara'), 'onlar{Enter}');
    expect(await screen.findByText('Aramaya uyan sınıf yok')).toBeInTheDocument();
    expect(asked.at(-1)).toMatchObject({ search: 'onlar', archived: false, page: 0 });
    expect(window.location.search).toBe('?search=onlar');
    await user.click(screen.getAllByRole('button', { name: 'Süzgeçleri temizle' })[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Süzgeçler' }));
    await user.selectOptions(screen.getByLabelText('Gösterilen'), 'Arşivdekiler');
    expect(await screen.findByText('Arşivde sınıf yok')).toBeInTheDocument();
    expect(asked.at(-1)).toMatchObject({ search: '', archived: true });
  });

  it('offers to add a class when there are no classes', async () => {
    classes = [];
    await open();
    expect(await screen.findByText('Henüz sınıf yok')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Sınıf ekle' })).toHaveLength(2);
  });

  it('offers a retry when the list cannot be loaded', async () => {
    server.use(answer(listClasses, () => problem('internal')));
    await open();
    expect(await screen.findByRole('button', { name: 'Yeniden dene' })).toBeInTheDocument();
  });

  it('is not available to users who are not administrators', async () => {
    renderApp('/pages/class-list', { as: 'user' });
    await waitFor(() => expect(window.location.pathname).not.toBe('/pages/class-list'));
  });
});

describe('class add page', () => {
  const openForm = async () => {
    const app = renderApp('/pages/class-add', { as: 'admin' });
    await screen.findByRole('heading', { level: 1, name: 'Sınıf Ekle' });
    return app;
  };

  it('adds the class and opens it', async () => {
    const sent: unknown[] = [];
    const added = makeClass(3, { learners: 0, teachers: [] });
    server.use(
      answer(addClass, (input) => {
        sent.push(input);
        return added;
      }),
      answer(getClass, () => added),
      answer(listClassMembers, () => ({ members: [], ...frameOf([]) })),
    );
    const { user } = await openForm();
    await user.type(screen.getByLabelText('Kısa ad'), '9-3');
    await user.type(screen.getByLabelText('Dönem'), '2026–2027 Güz');
    await user.type(screen.getByLabelText('Sınıfın adı'), 'Dokuzlar 3');
    await user.selectOptions(
      screen.getByLabelText('Seviye'),
      await screen.findByRole('option', { name: 'A2 Temel' }),
    );
    await user.click(screen.getByRole('button', { name: 'Ekle' }));
    expect(await screen.findByRole('heading', { level: 1, name: '9-3' })).toBeInTheDocument();
    expect(sent).toEqual([{ code: '9-3', term: '2026–2027 Güz', name: 'Dokuzlar 3', levelId: 'A2' }]);
  });

  it('shows an error beside each missing field, and sends no request', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Ekle' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Kısa ad')).toHaveAccessibleDescription(/Sınıfın kısa adını yazın/),
    );
    expect(screen.getByLabelText('Sınıfın adı')).toHaveAccessibleDescription('Sınıfın adını yazın');
    expect(screen.getByLabelText('Dönem')).toHaveAccessibleDescription(/Dönemi yazın/);
  });

  it('shows an error beside the short name when another class of the term uses it, and keeps the typed values', async () => {
    server.use(
      answer(addClass, () =>
        problem('validation', { errors: [{ pointer: '/code', code: 'class-code-taken' }] }),
      ),
    );
    const { user } = await openForm();
    for (const label of ['Kısa ad', 'Dönem', 'Sınıfın adı'])
      await user.type(screen.getByLabelText(label), 'X');
    await user.click(screen.getByRole('button', { name: 'Ekle' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Kısa ad')).toHaveAccessibleDescription(/aynı kısa adla bir sınıf var/),
    );
    expect(screen.getByLabelText('Sınıfın adı')).toHaveValue('X');
  });
});
