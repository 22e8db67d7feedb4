import { getPlacementOverview, listPlacements } from '@pratik/contract/placement';
import { getLearnerDashboard } from '@pratik/contract/progress';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import { attemptId, overviewOf, servePlacement, testUrl } from './placement.fixture.ts';

const url = '/pages/placement-test';

describe('placement start page', () => {
  it('describes the test, starts it with one button, and says that there are no earlier results', async () => {
    const state = servePlacement();
    const { user, app } = renderApp(url, { as: 'user' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Seviye Testi' })).toBeVisible();
    expect(await screen.findByText(/Süre sınırı yoktur/)).toBeVisible();
    expect(await screen.findByText('Henüz bitirdiğiniz bir test yok')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Teste başla' }));
    expect(await screen.findByText('Soru 1')).toBeVisible();
    expect(app.router.state.location.pathname).toBe(testUrl);
    expect(state.asked).toEqual([{ call: 'start', input: { attemptId: expect.any(String), anew: false } }]);
  });

  it('lets a learner without a level skip the test permanently', async () => {
    const state = servePlacement();
    // The home page opens next. This test does not need its content, so the request for it fails.
    server.use(answer(getLearnerDashboard, () => problem('forbidden')));
    const { user, app } = renderApp(url, { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'Şimdi değil' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/'));
    expect(state.asked).toEqual([{ call: 'skip', input: {} }]);
    expect(await screen.findByText(/Test artık önerilmeyecek/)).toBeVisible();
  });

  it('continues an unfinished test, or starts a new test after a confirmation', async () => {
    const level = { id: 'A2', name: { tr: 'A2 · Temel', en: 'A2' } };
    const state = servePlacement(
      overviewOf({ ownLevel: level, open: { id: attemptId, answered: 7, remaining: 13 } }),
    );
    const { user } = renderApp(url, { as: 'user' });
    expect(await screen.findByRole('link', { name: 'Sürdür' })).toHaveAttribute('href', testUrl);
    expect(screen.getByText(/7 soru yanıtladınız, yaklaşık 13 soru kaldı/)).toBeVisible();
    expect(screen.getByText('Şimdiki seviyeniz: A2 · Temel')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Şimdi değil' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Baştan başla' }));
    const dialog = await screen.findByRole('dialog', { name: 'Yarım kalan test bırakılsın mı?' });
    expect(state.asked).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Bırak ve baştan başla' }));
    await waitFor(() => expect(state.asked).toMatchObject([{ call: 'start', input: { anew: true } }]));
  });

  it('links to a result whose level the learner has not accepted yet', async () => {
    const level = { id: 'B1', name: { tr: 'B1 · Orta', en: 'B1' } };
    servePlacement(overviewOf({ untaken: { id: attemptId, level } }));
    renderApp(url, { as: 'user' });
    expect(
      await screen.findByText(/size uygun seviye: B1 · Orta\. Bu sonucu henüz kullanmadınız/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sonuca git' })).toHaveAttribute('href', testUrl);
    expect(screen.getByRole('button', { name: 'Testi yeniden yap' })).toBeEnabled();
  });

  it('links to the profile page when no test is available', async () => {
    servePlacement(overviewOf({ available: false }));
    renderApp(url, { as: 'user' });
    expect(await screen.findByText('Seviye testi şu anda yapılamıyor')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Profile git' })).toHaveAttribute('href', '/pages/profile');
    expect(screen.queryByRole('button', { name: 'Teste başla' })).toBeNull();
  });

  it('offers a retry when the page cannot be loaded', async () => {
    servePlacement();
    let fails = true;
    server.use(answer(getPlacementOverview, () => (fails ? problem('forbidden') : overviewOf())));
    const { user } = renderApp(url, { as: 'user' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Bu işlem için yetkiniz yok');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByRole('button', { name: 'Teste başla' })).toBeVisible();
  });

  it('lists earlier results with links, divided into pages', async () => {
    servePlacement();
    const pages: unknown[] = [];
    server.use(
      answer(listPlacements, ({ page }) => {
        pages.push(page);
        const level = { id: 'B1', name: { tr: 'B1 · Orta', en: 'B1' } };
        const one = {
          id: attemptId,
          finishedAt: '2026-03-09T09:00:00Z',
          level,
          answered: 20,
          accepted: true,
        };
        return { attempts: [one], total: 11, totalCapped: false, page: page ?? 0, size: 10 };
      }),
    );
    const { user, app } = renderApp(url, { as: 'user' });
    const history = await screen.findByRole('region', { name: 'Önceki sonuçlar' });
    const row = await within(history).findByRole('link', { name: /B1 · Orta/ });
    expect(row).toHaveAttribute('href', testUrl);
    expect(row).toHaveTextContent('20 soru · seviyeniz oldu');
    await user.click(screen.getByRole('button', { name: 'Daha eski' }));
    await waitFor(() => expect(pages).toEqual([0, 1]));
    expect(app.router.state.location.search).toBe('?page=2');
  });
});
