import {
  addClassMembers,
  type ClassDetails,
  deleteClass,
  getClass,
  getClassLearner,
  listClasses,
  listClassMembers,
  promoteLearners,
  removeClassMembers,
  setClassArchived,
  updateClass,
} from '@pratik/contract/classes';
import { getAllUsers } from '@pratik/contract/users';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { answer, problem, server } from '../../test/server.ts';
import { frameOf, levelsAnswer, makeClass, makeMember, someId } from './school.fixture.ts';

let row: ClassDetails;
let learners = [makeMember(11), makeMember(12, { levelId: null })];
const asked: unknown[] = [];
const sent: unknown[] = [];

beforeEach(() => {
  row = makeClass(1);
  learners = [makeMember(11), makeMember(12, { levelId: null })];
  asked.length = 0;
  sent.length = 0;
  server.use(
    levelsAnswer(),
    answer(getClass, ({ id }) => (id === row.id ? row : problem('not-found'))),
    answer(listClassMembers, (input) => {
      asked.push(input);
      const teachers = [makeMember(90, { name: 'Tuğba', surname: 'Hoca' })];
      const members = input.role === 'teacher' ? teachers : input.search ? [] : learners;
      return { members, ...frameOf(members) };
    }),
  );
});
const open = async (as: 'admin' | 'user' = 'admin') => {
  const app = renderApp(`/pages/class/${row.id}`, { as });
  await screen.findByRole('heading', { level: 1, name: '9-1' });
  await screen.findByRole('link', { name: 'İpek Işık11' });
  return app;
};
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

describe('class page of an administrator', () => {
  it('shows the class, its learners and its teachers', async () => {
    await open();
    expect(screen.getByText('Dokuzlar 1 · 2026–2027 Güz · A2 Temel · 2 öğrenci')).toBeInTheDocument();
    const table = screen.getByRole('table', { name: 'Öğrenci listesi' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
      /İpek Işık11.*A2 Temel.*Henüz girmedi.*12 dk/,
    );
    expect(screen.getByRole('table', { name: 'Öğretmen listesi' })).toHaveTextContent('Tuğba Hoca');
    for (const list of ['Öğrenci listesi', 'Öğretmen listesi']) {
      expect(screen.getByRole('navigation', { name: `Sayfalar: ${list}` })).toBeInTheDocument();
    }
  });

  it('searches and sorts the learners on the server', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Ad veya e-posta ara'), 'kaya{Enter}');
    expect(await screen.findByText('Aramaya uyan üye yok')).toBeInTheDocument();
    expect(asked).toContainEqual(expect.objectContaining({ role: 'learner', search: 'kaya', page: 0 }));
  });

  it('adds several users as learners, and names the users who were already in the class', async () => {
    const users = [makeMember(21), makeMember(22)].map(({ joinedAt: createdAt, ...member }) => ({
      ...member,
      role: 'user' as const,
      createdAt,
    }));
    server.use(
      answer(getAllUsers, (input) => {
        asked.push(input);
        return { users, ...frameOf(users) };
      }),
      answer(addClassMembers, (input) => {
        sent.push(input);
        return { added: 1, skipped: [{ userId: someId(22), why: 'member' as const }] };
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Öğrenci ekle' }));
    const box = await dialog('Öğrenci ekle: 9-1');
    await user.type(within(box).getByLabelText('Ad, soyad veya e-posta ara'), 'ipek ışık{Enter}');
    await waitFor(() => expect(asked).toContainEqual(expect.objectContaining({ search: 'ipek ışık' })));
    expect(within(box).getByRole('button', { name: '0 kişiyi ekle' })).toBeDisabled();
    for (const choice of await within(box).findAllByRole('checkbox')) await user.click(choice);
    await user.click(within(box).getByRole('button', { name: '2 kişiyi ekle' }));
    expect(await screen.findByText('1 kişi eklendi; 1 kişi zaten sınıftaydı')).toBeInTheDocument();
    expect(sent).toEqual([{ classId: row.id, role: 'learner', userIds: [someId(21), someId(22)] }]);
  });

  it('removes the selected learners after a confirmation', async () => {
    server.use(
      answer(removeClassMembers, (input) => {
        sent.push(input);
        return { removed: 1 };
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: /İpek Işık12/ }));
    await user.click(screen.getByRole('button', { name: 'Sınıftan çıkar' }));
    const box = await dialog('1 kişi sınıftan çıkarılsın mı?');
    await user.click(within(box).getByRole('button', { name: 'Sınıftan çıkar' }));
    expect(await screen.findByText('1 kişi sınıftan çıkarıldı')).toBeInTheDocument();
    expect(sent).toEqual([{ classId: row.id, userIds: [someId(12)] }]);
  });

  it('moves all learners to another class and archives the old class', async () => {
    const target = makeClass(2, { term: '2027–2028 Güz' });
    server.use(
      answer(listClasses, () => ({ classes: [row, target], ...frameOf([1, 2]) })),
      answer(promoteLearners, (input) => {
        sent.push(input);
        return { moved: 2, alreadyThere: 0 };
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Başka sınıfa geçir' }));
    const box = await dialog('Öğrencileri başka sınıfa geçir');
    await user.click(within(box).getByRole('button', { name: 'Geçir' }));
    await waitFor(() =>
      expect(within(box).getByLabelText('Yeni sınıf')).toHaveAccessibleDescription('Yeni sınıfı seçin'),
    );
    await user.selectOptions(within(box).getByLabelText('Yeni sınıf'), '9-2 · 2027–2028 Güz');
    await user.click(within(box).getByRole('checkbox', { name: '9-1 sınıfını arşivle' }));
    await user.click(within(box).getByRole('button', { name: 'Geçir' }));
    expect(await screen.findByText('2 öğrenci 9-2 · 2027–2028 Güz sınıfına geçti')).toBeInTheDocument();
    expect(sent).toEqual([{ fromId: row.id, toId: target.id, archive: true }]);
  });

  it('archives a class and restores it', async () => {
    server.use(
      answer(setClassArchived, ({ archived }) => {
        row = { ...row, archivedAt: archived ? '2026-09-06T09:00:00.000Z' : null };
        return { done: true as const };
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Arşivle' }));
    expect(await screen.findByText(/Arşivde: 6 Eylül 2026/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Arşivden çıkar' }));
    expect(await screen.findByRole('button', { name: 'Arşivle' })).toBeInTheDocument();
  });

  it('deletes a class without members, and says why a class that had members cannot be deleted', async () => {
    row = makeClass(1, { learners: 0, teachers: [] });
    let refused = true;
    server.use(answer(deleteClass, () => (refused ? problem('class-in-use') : { done: true as const })));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Sil' }));
    const box = await dialog('9-1 silinsin mi?');
    await user.click(within(box).getByRole('button', { name: 'Sil' }));
    expect(await within(box).findByText(/Silmek yerine arşivleyin/)).toBeInTheDocument();
    refused = false;
    server.use(answer(listClasses, () => ({ classes: [], ...frameOf([]) })));
    await user.click(within(box).getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('9-1 silindi')).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe('/pages/class-list'));
  });

  it('shows “not found” when the class does not exist', async () => {
    renderApp(`/pages/class/${someId(99)}`, { as: 'admin' });
    expect(await screen.findByText('Bu sınıf bulunamadı')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sınıf listesine git' })).toBeInTheDocument();
  });
});

describe('class page of a teacher', () => {
  beforeEach(() => {
    row = makeClass(1, { right: 'teach' });
  });

  it('lists the learners, and has no buttons that change the class', async () => {
    await open('user');
    expect(screen.getByText('Öğretmenler sohbetlerin metnini göremez.')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).toBeNull();
    for (const name of ['Öğrenci ekle', 'Öğretmen ekle', 'Arşivle', 'Başka sınıfa geçir']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.queryByRole('link', { name: 'Düzenle' })).toBeNull();
  });

  it('shows a link to the home page when the user does not teach the class', async () => {
    renderApp(`/pages/class/${someId(99)}`, { as: 'user' });
    expect(await screen.findByRole('link', { name: 'Ana sayfaya git' })).toBeInTheDocument();
  });

  it('opens the progress page of a learner', async () => {
    server.use(
      answer(getClassLearner, ({ userId }) =>
        userId === someId(11)
          ? {
              learner: makeMember(11),
              class: row,
              progress: {
                streak: { days: 4, todayDone: true, restDaysLeft: 1 },
                skills: [],
                scale: [],
                goal: null,
                weeks: [{ monday: '2026-09-07', minutes: 30, days: 3 }],
                errorProfile: { words: { lately: 0, before: 0 }, codes: [] },
              },
            }
          : problem('not-found'),
      ),
    );
    const { user } = await open('user');
    await user.click(screen.getByRole('link', { name: 'İpek Işık11' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'İpek Işık11' })).toBeInTheDocument();
    const practice = screen.getByRole('region', { name: 'Çalışma' });
    expect(practice).toHaveTextContent('30 dakika');
    expect(screen.getByRole('region', { name: 'Öğrenci' })).toHaveTextContent('ipek11@okul.example');
    await user.click(screen.getByRole('link', { name: 'Sınıfa dön' }));
    await user.click(await screen.findByRole('link', { name: 'İpek Işık12' }));
    expect(await screen.findByText('Bu öğrenci bulunamadı')).toBeInTheDocument();
  });
});

describe('class edit page', () => {
  const openForm = async () => {
    const app = renderApp(`/pages/class-edit/${row.id}`, { as: 'admin' });
    await screen.findByDisplayValue('Dokuzlar 1');
    return app;
  };

  it('saves the changed fields', async () => {
    server.use(
      answer(updateClass, (input) => {
        sent.push(input);
        return { ...row, name: input.name, revision: 4 };
      }),
    );
    const { user } = await openForm();
    await user.type(screen.getByLabelText('Sınıfın adı'), ' sabah');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Değişiklikler kaydedildi')).toBeInTheDocument();
    const { id, revision, code, term, levelId } = row;
    expect(sent).toEqual([{ id, revision, code, term, levelId, name: 'Dokuzlar 1 sabah' }]);
  });

  it('shows both versions when another administrator has changed the class in the meantime', async () => {
    const present = { ...row, revision: 4, term: '2026–2027 Bahar' };
    const who = { id: someId(9), name: 'Şule Işık' };
    server.use(
      answer(updateClass, (input) => {
        sent.push(input);
        const current = { revision: 4, changedAt: '2026-09-06T09:00:00.000Z', changedBy: who, present };
        return input.revision < 4
          ? problem('conflict', { current })
          : { ...present, name: input.name, revision: 5 };
      }),
    );
    const { user } = await openForm();
    await user.type(screen.getByLabelText('Sınıfın adı'), ' sabah');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    const box = await dialog('Siz düzenlerken başkası kaydetti');
    await user.click(within(box).getByRole('button', { name: 'Seçilenleri kaydet' }));
    expect(await screen.findByText('Değişiklikler kaydedildi')).toBeInTheDocument();
    expect(sent.at(-1)).toMatchObject({ revision: 4, name: 'Dokuzlar 1 sabah', term: '2026–2027 Bahar' });
  });
});
