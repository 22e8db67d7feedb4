import { getListeningChoices, listListenings } from '@pratik/contract/listening';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import { cardOf, choicesOf, serveListening } from './listening.fixture.ts';

const url = '/pages/listening-practice';
const scripts = () => screen.getByRole('region', { name: 'Bütün dinlemeler' });
const titles = () =>
  within(scripts())
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

describe('the choice of listenings', () => {
  it('offers today’s, what was begun, and the level’s, those heard last', async () => {
    serveListening();
    renderApp(url, { as: 'user' });
    const today = await screen.findByRole('region', { name: 'Bugünün dinlemesi' });
    expect(screen.getByRole('heading', { level: 1, name: 'Dinleme Pratiği' })).toBeVisible();
    expect(within(today).getByText('Two loaves')).toHaveAttribute('lang', 'en');
    expect(within(today).getByRole('link', { name: 'Dinle' })).toHaveAttribute('href', `${url}/two-loaves`);
    expect(today).toHaveTextContent('A2 · diyalog · Yemek · 2 kişi · 1:07');
    const begun = screen.getByRole('region', { name: 'Yarım kalanlar' });
    expect(within(begun).getByRole('link', { name: 'Sürdür: Bus ten' })).toBeVisible();
    expect(titles()).toEqual(['Two loaves', 'Bus ten', 'Wet shoes']);
    expect(within(scripts()).getByText('dinlendi · 3/4 doğru')).toBeVisible();
    expect(await screen.findByText('Henüz bitirdiğiniz bir dinleme yok')).toBeVisible();
  });

  it('narrows by topic and by what was heard, and goes to another level, in the address', async () => {
    const state = serveListening();
    const { user, app } = renderApp(url, { as: 'user' });
    await user.selectOptions(await screen.findByLabelText('Konu'), 'Hava durumu');
    await waitFor(() => expect(titles()).toEqual(['Wet shoes']));
    await user.selectOptions(screen.getByLabelText('Dinlenme durumu'), 'Dinlenmemişler');
    expect(await within(scripts()).findByText('Bu seçime uyan dinleme yok')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hepsini göster' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'B1' }));
    await waitFor(() => expect(app.router.state.location.search).toBe('?level=B1'));
    await waitFor(() => expect(state.asked.at(-1)?.input).toEqual({ level: 'B1' }));
  });

  it('says where a level has none, and offers the nearest that has', async () => {
    serveListening(undefined, choicesOf({ texts: [], begun: [], today: null, nearestLevel: 'B1' }));
    const { user, app } = renderApp(url, { as: 'user' });
    expect(await screen.findByText('Bu seviyede henüz dinleme yok')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Şu seviyeye bak: B1' }));
    await waitFor(() => expect(app.router.state.location.search).toBe('?level=B1'));
  });

  it('praises the day’s listening and offers one more without asking for it', async () => {
    serveListening(undefined, choicesOf({ today: { done: true, text: cardOf() } }));
    renderApp(url, { as: 'user' });
    expect(await screen.findByText(/Bugünkü dinlemeniz tamam/)).toHaveTextContent(
      'İsterseniz bir kayıt daha',
    );
  });

  it('says what failed, and reads again', async () => {
    serveListening();
    let fails = true;
    server.use(answer(getListeningChoices, () => (fails ? problem('forbidden') : choicesOf())));
    const { user } = renderApp(url, { as: 'user' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Bu işlem için yetkiniz yok');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByRole('region', { name: 'Bugünün dinlemesi' })).toBeVisible();
  });

  it('lists what was heard with how it went, page by page', async () => {
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
