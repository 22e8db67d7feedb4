import { findNearDuplicates, listQuestions, setQuestionState } from '@pratik/contract/question-list';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, problem, server } from '../../../../test/server.ts';
import { around, makeRow, pageOf } from '../questions.fixture.ts';

let asked: unknown[] = [];
const rows = [
  makeRow(1, { answers: 1240, rightShare: 0.18, flags: ['too-hard'], updatedBy: 'Ayşe Yılmaz' }),
  makeRow(2, { kind: 'word', id: 'bread.noun', group: 'word', title: 'bread', parent: null, state: 'draft' }),
];
const usual = { textFilter: '', sort: 'updatedAt', order: 'desc', page: 0, size: 20 };
const lastAsked = () => asked.at(-1);

const open = async (path = '/pages/question-list', found = rows, ...before: ReturnType<typeof around>) => {
  server.use(
    ...before,
    ...around(),
    answer(listQuestions, (input) => {
      asked.push(input);
      return pageOf(found);
    }),
  );
  const app = renderApp(path, { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Sorular' });
  return app;
};

beforeEach(() => {
  asked = [];
});

describe('question list page', () => {
  it('shows the kind, state, statistics and last editor of each item, with a warning for an item that is too hard', async () => {
    await open();
    const row = await screen.findByRole('row', { name: /Why does Ece wait\? 1/ });
    expect(asked).toEqual([usual]);
    for (const text of [
      'Okuma sorusu',
      'Yayında',
      '1.240',
      '%18',
      'Çok zor',
      'Ayşe Yılmaz',
      'Metin: The oven',
    ]) {
      expect(within(row).getByText(text)).toBeInTheDocument();
    }
    expect(within(row).getByRole('link', { name: 'Why does Ece wait? 1' })).toHaveAttribute(
      'href',
      '/pages/question-edit/question/the-oven.q1',
    );
    const word = screen.getByRole('row', { name: /bread/ });
    expect(within(word).getByText('Taslak')).toBeInTheDocument();
    expect(within(word).getByText('Kütüphane')).toBeInTheDocument();
  });

  it('stores filters, sort order and page number in the URL, and applies them when the page is opened from a link', async () => {
    const { user } = await open(
      '/pages/question-list?group=word&level=A2&state=draft&flagged=yes&topic=food&sort=title&order=asc&page=3&size=50',
    );
    await screen.findByRole('row', { name: /bread/ });
    expect(asked).toEqual([
      {
        textFilter: '',
        groupFilter: 'word',
        levelFilter: 'A2',
        topicFilter: 'food',
        stateFilter: 'draft',
        flagged: true,
        sort: 'title',
        order: 'asc',
        page: 2,
        size: 50,
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Süzgeçleri temizle' }));
    await user.type(screen.getByLabelText('Metinde ara'), 'ece{Enter}');
    await waitFor(() =>
      expect(lastAsked()).toEqual({ ...usual, textFilter: 'ece', sort: 'title', order: 'asc', size: 50 }),
    );
    expect(window.location.search).toBe('?text=ece&sort=title&order=asc&size=50');
  });

  it('shows a warning for each item that has a near duplicate', async () => {
    await open(
      '/pages/question-list',
      rows,
      answer(findNearDuplicates, ({ items }) => ({
        found: items.slice(1).map((item) => ({
          ...item,
          near: [
            {
              kind: 'word' as const,
              id: 'loaf.noun',
              title: 'loaf',
              state: 'draft' as const,
              similarity: 0.7,
            },
          ],
        })),
      })),
    );
    expect(await screen.findByRole('row', { name: /bread.*Benzeri var/ })).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /Ece.*Benzeri var/ })).not.toBeInTheDocument();
  });

  it('publishes the selected items, and restores their previous states on undo', async () => {
    const changes: unknown[] = [];
    const { user } = await open();
    server.use(
      answer(setQuestionState, ({ items, state }) => {
        changes.push({ ids: items.map(({ id }) => id), state });
        return { changed: [{ kind: 'word' as const, id: 'bread.noun', from: 'in-review' as const }] };
      }),
    );
    await user.click(await screen.findByLabelText('Seç: bread'));
    await user.click(screen.getByRole('button', { name: 'Yayımla' }));
    expect(await screen.findByText('“bread”: Yayında')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    await waitFor(() =>
      expect(changes).toEqual([
        { ids: ['bread.noun'], state: 'published' },
        { ids: ['bread.noun'], state: 'in-review' },
      ]),
    );
  });

  it('keeps the selection on another page, and changes the selected items of both pages', async () => {
    const changes: unknown[] = [];
    const { user } = await open(
      '/pages/question-list',
      rows,
      answer(listQuestions, ({ page = 0 }) => ({
        ...pageOf(page === 0 ? rows : [makeRow(3, { title: 'Where is it?' })]),
        total: 21,
        page,
      })),
      answer(setQuestionState, ({ items }) => {
        changes.push(items.map(({ id }) => id));
        return { changed: items.map((item) => ({ ...item, from: 'draft' as const })) };
      }),
    );
    await user.click(await screen.findByLabelText('Seç: bread'));
    await user.click(screen.getByRole('button', { name: 'Sonraki sayfa' }));
    await user.click(await screen.findByLabelText('Seç: Where is it?'));
    await user.click(screen.getByRole('button', { name: 'Yayımla' }));
    await waitFor(() => expect(changes).toEqual([['bread.noun', makeRow(3).id]]));
  });

  it('distinguishes an empty result of the filters from a failed request', async () => {
    const { unmount } = await open('/pages/question-list?state=retired', []);
    expect(await screen.findByText('Süzgeçlere uyan öğe yok')).toBeInTheDocument();
    unmount();
    server.use(
      ...around(),
      answer(listQuestions, () => problem('unavailable')),
    );
    renderApp('/pages/question-list', { as: 'admin' });
    expect(
      await screen.findByText(/Hizmet şu anda kullanılamıyor/, undefined, { timeout: 15_000 }),
    ).toBeInTheDocument();
  });
});
