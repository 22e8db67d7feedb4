import type { AnswerOf } from '@pratik/contract/call';
import { getAdminDashboard } from '@pratik/contract/progress';
import { cancelRecordings, getRecordings, startRecordings } from '@pratik/contract/speech';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { answer, problem, server } from '../../test/server.ts';

type State = AnswerOf<typeof getRecordings>;

const stateOf = (change: Partial<State> = {}): State => ({
  scripts: 100,
  ready: 40,
  voice: 'basic',
  run: null,
  ...change,
});
const running: NonNullable<State['run']> = {
  id: '0190a0f0-0000-7000-8000-00000000eeee',
  state: 'running',
  total: 100,
  made: 42,
  failed: 1,
  askedAt: '2026-03-10T09:00:00Z',
  endedAt: null,
};

const dashboard = (): AnswerOf<typeof getAdminDashboard> => ({
  users: { total: 1, activeToday: 0, activeThisWeek: 0 },
  days: Array.from({ length: 14 }, (_, day) => ({ day: `2026-03-${day + 10}`, users: 0, minutes: 0 })),
  queue: { counts: [], oldestWaitingSeconds: null, medianDurationMs: null },
  ai: { configured: false, tokensToday: 0, tokenCapPerDay: null, spent: { days: [], use: [] } },
  needs: { disputed: 0, failed: 0, flaggedQuestions: 0 },
  coverage: [],
});

describe('card for the recordings of listening scripts', () => {
  it('starts the creation of missing recordings, shows the progress, and can cancel the creation', async () => {
    let state = stateOf();
    server.use(
      answer(getAdminDashboard, dashboard),
      answer(getRecordings, () => state),
      answer(startRecordings, () => {
        state = stateOf({ ready: 42, run: running });
        return state;
      }),
      answer(cancelRecordings, () => {
        state = stateOf({
          ready: 42,
          run: { ...running, state: 'cancelled', endedAt: '2026-03-10T09:01:00Z' },
        });
        return state;
      }),
    );
    const { user } = renderApp('/', { as: 'admin' });
    const card = within(await screen.findByRole('region', { name: 'Dinleme sesleri' }));
    expect(await card.findByText('100 kayıttan 40 hazır')).toBeVisible();
    expect(card.getByText('temel ses')).toBeVisible();
    expect(card.getByRole('progressbar', { name: 'Hazır olan sesler' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await user.click(card.getByRole('button', { name: 'Hepsini hazırla' }));
    expect(await card.findByText('Hazırlanıyor: 42 / 100')).toBeVisible();
    expect(card.getByText(/Hazırlanamayan kayıt: 1/)).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Durdur' }));
    expect(await card.findByRole('button', { name: 'Hepsini hazırla' })).toBeVisible();
  });

  it('shows an error when loading fails, and has no start button when all recordings exist', async () => {
    let fails = true;
    server.use(
      answer(getAdminDashboard, dashboard),
      answer(getRecordings, () =>
        fails ? problem('forbidden') : stateOf({ ready: 100, voice: 'configured' }),
      ),
    );
    const { user } = renderApp('/', { as: 'admin' });
    const card = within(await screen.findByRole('region', { name: 'Dinleme sesleri' }));
    await card.findByRole('alert');
    fails = false;
    await user.click(card.getByRole('button', { name: 'Yeniden dene' }));
    expect(await card.findByText('Bütün kayıtların sesi hazır.')).toBeVisible();
    expect(card.getByText('kurumun sesi')).toBeVisible();
    expect(card.queryByRole('button')).toBeNull();
  });
});
