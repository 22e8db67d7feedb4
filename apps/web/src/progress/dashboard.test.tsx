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

const scale = ['A1', 'A2', 'B1', 'B2'].map((id, index) => ({
  id,
  name: { tr: `${id} · Ad`, en: id },
  abilityFrom: index === 0 ? null : index * 1.5 - 3.75,
}));

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
  plan: [
    { kind: 'vocabulary', done: false, count: 12, minutes: 2, next: null },
    { kind: 'reading', done: true, count: 1, minutes: 4, next: { id: 'the-oven', title: 'The Oven' } },
    { kind: 'writing', done: false, count: 1, minutes: 10, next: { id: 'w1', title: 'A letter' } },
  ],
  next: { kind: 'chat', why: 'begun' },
  week: minutes.map((value, index) => ({
    day: new Date(Date.UTC(2026, 7, 31 + index)).toISOString().slice(0, 10),
    minutes: value,
    kinds:
      value === 0
        ? []
        : [
            { kind: 'chat' as const, minutes: value - 1 },
            { kind: 'reading' as const, minutes: 1 },
          ],
  })),
  streak: { days: 6, todayDone: true, restDaysLeft: 1 },
  goal: { days: 5, doneThisWeek: 3 },
  skills: [
    {
      skill: 'reading',
      ability: -1.2,
      standardError: 0.6,
      answers: 14,
      level: 'A2',
      from: 'A1',
      to: 'B1',
    },
    { skill: 'grammar', ability: 0, standardError: 0.3, answers: 60, level: 'B1', from: 'B1', to: 'B1' },
  ],
  scale,
  errorProfile: {
    words: { lately: 1250, before: 800 },
    codes: [
      {
        code: 'missing-article',
        lately: 15,
        before: 24,
        latelyRate: 1.2,
        beforeRate: 3,
        trend: 'less',
      },
      { code: 'double-connector', lately: 2, before: 0, latelyRate: 0.16, beforeRate: 0, trend: 'same' },
    ],
  },
  placement: null,
  openConversationId: open,
  ...over,
});

const newcomer = (): LearnerDay =>
  learnerDay({
    meter: { ...learnerDay().meter, usedSeconds: 0 },
    plan: [{ kind: 'vocabulary', done: false, count: 10, minutes: 2, next: null }],
    next: { kind: 'vocabulary', why: 'due' },
    week: learnerDay().week.map((one) => ({ ...one, minutes: 0, kinds: [] })),
    streak: { days: 0, todayDone: false, restDaysLeft: 1 },
    goal: null,
    skills: [],
    errorProfile: { words: { lately: 0, before: 0 }, codes: [] },
    openConversationId: null,
  });

const serveLearner = (day: LearnerDay) => server.use(answer(getLearnerDashboard, () => day));

describe("the learner's first page", () => {
  it('shows the day in one look with one thing to do', async () => {
    serveLearner(learnerDay());
    renderApp('/', { as: 'user' });
    expect(await screen.findByText('Merhaba Ayşe')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Ana Sayfa' })).toBeVisible();
    const plan = screen.getByRole('region', { name: 'Bugünün planı' });
    expect(within(plan).getByRole('img', { name: 'Bugün 10 dakikanın 4 dakikası konuşuldu' })).toBeVisible();
    expect(plan).toHaveTextContent('Sohbetiniz yarıda; bugün 6 dakikanız daha var.');
    expect(within(plan).getByRole('link', { name: 'Sohbete devam et' })).toHaveAttribute(
      'href',
      `/pages/chat?c=${open}`,
    );
  });

  it('leads to each part of the plan and says how it stands', async () => {
    serveLearner(learnerDay());
    renderApp('/', { as: 'user' });
    const parts = await screen.findByRole('list', { name: 'Bugünün parçaları' });
    const links = within(parts)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Sohbet4 / 10 dakika', `/pages/chat?c=${open}`],
      ['Kelime12 kelime bekliyor', '/pages/vocabulary-practice'],
      ['Okuma✓ tamam', '/pages/reading-practice/the-oven'],
      ['YazmaA letter', '/pages/writing-practice'],
    ]);
    // A topic to write about is in the learner's own language.
    expect(within(parts).getByText('A letter')).not.toHaveAttribute('lang');
  });

  it.each([
    [
      'the words that are due',
      { kind: 'vocabulary', why: 'due' },
      'Kelimelere başla',
      '/pages/vocabulary-practice',
    ],
    ['a text', { kind: 'reading', why: 'least' }, 'Okumaya başla', '/pages/reading-practice/the-oven'],
    ['a piece of writing', { kind: 'writing', why: 'least' }, 'Yazmaya başla', '/pages/writing-practice'],
    ['the level test', { kind: null, why: 'placement' }, 'Seviye testine başla', '/pages/placement-test'],
    ['nothing more', { kind: null, why: 'done' }, 'Sohbetlerinize göz atın', '/pages/chat'],
  ] as const)('offers %s next', async (_, next, name, href) => {
    serveLearner(learnerDay({ next }));
    renderApp('/', { as: 'user' });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('goes on with a level test that was left', async () => {
    const placement = { offered: true, openAttemptId: open, resultAttemptId: null };
    serveLearner(learnerDay({ next: { kind: null, why: 'placement' }, placement }));
    renderApp('/', { as: 'user' });
    expect(await screen.findByRole('link', { name: 'Seviye testine devam et' })).toHaveAttribute(
      'href',
      `/pages/placement-test/${open}`,
    );
  });

  it('leads to the result of a level test that was not taken over', async () => {
    const placement = { offered: true, openAttemptId: null, resultAttemptId: open };
    serveLearner(learnerDay({ next: { kind: null, why: 'placement' }, placement }));
    renderApp('/', { as: 'user' });
    expect(await screen.findByRole('link', { name: 'Test sonucunu gör' })).toHaveAttribute(
      'href',
      `/pages/placement-test/${open}`,
    );
    expect(screen.getByText(/sonucunuz sizi bekliyor/)).toBeVisible();
    expect(screen.queryByText(/henüz belli değil/)).toBeNull();
  });

  it('counts what was just practised when one comes back', async () => {
    let spoken = 240;
    const day = () => learnerDay({ meter: { ...learnerDay().meter, usedSeconds: spoken } });
    server.use(answer(getLearnerDashboard, day));
    const { user } = renderApp('/', { as: 'user' });
    expect(await screen.findByRole('img', { name: /4 dakikası konuşuldu/ })).toBeVisible();
    const menu = screen.getByRole('navigation', { name: 'Menü' });
    await user.click(within(menu).getByRole('link', { name: 'Okuma Pratiği' }));
    await screen.findByRole('heading', { level: 1, name: 'Okuma Pratiği' });
    spoken = 360;
    await user.click(within(menu).getByRole('link', { name: 'Ana Sayfa' }));
    expect(await screen.findByRole('img', { name: /6 dakikası konuşuldu/ })).toBeVisible();
  });

  it('shows the week from Monday to Sunday by kind, the goal, and the streak without pressure', async () => {
    serveLearner(learnerDay());
    renderApp('/', { as: 'user' });
    const week = await screen.findByRole('list', { name: 'Günlere göre çalışma dakikaları' });
    const days = within(week)
      .getAllByRole('listitem')
      .map((day) => day.textContent);
    expect(days).toHaveLength(7);
    expect(days[0]).toBe('Pzt: 10 dakika (Sohbet 9, Okuma 1)');
    expect(days[1]).toBe('Sal: 7,5 dakika (Sohbet 6,5, Okuma 1)');
    expect(days[6]).toBe('Paz: 0 dakika');
    expect(screen.getByText('6 günlük seri.')).toBeVisible();
    expect(screen.getByText(/dinlenme gününüz var; seri bozulmaz/)).toBeVisible();
    expect(screen.getByText('Hedefiniz haftada 5 gün; bu hafta 3 gün çalıştınız.')).toBeVisible();
  });

  it('says each level as a range, never as a bare point, and where nothing is known', async () => {
    serveLearner(learnerDay());
    renderApp('/', { as: 'user' });
    const skills = await screen.findByRole('region', { name: 'Beceri seviyeleriniz' });
    expect(
      within(skills)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(['OkumaA2 dolayında (A1 ile B1 arası)', 'Dil bilgisibüyük olasılıkla B1']);
    expect(skills).toHaveTextContent('Henüz yeterli çalışma yok: Konuşma, Yazma, Dinleme, Kelime');
  });

  it('weighs errors by the words written and tells how they moved', async () => {
    serveLearner(learnerDay());
    renderApp('/', { as: 'user' });
    const profile = await screen.findByRole('region', { name: 'Üzerinde durulacaklar' });
    expect(profile).toHaveTextContent('Son iki haftada 1.250 kelime yazdınız.');
    const [article, connector] = within(profile).getAllByRole('listitem');
    expect(article).toHaveTextContent('Eksik artikelazaldı100 kelimede 1,2önceki iki hafta 3');
    expect(connector).toHaveTextContent('Çift bağlaçpek değişmedi100 kelimede 0,2');
  });

  it('counts errors, and says why there is no trend, while too little was written', async () => {
    serveLearner(
      learnerDay({
        errorProfile: {
          words: { lately: 40, before: 0 },
          codes: [
            {
              code: 'missing-article',
              lately: 3,
              before: 0,
              latelyRate: null,
              beforeRate: null,
              trend: null,
            },
          ],
        },
      }),
    );
    renderApp('/', { as: 'user' });
    const profile = await screen.findByRole('region', { name: 'Üzerinde durulacaklar' });
    expect(within(profile).getByRole('listitem')).toHaveTextContent('Eksik artikelson iki haftada 3 kez');
    expect(profile).toHaveTextContent(/Son iki haftada 40 kelime yazdınız/);
    expect(profile).toHaveTextContent(/iki dönemde de en az 100 kelime gerekir/);
  });

  it('welcomes who is here for the first time', async () => {
    serveLearner(newcomer());
    renderApp('/', { as: 'user' });
    expect(await screen.findByText(/Hoş geldiniz!/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kelimelere başla' })).toBeVisible();
    expect(await screen.findByText('Henüz düzeltme yok')).toBeVisible();
    expect(screen.getByText('Henüz tahmin yok')).toBeVisible();
    expect(screen.getByText('Bugün çalışınca yeni bir seri başlar.')).toBeVisible();
  });

  it('is content when the day is done', async () => {
    serveLearner(learnerDay({ next: { kind: null, why: 'done' } }));
    renderApp('/', { as: 'user' });
    expect(await screen.findByText(/Bugünün planı tamam, elinize sağlık/)).toHaveTextContent(
      /Yeni gününüz başlıyor: \d/,
    );
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

const spentToday = {
  day: '2026-09-05',
  calls: 45,
  inputTokens: 40_000,
  outputTokens: 4500,
  characters: 0,
};

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
  needs: { disputed: 3, failed: 1, flaggedQuestions: 2 },
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
          ai: { configured: false, tokensToday: 0, tokenCapPerDay: null, spent: { days: [], use: [] } },
          needs: { disputed: 0, failed: 0, flaggedQuestions: 0 },
        }),
      ),
    );
    renderApp('/', { as: 'admin' });
    expect(await screen.findByRole('heading', { name: 'Henüz öğrenci yok' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kişi ekle' })).toHaveAttribute('href', '/pages/user-add');
    expect(screen.getByText(/Bağlı değil/)).toBeVisible();
    expect(screen.getByText('Henüz işlenecek mesaj olmadı.')).toBeVisible();
    expect(screen.getByText('Şu anda bakmanız gereken bir şey yok.')).toBeVisible();
  });

  it('names what needs a person, with the way there, and what corrections cost', async () => {
    server.use(answer(getAdminDashboard, () => adminDay()));
    renderApp('/', { as: 'admin' });
    const needs = await screen.findByRole('region', { name: 'Sizi bekleyenler' });
    const links = within(needs)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Öğrencinin yanlış dediği düzeltme3', '/pages/message-process-list?disputed=yes'],
      ['İşlenemeyen mesaj1', '/pages/message-process-list?states=failed'],
      ['Yanıtları tuhaf görünen soru2', '/pages/question-list?state=published&flagged=yes'],
    ]);
    expect(screen.getByText(/14 günlük maliyeti: 1,24 USD/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Doğruluk ve maliyet' })).toHaveAttribute(
      'href',
      '/pages/message-process-figures',
    );
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
