import { getReadingChoices, listReadings } from '@pratik/contract/reading';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, server } from '../../../test/server.ts';
import { itIsAShelf, type ShelfRoom } from '../../curriculum/shelf/shelf.fixture.tsx';
import { cardOf, choicesOf, serveReading } from './reading.fixture.ts';

const url = '/pages/reading-practice';
const texts = () => screen.getByRole('region', { name: 'Bütün metinler' });
const titles = () =>
  within(texts())
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
  serve: (how = 'usual') => serveReading(undefined, choices[how]),
  failWhile: (fails, failure) =>
    server.use(answer(getReadingChoices, () => (fails() ? failure.clone() : choices.usual))),
  words: {
    all: 'Bütün metinler',
    today: 'Bugünün metni',
    state: 'Okunma durumu',
    fresh: 'Okunmamışlar',
    nothingFits: 'Bu seçime uyan metin yok',
    nothingHere: 'Bu seviyede henüz metin yok',
    dayDone: /Bugünkü okumanız tamam/,
    more: 'Daha çok metin (33)',
    oneMore: 'İsterseniz bir metin daha',
  },
};

describe('reading practice page', () => {
  it('shows today’s text, started texts and all texts of the level, with finished texts last', async () => {
    serveReading();
    renderApp(url, { as: 'user' });
    const today = await screen.findByRole('region', { name: 'Bugünün metni' });
    expect(screen.getByRole('heading', { level: 1, name: 'Okuma Pratiği' })).toBeVisible();
    expect(within(today).getByText('The oven')).toHaveAttribute('lang', 'en');
    expect(within(today).getByRole('link', { name: 'Oku' })).toHaveAttribute('href', `${url}/the-oven`);
    expect(today).toHaveTextContent('A2 · öykü · Yemek · 240 kelime · 3 dk');
    const begun = screen.getByRole('region', { name: 'Yarım kalanlar' });
    expect(within(begun).getByRole('link', { name: 'Sürdür: Bus ten' })).toBeVisible();
    expect(titles()).toEqual(['The oven', 'Bus ten', 'Wet shoes']);
    expect(within(texts()).getByText('okundu · 4/5 doğru')).toBeVisible();
    expect(screen.getByText(/dakikada 95 kelime/)).toBeVisible();
    expect(await screen.findByText('Henüz bitirdiğiniz bir metin yok')).toBeVisible();
  });

  itIsAShelf(shelf);

  it('lists finished texts with their results, divided into pages', async () => {
    serveReading();
    const pages: unknown[] = [];
    server.use(
      answer(listReadings, ({ page }) => {
        pages.push(page);
        const one = {
          id: '0190a0f0-0000-7000-8000-00000000bbbb',
          textId: 'wet-shoes',
          title: 'Wet shoes',
          levelId: 'A2',
          finishedAt: '2026-03-09T09:00:00Z',
          right: 4,
          total: 5,
          pace: 102,
        };
        return { readings: [one], total: 11, totalCapped: false, page: page ?? 0, size: 10 };
      }),
    );
    const { user, app } = renderApp(url, { as: 'user' });
    const history = await screen.findByRole('region', { name: 'Okuduklarım' });
    const row = await within(history).findByRole('link', { name: /Wet shoes/ });
    expect(row).toHaveTextContent('A2 · 4/5 doğru · dakikada 102 kelime');
    await user.click(screen.getByRole('button', { name: 'Daha eski' }));
    await waitFor(() => expect(pages).toEqual([0, 1]));
    expect(app.router.state.location.search).toBe('?page=2');
  });

  it('shows on each card the topic, the first sentence, the progress and a reason to choose the text', async () => {
    const same = cardOf({
      id: 'two-cakes',
      title: 'Two cakes',
      state: 'read',
      score: { right: 4, total: 5 },
    });
    serveReading(undefined, choicesOf({ texts: [...choicesOf().texts, same] }));
    renderApp(url, { as: 'user' });
    const today = await screen.findByRole('region', { name: 'Bugünün metni' });
    expect(today).toHaveTextContent('Seviyenize uygun.');
    const cardNamed = (name: string) => within(texts()).getByText(name).closest('article') as HTMLElement;
    const drawn = (name: string) => cardNamed(name).querySelector('use')?.getAttribute('href');
    expect(cardNamed('The oven')).toHaveTextContent('Ece wakes at five.');
    expect(within(cardNamed('The oven')).getByText('Ece wakes at five.')).toHaveAttribute('lang', 'en');
    expect(cardNamed('The oven')).toHaveTextContent('henüz okunmadı');
    expect(cardNamed('The oven')).toHaveTextContent('Bu konuda 4/5 doğru yaptınız.');
    expect(cardNamed('Bus ten')).toHaveTextContent('yarım kaldı');
    expect(cardNamed('Wet shoes')).toHaveTextContent('okundu · 4/5 doğru');
    expect(cardNamed('Wet shoes')).not.toHaveTextContent('Bu konuda');
    expect(['The oven', 'Wet shoes', 'Bus ten'].map(drawn)).toEqual([
      expect.stringMatching(/#food$/),
      expect.stringMatching(/#weather$/),
      expect.stringMatching(/#city$/),
    ]);
  });
});
