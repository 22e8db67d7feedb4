import { getClass, listClassMembers } from '@pratik/contract/classes';
import {
  type AssignmentResults,
  addAssignment,
  deleteAssignment,
  findAssignable,
  getAssignedPiece,
  getAssignment,
  giveFeedback,
  listAssignments,
  updateAssignment,
} from '@pratik/contract/homework';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import { frameOf, levelsAnswer, makeClass, someId } from '../school.fixture.ts';

const group = makeClass(1, { right: 'teach' });
const homeworkId = someId(50);
const path = `/pages/class/${group.id}/homework/${homeworkId}`;
const sent: unknown[] = [];
let results: AssignmentResults;

const details = {
  id: homeworkId,
  classId: group.id,
  kind: 'reading' as const,
  itemId: 'first-snow',
  title: { tr: 'First snow', en: 'First snow' },
  amount: null,
  leastPercent: 60,
  note: 'Önce başlığı okuyun.',
  opensAt: '2026-09-05T09:00:00.000Z',
  dueAt: '2026-09-12T20:59:00.000Z',
  revision: 2,
  learnerIds: null,
  createdBy: 'Tuğba Hoca',
};
const work = {
  state: 'done' as const,
  attempts: 2,
  bestPercent: 75,
  amountDone: null,
  doneAt: '2026-09-06T09:00:00.000Z',
  feedback: null,
};

beforeEach(() => {
  sent.length = 0;
  results = {
    assignment: details,
    class: { id: group.id, code: group.code },
    learners: [
      { id: someId(11), name: 'İpek Işık', work, hasPiece: false },
      {
        id: someId(12),
        name: 'Deniz Çelik',
        work: { ...work, state: 'missed', attempts: 0, bestPercent: null, doneAt: null },
        hasPiece: false,
      },
    ],
    questions: [{ id: 'q1', text: 'Who sees the snow?', answered: 4, wrong: 3 }],
  };
  server.use(
    levelsAnswer(),
    answer(getClass, () => group),
    answer(listClassMembers, () => ({ members: [], ...frameOf([]) })),
    answer(getAssignment, ({ id }) => (id === homeworkId ? results : problem('not-found'))),
    answer(findAssignable, () => ({
      items: [{ id: 'first-snow', title: { tr: 'First snow', en: 'First snow' } }],
    })),
  );
});

describe('homework add page', () => {
  const open = () => renderApp(`/pages/class/${group.id}/homework-add`, { as: 'user' });

  it('assigns the chosen text to the class and opens the results page', async () => {
    server.use(
      answer(addAssignment, (input) => {
        sent.push(input);
        return details;
      }),
    );
    const { user } = open();
    await screen.findByRole('option', { name: 'First snow' });
    await user.selectOptions(screen.getByLabelText('Ne çalışılacak?'), 'first-snow');
    await user.type(screen.getByLabelText('En az sonuç (%)'), '60');
    await user.click(screen.getByRole('button', { name: 'Ödev ver' }));
    expect(await screen.findByRole('heading', { level: 1, name: /First snow/ })).toBeVisible();
    expect(sent).toMatchObject([
      { classId: group.id, kind: 'reading', itemId: 'first-snow', leastPercent: 60, learnerIds: null },
    ]);
  });

  it('shows the server’s errors beside their fields and keeps the typed values', async () => {
    server.use(
      answer(addAssignment, () =>
        problem('validation', {
          errors: [
            { pointer: '/itemId', code: 'assignment-item-missing' },
            { pointer: '/dueAt', code: 'assignment-due-before-open' },
          ],
        }),
      ),
    );
    const { user } = open();
    await user.type(await screen.findByLabelText('Açıklama'), 'Selam');
    await user.click(screen.getByRole('button', { name: 'Ödev ver' }));
    expect(await screen.findByText('Bir metin, dinleme, konu ya da senaryo seçin')).toBeVisible();
    expect(screen.getByText('Teslim zamanı açılış zamanından sonra olmalı')).toBeVisible();
    expect(screen.getByLabelText('Açıklama')).toHaveValue('Selam');
  });

  it('asks for minutes instead of a minimum result when the homework is a conversation', async () => {
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText('Tür'), 'chat');
    expect(screen.getByLabelText('Süre (dakika)')).toHaveValue('10');
    expect(screen.queryByLabelText('En az sonuç (%)')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Tür'), 'vocabulary');
    expect(screen.getByLabelText('Tekrar sayısı')).toHaveValue('50');
    expect(screen.queryByLabelText('Ne çalışılacak?')).toBeNull();
  });
});

describe('homework results page', () => {
  it('shows the state and the result of each learner, and the questions with the most wrong answers', async () => {
    renderApp(path, { as: 'user' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Okuma: First snow, en az %60' }),
    ).toBeVisible();
    const table = screen.getByRole('table', { name: 'Öğrencilerin sonuçları' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/İpek Işık.*Yaptı.*%75 · 2 deneme/);
    expect(within(table).getAllByRole('row')[2]).toHaveTextContent(/Deniz Çelik.*Yapmadı/);
    expect(screen.getByText('4 yanıtın 3 tanesi yanlış')).toBeVisible();
  });

  it('stores a comment and a grade for a learner, and shows the learner’s submitted text', async () => {
    results = {
      ...results,
      assignment: { ...details, kind: 'writing', leastPercent: null },
      learners: results.learners.map((learner) => ({ ...learner, hasPiece: learner.id === someId(11) })),
    };
    server.use(
      answer(getAssignedPiece, () => ({
        text: 'I have a dog.',
        words: 4,
        submittedAt: '2026-09-06T09:00:00.000Z',
        drafts: 1,
      })),
      answer(giveFeedback, (input) => {
        sent.push(input);
        return { feedback: null };
      }),
    );
    const { user } = renderApp(path, { as: 'user' });
    const [first] = await screen.findAllByRole('button', { name: 'Değerlendir' });
    await user.click(first as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'İpek Işık: değerlendirme' });
    expect(await within(dialog).findByText('I have a dog.')).toBeVisible();
    await user.type(within(dialog).getByLabelText('Yorum'), 'Güzel');
    await user.type(within(dialog).getByLabelText('Not (0–100)'), '9x5');
    await user.click(within(dialog).getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ id: homeworkId, userId: someId(11), comment: 'Güzel', grade: 95 }]);
  });

  it('deletes the homework after a confirmation and returns to the class', async () => {
    server.use(
      answer(deleteAssignment, (input) => {
        sent.push(input);
        return { done: true as const };
      }),
    );
    const { user } = renderApp(path, { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'Sil' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ödev silinsin mi?' });
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Sil' }));
    await waitFor(() => expect(sent).toEqual([{ id: homeworkId }]));
  });

  it('shows “not found” for homework of another class', async () => {
    renderApp(`/pages/class/${group.id}/homework/${someId(99)}`, { as: 'user' });
    expect(await screen.findByText('Böyle bir ödev yok')).toBeVisible();
  });
});

describe('homework edit page', () => {
  it('loads the stored version after a conflict, and saves the edited form with the new revision', async () => {
    let revision = 3;
    server.use(
      answer(updateAssignment, (input) => {
        sent.push([input.revision, input.note]);
        if (input.revision === revision) return details;
        const present = { ...details, note: 'Başkasının notu', revision };
        return problem('conflict', { current: { revision, changedAt: null, changedBy: null, present } });
      }),
    );
    const { user } = renderApp(`${path}/edit`, { as: 'user' });
    const note = await screen.findByLabelText('Açıklama');
    await user.clear(note);
    await user.type(note, 'Benim notum');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText(/siz düzenlerken değiştirildi/)).toBeVisible();
    expect(screen.getByLabelText('Açıklama')).toHaveValue('Başkasının notu');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() =>
      expect(sent).toEqual([
        [2, 'Benim notum'],
        [3, 'Başkasının notu'],
      ]),
    );
    revision += 1;
  });
});

describe('homework section of the class page', () => {
  it('shows for each homework the task, the due day, the number of learners who have done it, and a link to the results', async () => {
    server.use(
      answer(listAssignments, () => ({
        assignments: [{ ...details, learners: 24, done: 7 }],
        total: 1,
        totalCapped: false,
        page: 0,
        size: 10,
      })),
    );
    renderApp(`/pages/class/${group.id}`, { as: 'user' });
    const table = await screen.findByRole('table', { name: 'Ödev listesi' });
    expect(within(table).getByRole('link', { name: 'Okuma: First snow, en az %60' })).toHaveAttribute(
      'href',
      path,
    );
    expect(table).toHaveTextContent('7 / 24');
    expect(screen.getByRole('button', { name: 'Not çizelgesini indir' })).toBeVisible();
  });
});
