import { getWeeklyLetter, type WeeklyLetter } from '@pratik/contract/reminders';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';

const letterOf = (change: Partial<WeeklyLetter> = {}): WeeklyLetter => ({
  name: 'Ege',
  from: '2026-11-16',
  to: '2026-11-22',
  minutes: 62.4,
  days: 4,
  words: { learned: 12, stayed: 9, examples: ['harbour', 'borrow'] },
  mistakeGone: 'missing-article',
  next: { kind: 'error', code: 'wrong-preposition' },
  isLatest: true,
  ...change,
});

describe('weekly letter', () => {
  it('shows minutes, words that stayed, the error that became rarer and one thing for next week', async () => {
    server.use(answer(getWeeklyLetter, () => letterOf()));
    renderApp('/pages/weekly-letter', { as: 'user' });
    expect(await screen.findByText('Bu hafta 4 gün, toplam 62 dakika çalıştınız.')).toBeVisible();
    expect(screen.getByText('harbour · borrow')).toHaveAttribute('lang', 'en');
    expect(screen.getByText(/azaldı: Eksik artikel/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bu hatayı çalış' })).toHaveAttribute(
      'href',
      '/pages/mistakes/wrong-preposition',
    );
    expect(screen.getByRole('button', { name: 'Sonraki hafta' })).toBeDisabled();
  });

  it('leads to the week before and stores the week in the URL', async () => {
    server.use(
      answer(getWeeklyLetter, ({ week }) => letterOf(week ? { from: week, days: 1, isLatest: false } : {})),
    );
    const { user, app } = renderApp('/pages/weekly-letter', { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'Önceki hafta' }));
    expect(await screen.findByText(/Bu hafta 1 gün/)).toBeVisible();
    expect(app.router.state.location.search).toBe('?week=2026-11-09');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sonraki hafta' })).toBeEnabled());
  });

  it('is kind about a week without practice', async () => {
    const empty = { days: 0, minutes: 0, words: { learned: 0, stayed: 0, examples: [] }, mistakeGone: null };
    server.use(answer(getWeeklyLetter, () => letterOf({ ...empty, next: { kind: 'begin' } })));
    renderApp('/pages/weekly-letter', { as: 'user' });
    expect(await screen.findByText(/Böyle haftalar olur/)).toBeVisible();
    expect(screen.queryByText('Azalan hata')).toBeNull();
    expect(screen.getByRole('link', { name: 'Başla' })).toHaveAttribute('href', '/');
  });

  it('says that a future week has no letter yet, and leads to the latest letter', async () => {
    server.use(answer(getWeeklyLetter, () => problem('not-found')));
    renderApp('/pages/weekly-letter?week=2999-01-01', { as: 'user' });
    expect(await screen.findByText('Bu haftanın mektubu henüz yazılmadı')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Son mektubu aç' })).toHaveAttribute(
      'href',
      '/pages/weekly-letter',
    );
  });
});
