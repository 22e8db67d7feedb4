import type { AnswerOf } from '@pratik/contract/call';
import { streamEvents } from '@pratik/contract/events';
import { getAdminDashboard } from '@pratik/contract/progress';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, eventStream, server } from '../../../test/server.ts';

type AdminDay = AnswerOf<typeof getAdminDashboard>;

const spentToday = {
  day: '2026-09-05',
  calls: 45,
  inputTokens: 40_000,
  outputTokens: 4500,
  characters: 0,
  seconds: 0,
};

const adminDay = (over: Partial<AdminDay> = {}): AdminDay => ({
  users: { total: 1240, activeToday: 86, activeThisWeek: 412 },
  days: Array.from({ length: 14 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 7, 23 + index)).toISOString().slice(0, 10),
    users: index,
    minutes: index * 10.5,
  })),
  queue: {
    counts: [
      { state: 'waiting', count: 14 },
      { state: 'needs-review', count: 5 },
      { state: 'failed', count: 1 },
      { state: 'done', count: 18_422 },
    ],
    oldestWaitingSeconds: 200,
    medianDurationMs: 38.2,
  },
  ai: {
    configured: true,
    tokensToday: 412_300,
    tokenCapPerDay: 1_000_000,
    spent: {
      days: ['2026-09-05'],
      use: [
        { ...spentToday, purpose: 'chat', costUsd: 0.4 },
        { ...spentToday, purpose: 'feedback', costUsd: 0.836 },
      ],
    },
  },
  needs: { safety: 1, disputed: 3, failed: 1, flaggedQuestions: 2 },
  coverage: [{ kind: 'reading', levelId: 'A1', published: 20 }],
  ...over,
});

describe('administrator dashboard', () => {
  it('shows the numbers of items at each level, including levels without items', async () => {
    server.use(answer(getAdminDashboard, () => adminDay()));
    renderApp('/', { as: 'admin' });
    const content = await screen.findByRole('region', { name: 'İçerik' });
    const row = (name: string) => within(content).getByRole('row', { name: new RegExp(`^${name}`) });
    expect(within(row('Okuma metni')).getAllByRole('cell')[0]).toHaveTextContent('20');
    expect(within(row('Dinleme metni')).getAllByRole('cell')[0]).toHaveTextContent('0');
  });

  it('shows for each configured provider its state, its last success and the cause of its last failure', async () => {
    const health = { lastSuccessAt: null, lastFailureAt: null, lastFailureCause: null, failures: 0 };
    const providers: AdminDay['providers'] = [
      {
        provider: 'ai',
        state: 'failing',
        lastSuccessAt: '2026-09-05T09:00:00.000Z',
        lastFailureAt: '2026-09-05T09:30:00.000Z',
        lastFailureCause: 'timeout',
        failures: 4,
      },
      { ...health, provider: 'mail', state: 'unused' },
    ];
    server.use(answer(getAdminDashboard, () => adminDay({ providers })));
    renderApp('/', { as: 'admin' });
    const card = await screen.findByRole('region', { name: 'Hizmetler' });
    const [ai, mail] = within(card).getAllByRole('listitem');
    expect(ai).toHaveTextContent(
      /Yapay zekâ.*yanıt vermiyor.*Son başarılı çağrı: .*Son hata: .*süresinde yanıt gelmedi/,
    );
    expect(mail).toHaveTextContent(/E-posta.*henüz kullanılmadı$/);
    expect(within(card).getAllByRole('listitem')).toHaveLength(2);
  });

  it('hides the provider states when no provider is configured', async () => {
    server.use(answer(getAdminDashboard, () => adminDay({ providers: [] })));
    renderApp('/', { as: 'admin' });
    expect(await screen.findByRole('region', { name: 'İçerik' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Hizmetler' })).toBeNull();
  });

  it('says that the library has no published items when every level is empty', async () => {
    server.use(answer(getAdminDashboard, () => adminDay({ coverage: [] })));
    renderApp('/', { as: 'admin' });
    expect(await screen.findByText(/Kütüphanede yayında öğe yok/)).toBeVisible();
  });

  it('shows the numbers of users, the practice minutes, the message queue and the usage of the AI provider', async () => {
    server.use(answer(getAdminDashboard, () => adminDay()));
    renderApp('/', { as: 'admin' });
    const users = await screen.findByRole('region', { name: 'Kullanıcılar' });
    expect(within(users).getByText('bugün etkin').nextElementSibling).toHaveTextContent('86');
    expect(within(users).getByText('kayıtlı').nextElementSibling).toHaveTextContent('1.240');

    const table = screen.getByRole('table', {
      name: 'Günlere göre konuşulan dakikalar ve etkin kullanıcılar',
    });
    expect(within(table).getAllByRole('row')).toHaveLength(15);
    expect(within(table).getByRole('row', { name: '5 Eylül 2026 136,5 13' })).toBeInTheDocument();

    const queue = screen.getByRole('region', { name: 'Mesaj işleme' });
    expect(within(queue).getByRole('link', { name: /Bekliyor 14/ })).toHaveAttribute(
      'href',
      '/pages/message-process-list?states=waiting',
    );
    expect(within(queue).getByRole('link', { name: /İşleniyor 0/ })).toBeVisible();
    expect(within(queue).getByText(/En eski bekleyen: 3 dakika/)).toHaveTextContent('38 milisaniye');

    const ai = screen.getByRole('region', { name: 'Yapay zekâ' });
    expect(ai).toHaveTextContent('412.300');
    expect(ai).toHaveTextContent('%41');
  });

  it('suggests the safety page as the next task when a safety case is open', async () => {
    server.use(answer(getAdminDashboard, () => adminDay()));
    renderApp('/', { as: 'admin' });
    const next = await screen.findByRole('region', { name: 'Sıradaki iş' });
    expect(
      within(next).getByRole('heading', { name: 'Güvenlik: 1 kayıt ilgilenilmeyi bekliyor' }),
    ).toBeVisible();
    expect(within(next).getByRole('link', { name: 'Güvenlik kayıtlarına bak' })).toHaveAttribute(
      'href',
      '/pages/message-process-safety',
    );
  });

  it('suggests the message review as the next task when messages wait for a decision', async () => {
    server.use(
      answer(getAdminDashboard, () =>
        adminDay({ needs: { safety: 0, disputed: 3, failed: 1, flaggedQuestions: 2 } }),
      ),
    );
    renderApp('/', { as: 'admin' });
    expect(await screen.findByRole('heading', { name: '6 mesaj sizi bekliyor' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mesajlara bak' })).toHaveAttribute(
      'href',
      '/pages/message-process-list?states=needs-review,failed',
    );
  });

  it('suggests adding users when there are no learners, and says that no AI provider is configured', async () => {
    server.use(
      answer(getAdminDashboard, () =>
        adminDay({
          users: { total: 1, activeToday: 0, activeThisWeek: 0 },
          queue: { counts: [], oldestWaitingSeconds: null, medianDurationMs: null },
          ai: { configured: false, tokensToday: 0, tokenCapPerDay: null, spent: { days: [], use: [] } },
          needs: { disputed: 0, failed: 0, flaggedQuestions: 0 },
        }),
      ),
    );
    renderApp('/', { as: 'admin' });
    expect(await screen.findByRole('heading', { name: 'Henüz öğrenci yok' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kullanıcı ekle' })).toHaveAttribute('href', '/pages/user-add');
    expect(screen.getByText(/Bağlı değil/)).toBeVisible();
    expect(screen.getByText('Henüz işlenecek mesaj olmadı.')).toBeVisible();
    expect(screen.getByText('Şu anda bakmanız gereken bir şey yok.')).toBeVisible();
  });

  it('lists the open tasks of administrators with links, and shows the cost of corrections', async () => {
    // The dashboard shows at most "1.000+" because the server stops counting at 1,000.
    const needs1001 = { ...adminDay().needs, disputed: 1001 };
    server.use(answer(getAdminDashboard, () => adminDay({ needs: needs1001 })));
    renderApp('/', { as: 'admin' });
    const needs = await screen.findByRole('region', { name: 'Sizi bekleyenler' });
    const links = within(needs)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Güvenlik: ilgilenilmeyi bekleyen kayıt1', '/pages/message-process-safety'],
      ['Öğrencinin itiraz ettiği düzeltme1.000+', '/pages/message-process-list?disputed=yes'],
      ['İşlenemeyen mesaj1', '/pages/message-process-list?states=failed'],
      ['Yanıtları olağan dışı görünen soru2', '/pages/question-list?state=published&flagged=yes'],
    ]);
    expect(screen.getByText(/14 günlük maliyeti: 1,24 USD/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Doğruluk ve maliyet' })).toHaveAttribute(
      'href',
      '/pages/message-process-statistics',
    );
  });

  it('updates the numbers of the message queue when the server sends live events', async () => {
    let waiting = 14;
    const counts = () => ({ ...adminDay().queue, counts: [{ state: 'waiting' as const, count: waiting }] });
    server.use(
      answer(getAdminDashboard, () => adminDay({ queue: counts() })),
      answer(streamEvents, async () => {
        await screen.findByRole('link', { name: /Bekliyor 14/ });
        waiting = 13;
        const moved = { type: 'message-process', messageId: open, state: 'processing' };
        return eventStream([{ type: 'ready' }, moved], { open: true });
      }),
    );
    renderApp('/', { as: 'admin' });
    await waitFor(() => expect(screen.getByRole('link', { name: /Bekliyor 13/ })).toBeVisible());
  });
});
