import { getReadingChoices, listReadings } from '@pratik/contract/reading';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import { cardOf, choicesOf, serveReading } from './reading.fixture.ts';

const url = '/pages/reading-practice';
const texts = () => screen.getByRole('region', { name: 'Bütün metinler' });
const titles = () =>
  within(texts())
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

describe('the choice of texts', () => {
  it('offers today’s text, what was begun, and the level’s texts, those read last', async () => {
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

  it('narrows by topic and by what was read, in the address', async () => {
    serveReading();
    const { user, app } = renderApp(url, { as: 'user' });
    await user.selectOptions(await screen.findByLabelText('Konu'), 'Hava durumu');
    await waitFor(() => expect(titles()).toEqual(['Wet shoes']));
    expect(app.router.state.location.search).toBe('?topic=weather');
    await user.selectOptions(screen.getByLabelText('Okunma durumu'), 'Okunmamışlar');
    expect(await within(texts()).findByText('Bu seçime uyan metin yok')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hepsini göster' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(app.router.state.location.search).toBe('');
  });

  it('goes to another level, in the address; the own one leaves it', async () => {
    const state = serveReading();
    const { user, app } = renderApp(url, { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'B1' }));
    await waitFor(() => expect(app.router.state.location.search).toBe('?level=B1'));
    await waitFor(() => expect(state.asked.at(-1)?.input).toEqual({ level: 'B1' }));
    await user.click(screen.getByRole('button', { name: 'A2' }));
    await waitFor(() => expect(app.router.state.location.search).toBe(''));
  });

  it('says where a level has none, and offers the nearest that has', async () => {
    serveReading(undefined, choicesOf({ texts: [], begun: [], today: null, nearestLevel: 'B1' }));
    const { user, app } = renderApp(url, { as: 'user' });
    expect(await screen.findByText('Bu seviyede henüz metin yok')).toBeVisible();
    expect(screen.queryByLabelText('Konu')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Şu seviyeye bak: B1' }));
    await waitFor(() => expect(app.router.state.location.search).toBe('?level=B1'));
  });

  it('praises the day’s reading and offers one more without asking for it', async () => {
    serveReading(undefined, choicesOf({ today: { done: true, text: cardOf() } }));
    renderApp(url, { as: 'user' });
    expect(await screen.findByText(/Bugünkü okumanız tamam/)).toHaveTextContent('İsterseniz bir metin daha');
  });

  it('says what failed, and reads again', async () => {
    serveReading();
    let fails = true;
    server.use(answer(getReadingChoices, () => (fails ? problem('forbidden') : choicesOf())));
    const { user } = renderApp(url, { as: 'user' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Bu işlem için yetkiniz yok');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByRole('region', { name: 'Bugünün metni' })).toBeVisible();
  });

  it('lists what was read with how it went, page by page', async () => {
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
});
