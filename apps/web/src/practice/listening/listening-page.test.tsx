import { getListeningChoices, listListenings } from '@pratik/contract/listening';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, server } from '../../../test/server.ts';
import { itIsAShelf, type ShelfRoom } from '../../curriculum/shelf/shelf.fixture.tsx';
import { cardOf, choicesOf, serveListening } from './listening.fixture.ts';

const url = '/pages/listening-practice';
const scripts = () => screen.getByRole('region', { name: 'Bütün dinlemeler' });
const titles = () =>
  within(scripts())
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

const choices = {
  usual: choicesOf(),
  empty: choicesOf({ texts: [], begun: [], today: null, nearestLevel: 'B1' }),
  done: choicesOf({ today: { done: true, text: cardOf() } }),
  many: choicesOf({
    texts: Array.from({ length: 45 }, (_, index) => cardOf({ id: `text-${index}`, title: `Text ${index}` })),
  }),
};
const shelf: ShelfRoom = {
  url,
  serve: (how = 'usual') => serveListening(undefined, choices[how]),
  failWhile: (fails, failure) =>
    server.use(answer(getListeningChoices, () => (fails() ? failure.clone() : choices.usual))),
  words: {
    all: 'Bütün dinlemeler',
    today: 'Bugünün dinlemesi',
    state: 'Dinlenme durumu',
    fresh: 'Dinlenmemişler',
    nothingFits: 'Bu seçime uyan dinleme yok',
    nothingHere: 'Bu seviyede henüz dinleme yok',
    dayDone: /Bugünkü dinlemeniz tamam/,
    more: 'Daha çok dinleme (33)',
    oneMore: 'İsterseniz bir kayıt daha',
  },
};

describe('listening practice page', () => {
  it('shows today’s exercise, started exercises and all exercises of the level, with finished exercises last', async () => {
    serveListening();
    renderApp(url, { as: 'user' });
    const today = await screen.findByRole('region', { name: 'Bugünün dinlemesi' });
    expect(screen.getByRole('heading', { level: 1, name: 'Dinleme Pratiği' })).toBeVisible();
    expect(within(today).getByText('Two loaves')).toHaveAttribute('lang', 'en');
    expect(within(today).getByRole('link', { name: 'Dinle' })).toHaveAttribute('href', `${url}/two-loaves`);
    expect(today).toHaveTextContent('A2 · diyalog · Yemek · 2 konuşmacı · 1:07');
    const begun = screen.getByRole('region', { name: 'Yarım kalanlar' });
    expect(within(begun).getByRole('link', { name: 'Sürdür: Bus ten' })).toBeVisible();
    expect(titles()).toEqual(['Two loaves', 'Bus ten', 'Wet shoes']);
    expect(within(scripts()).getByText('dinlendi · 3/4 doğru')).toBeVisible();
    expect(await screen.findByText('Henüz bitirdiğiniz bir dinleme yok')).toBeVisible();
  });

  itIsAShelf(shelf);

  it('lists finished exercises with their results, divided into pages', async () => {
    serveListening();
    const pages: unknown[] = [];
    server.use(
      answer(listListenings, ({ page }) => {
        pages.push(page);
        const one = {
          id: '0190a0f0-0000-7000-8000-00000000bbbb',
          textId: 'wet-shoes',
          title: 'Wet shoes',
          levelId: 'A2',
          finishedAt: '2026-03-09T09:00:00Z',
          right: 3,
          total: 4,
          dictation: { rightWords: 43, allWords: 50 },
        };
        return { listenings: [one], total: 11, totalCapped: false, page: page ?? 0, size: 10 };
      }),
    );
    const { user, app } = renderApp(url, { as: 'user' });
    const history = await screen.findByRole('region', { name: 'Dinlediklerim' });
    const row = await within(history).findByRole('link', { name: /Wet shoes/ });
    expect(row).toHaveTextContent('A2 · 3/4 doğru · dikte %86');
    await user.click(screen.getByRole('button', { name: 'Daha eski' }));
    await waitFor(() => expect(pages).toEqual([0, 1]));
    expect(app.router.state.location.search).toBe('?page=2');
  });
});
