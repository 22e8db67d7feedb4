import type { AnswerOf } from '@pratik/contract/call';
import { getAdminDashboard } from '@pratik/contract/progress';
import { getStatus } from '@pratik/contract/status';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, problem, server } from '../../../../test/server.ts';

type Status = AnswerOf<typeof getStatus>;

const statusWith = (over: Partial<Status> = {}): Status => ({
  version: '0.1.0',
  providers: [
    {
      provider: 'ai',
      host: 'ai.example.com',
      model: 'model-1',
      health: {
        provider: 'ai',
        state: 'failing',
        lastSuccessAt: '2026-09-05T09:00:00.000Z',
        lastFailureAt: '2026-09-05T09:30:00.000Z',
        lastFailureCause: 'credentials',
        failures: 4,
      },
    },
    { provider: 'speech', host: null, model: null, health: null },
    { provider: 'transcription', host: null, model: null, health: null },
    { provider: 'mail', host: null, model: null, health: null },
  ],
  queue: { counts: [{ state: 'failed', count: 3 }], oldestWaitingSeconds: null, medianDurationMs: null },
  lastBackupAt: '2026-09-04T02:00:00.000Z',
  limits: {
    aiTokens: { today: 1200, perDay: 5_000_000, perUserPerDay: 200_000 },
    chatMinutesPerDay: 10,
    aiReplySeconds: 90,
    speechSeconds: 30,
    transcriptionSeconds: 31,
    requestsAtOnce: 400,
  },
  ...over,
});
const region = (name: string) => screen.findByRole('region', { name });

describe('system status page', () => {
  it('shows the state of each provider, and the settings of each provider that is not configured', async () => {
    server.use(answer(getStatus, () => statusWith()));
    renderApp('/pages/status', { as: 'admin' });
    const [ai, speech, , mail] = within(await region('Hizmetler')).getAllByRole('listitem');
    expect(ai).toHaveTextContent(
      /Yapay zekâ.*yanıt vermiyor.*Son hata: .*anahtar veya şifre kabul edilmedi.*ai\.example\.com, model: model-1/,
    );
    expect(speech).toHaveTextContent(/Seslendirme.*ayarlanmadı.*SPEECH_BASE_URL/);
    expect(mail).toHaveTextContent(/E-posta.*ayarlanmadı.*SMTP_URL/);
  });

  it('shows the message queue, the last backup, the version and the limits', async () => {
    server.use(answer(getStatus, () => statusWith()));
    renderApp('/pages/status', { as: 'admin' });
    expect(await region('Son yedek')).toHaveTextContent(/4 Eyl 2026/);
    const queue = await region('Mesaj işleme');
    expect(within(queue).getByRole('link', { name: /Başarısız 3/ })).toBeVisible();
    // The status page must not contain a link to itself.
    expect(screen.queryByRole('link', { name: 'Sistem durumu' })).toBeNull();
    const limits = await region('Sürüm ve sınırlar');
    const limitOf = (name: string) => within(limits).getByText(name).nextElementSibling;
    expect(limitOf('Pratik sürümü')).toHaveTextContent('0.1.0');
    expect(limitOf('Bugün kullanılan yapay zekâ jetonu')).toHaveTextContent('1.200 / 5.000.000');
    expect(limitOf('Konuşmayı yazıya çevirmenin en uzun süresi')).toHaveTextContent('31 saniye');
  });

  it('says that no backup is recorded, and shows no token limits when no AI provider is configured', async () => {
    server.use(
      answer(getStatus, () =>
        statusWith({ lastBackupAt: null, limits: { ...statusWith().limits, aiTokens: null } }),
      ),
    );
    renderApp('/pages/status', { as: 'admin' });
    expect(await region('Son yedek')).toHaveTextContent('Bu veritabanının kayıtlı yedeği yok.');
    expect(screen.queryByText('Bugün kullanılan yapay zekâ jetonu')).toBeNull();
  });

  it('offers a retry when loading the status fails', async () => {
    let failing = true;
    server.use(answer(getStatus, () => (failing ? problem('internal') : statusWith())));
    const { user } = renderApp('/pages/status', { as: 'admin' });
    const retry = await screen.findByRole('button', { name: /dene/i });
    failing = false;
    await user.click(retry);
    expect(await region('Hizmetler')).toBeVisible();
  });

  it('is linked from the administrator dashboard when no provider is configured', async () => {
    server.use(
      answer(getStatus, () => statusWith()),
      answer(getAdminDashboard, () => ({
        users: { total: 1, activeToday: 0, activeThisWeek: 0 },
        days: [],
        queue: { counts: [], oldestWaitingSeconds: null, medianDurationMs: null },
        ai: { configured: false, tokensToday: 0, tokenCapPerDay: null, spent: { days: [], use: [] } },
        providers: [],
        needs: { safety: 0, disputed: 0, failed: 0, flaggedQuestions: 0 },
        coverage: [],
      })),
    );
    const { user } = renderApp('/', { as: 'admin' });
    await user.click(await screen.findByRole('link', { name: 'Sistem durumu' }));
    expect(await screen.findByRole('heading', { name: 'Sistem durumu', level: 1 })).toBeVisible();
  });
});
