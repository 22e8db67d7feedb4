import type { AnswerOf } from '@pratik/contract/call';
import { streamEvents } from '@pratik/contract/events';
import { getAdminDashboard, getLearnerDashboard } from '@pratik/contract/progress';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { answer, eventStream, problem, server } from '../../test/server.ts';

type LearnerDay = AnswerOf<typeof getLearnerDashboard>;
type AdminDay = AnswerOf<typeof getAdminDashboard>;

const open = '5b0c1a52-6a1f-4b3e-9d1c-0a8d4f7c1e01';
const minutes = [10, 7.5, 0, 4, 0, 0, 0];

const learnerDay = (over: Partial<LearnerDay> = {}): LearnerDay => ({
  name: 'Ayşe',
  level: 'A2',
  meter: {
    day: '2026-09-03',
    usedSeconds: 240,
    limitSeconds: 600,
    full: false,
    nextDayAt: '2026-09-03T21:00:00.000Z',
  },
  week: minutes.map((value, index) => ({
    day: new Date(Date.UTC(2026, 7, 31 + index)).toISOString().slice(0, 10),
    minutes: value,
  })),
  streak: { days: 6, todayDone: true, restDaysLeft: 1 },
  errors: [
    { code: 'missing-article', thisWeek: 3, lastWeek: 8 },
    { code: 'double-connector', thisWeek: 2, lastWeek: 0 },
  ],
  openConversationId: open,
  ...over,
});

const serveLearner = (day: LearnerDay) => server.use(answer(getLearnerDashboard, () => day));

describe("the learner's first page", () => {
  it('shows the day in one look with one thing to do', async () => {
    serveLearner(learnerDay());
    renderApp('/', { as: 'user' });
    expect(await screen.findByText('Merhaba Ayşe')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Ana Sayfa' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Bugün 10 dakikanın 4 dakikası konuşuldu' })).toBeVisible();
    const main = screen.getByRole('main');
    expect(within(main).getAllByRole('link')).toHaveLength(1);
    expect(within(main).getByRole('link', { name: 'Sohbete devam et' })).toHaveAttribute(
      'href',
      `/pages/chat?c=${open}`,
    );
  });

  it('shows the week from Monday to Sunday, and the streak without pressure', async () => {
    serveLearner(learnerDay());
    renderApp('/', { as: 'user' });
    const week = await screen.findByRole('list', { name: 'Günlere göre konuşma dakikaları' });
    const days = within(week)
      .getAllByRole('listitem')
      .map((day) => day.textContent);
    expect(days).toHaveLength(7);
    expect(days[0]).toBe('Pzt: 10 dakika');
    expect(days[1]).toBe('Sal: 7,5 dakika');
    expect(days[6]).toBe('Paz: 0 dakika');
    expect(screen.getByText('6 günlük seri.')).toBeVisible();
    expect(screen.getByText(/dinlenme gününüz var; seri bozulmaz/)).toBeVisible();
  });

  it('names the errors in Turkish and says how they moved', async () => {
    serveLearner(learnerDay());
    renderApp('/', { as: 'user' });
    const profile = await screen.findByRole('region', { name: 'Üzerinde durulacaklar' });
    const [article, connector] = within(profile).getAllByRole('listitem');
    expect(article).toHaveTextContent('Eksik artikelazaldıbu hafta 3geçen hafta 8');
    expect(connector).toHaveTextContent('Çift bağlaçyenibu hafta 2geçen hafta 0');
  });

  it('welcomes who is here for the first time', async () => {
    const none = learnerDay().week.map((one) => ({ ...one, minutes: 0 }));
    serveLearner(
      learnerDay({
        meter: { ...learnerDay().meter, usedSeconds: 0 },
        week: none,
        streak: { days: 0, todayDone: false, restDaysLeft: 1 },
        errors: [],
        openConversationId: null,
      }),
    );
    renderApp('/', { as: 'user' });
    expect(await screen.findByRole('heading', { name: 'İlk sohbetinizle başlayın' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sohbete başla' })).toHaveAttribute('href', '/pages/chat');
    expect(screen.getByText('Henüz düzeltme yok')).toBeVisible();
  });

  it('is content when the day is full', async () => {
    serveLearner(learnerDay({ meter: { ...learnerDay().meter, usedSeconds: 600, full: true } }));
    renderApp('/', { as: 'user' });
    expect(await screen.findByText(/Bugünkü konuşmanız tamam/)).toHaveTextContent(
      /Yeni gününüz başlıyor: \d/,
    );
    expect(screen.getByRole('link', { name: 'Sohbetlerinize göz atın' })).toBeVisible();
  });

  it('says what failed and reads again when asked', async () => {
    let broken = true;
    server.use(answer(getLearnerDashboard, () => (broken ? problem('forbidden') : learnerDay())));
    const { user } = renderApp('/', { as: 'user' });
    expect(await screen.findByText('Bu işlem için yetkiniz yok')).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByText('Merhaba Ayşe')).toBeVisible();
  });
});

const adminDay = (over: Partial<AdminDay> = {}): AdminDay => ({
  people: { total: 1240, activeToday: 86, activeThisWeek: 412 },
  days: Array.from({ length: 14 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 7, 23 + index)).toISOString().slice(0, 10),
    people: index,
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
  ai: { configured: true, tokensToday: 412_300, tokenCapPerDay: 1_000_000 },
  coverage: [{ kind: 'reading', levelId: 'A1', published: 20 }],
  ...over,
});

describe("the administrator's first page", () => {
  it('shows what each level has to practise with, and where there is nothing', async () => {
    server.use(answer(getAdminDashboard, () => adminDay()));
    renderApp('/', { as: 'admin' });
    const content = await screen.findByRole('region', { name: 'İçerik' });
    const row = (name: string) => within(content).getByRole('row', { name: new RegExp(`^${name}`) });
    expect(within(row('Okuma metni')).getAllByRole('cell')[0]).toHaveTextContent('20');
    expect(within(row('Dinleme metni')).getAllByRole('cell')[0]).toHaveTextContent('0');
  });

  it('says that the library is empty', async () => {
    server.use(answer(getAdminDashboard, () => adminDay({ coverage: [] })));
    renderApp('/', { as: 'admin' });
    expect(await screen.findByText(/Kütüphanede yayında öğe yok/)).toBeVisible();
  });

  it('shows people, minutes, the queue and the AI service', async () => {
    server.use(answer(getAdminDashboard, () => adminDay()));
    renderApp('/', { as: 'admin' });
    const people = await screen.findByRole('region', { name: 'Kişiler' });
    expect(within(people).getByText('bugün etkin').nextElementSibling).toHaveTextContent('86');
    expect(within(people).getByText('kayıtlı kişi').nextElementSibling).toHaveTextContent('1.240');

    const table = screen.getByRole('table', { name: 'Günlere göre konuşulan dakikalar ve etkin kişiler' });
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

  it('leads to the messages that need a person', async () => {
    server.use(answer(getAdminDashboard, () => adminDay()));
    renderApp('/', { as: 'admin' });
    expect(await screen.findByRole('heading', { name: '6 mesaj sizi bekliyor' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mesajlara bak' })).toHaveAttribute(
      'href',
      '/pages/message-process-list?states=needs-review,failed',
    );
  });

  it('asks for people where there is nobody, and says what works without an AI service', async () => {
    server.use(
      answer(getAdminDashboard, () =>
        adminDay({
          people: { total: 1, activeToday: 0, activeThisWeek: 0 },
          queue: { counts: [], oldestWaitingSeconds: null, medianDurationMs: null },
          ai: { configured: false, tokensToday: 0, tokenCapPerDay: null },
        }),
      ),
    );
    renderApp('/', { as: 'admin' });
    expect(await screen.findByRole('heading', { name: 'Henüz öğrenci yok' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kişi ekle' })).toHaveAttribute('href', '/pages/user-add');
    expect(screen.getByText(/Bağlı değil/)).toBeVisible();
    expect(screen.getByText('Henüz işlenecek mesaj olmadı.')).toBeVisible();
  });

  it('follows the queue live', async () => {
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
