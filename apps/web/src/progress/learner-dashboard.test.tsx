import { getLearnerDashboard, setPlanMinutes } from '@pratik/contract/progress';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { serveLearner } from '../../test/serve-learner.ts';
import { answer, problem, server } from '../../test/server.ts';
import { learnerDay, newcomer, open } from '../learner/learner-day.fixture.ts';
import type { LearnerDay } from '../learner/learner-day.ts';

describe('learner dashboard', () => {
  it('shows today’s plan, with exactly one suggested activity', async () => {
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

  it.each([
    [0, 0, 'bugün 10 dakikanız daha var'],
    [599, 9, 'bir dakikadan az süreniz kaldı'],
    [600, 10, null],
    [705, 10, null],
  ])(
    'shows used and remaining minutes that add up to the daily limit after %i seconds of speaking',
    async (used, shown, left) => {
      const full = used >= 600;
      const meter = { ...learnerDay().meter, usedSeconds: used, full };
      serveLearner(learnerDay({ meter, ...(full ? { next: { kind: null, why: 'done' } } : {}) }));
      renderApp('/', { as: 'user' });
      const name = `Bugün 10 dakikanın ${shown} dakikası konuşuldu`;
      expect(await screen.findByRole('img', { name })).toHaveTextContent(`${shown}/ 10 dk`);
      if (left) expect(screen.getByRole('region', { name: 'Bugünün planı' })).toHaveTextContent(left);
    },
  );

  it('shows each step of the plan with its reason, its state and a link', async () => {
    serveLearner(learnerDay());
    renderApp('/', { as: 'user' });
    const parts = await screen.findByRole('list', { name: 'Bugünün adımları' });
    const links = within(parts)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Kelime12 kelime bekliyor', '/pages/vocabulary-practice'],
      ['Okuma✓ tamam', '/pages/reading-practice/the-oven'],
      ['Sohbether gün biraz: 6 dakika', `/pages/chat?c=${open}`],
      ['Yazmaünitenizde sırada: A letter', '/pages/writing-practice?prompt=w1'],
    ]);
    // The topic of a writing task is shown in the interface language, not in English.
    expect(within(parts).getByText(/A letter/)).not.toHaveAttribute('lang');
  });

  it('links to the weekly letter', async () => {
    serveLearner(learnerDay());
    renderApp('/', { as: 'user' });
    expect(await screen.findByRole('link', { name: 'Haftalık mektubunuz' })).toHaveAttribute(
      'href',
      '/pages/weekly-letter',
    );
  });

  it('says how many steps wait in the current unit when no step is finished', async () => {
    const day = learnerDay();
    serveLearner({ ...day, unit: day.unit && { ...day.unit, stepsDone: 0 } });
    renderApp('/', { as: 'user' });
    expect(await screen.findByText(/9 adım sizi bekliyor/)).toBeVisible();
  });

  it('shows the current unit with its steps and a link to the unit', async () => {
    serveLearner(learnerDay());
    renderApp('/', { as: 'user' });
    const plan = within(await screen.findByRole('region', { name: 'Bugünün planı' }));
    expect(plan.getByText('3. ünite: Yolculuklar')).toBeVisible();
    expect(plan.getByText(/9 adımdan 4 tanesi tamam/)).toBeVisible();
    expect(plan.getByRole('link', { name: 'Yolunuzu görün' })).toHaveAttribute(
      'href',
      '/pages/path/a2-trips',
    );
  });

  it('changes the daily minutes of the plan, and shows an error when the change fails', async () => {
    const sent: unknown[] = [];
    let fails = false;
    serveLearner(learnerDay());
    server.use(
      answer(setPlanMinutes, (body) => {
        sent.push(body);
        return fails ? problem('internal') : { done: true as const };
      }),
    );
    const { user } = renderApp('/', { as: 'user' });
    const choice = within(await screen.findByRole('group', { name: 'Günde kaç dakika?' }));
    expect(choice.getByRole('button', { name: '20 dk' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(choice.getByRole('button', { name: '10 dk' }));
    expect(sent).toEqual([{ minutes: 10 }]);
    fails = true;
    await user.click(choice.getByRole('button', { name: '30 dk' }));
    expect(await screen.findByText('Süre değiştirilemedi; yeniden deneyin.')).toBeVisible();
  });

  it.each([
    [
      'the words that are due',
      { kind: 'vocabulary', why: 'due' },
      'Kelimelere başla',
      '/pages/vocabulary-practice',
    ],
    [
      'a topic of the unit',
      { kind: 'writing', why: 'path' },
      'Yazmaya başla',
      '/pages/writing-practice?prompt=w1',
    ],
    ['the level test', { kind: null, why: 'placement' }, 'Seviye testine başla', '/pages/placement-test'],
    ['nothing more', { kind: null, why: 'done' }, 'Sohbetlerinize göz atın', '/pages/chat'],
  ] as const)('suggests as the next activity: %s', async (_, next, name, href) => {
    serveLearner(learnerDay({ next }));
    renderApp('/', { as: 'user' });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it.each([
    [
      'a lesson about recent errors',
      { kind: 'grammar', why: 'error', id: 'a1-articles' },
      'Konuyu aç',
      '/pages/grammar/a1-articles',
      /Son üç haftada 7 hata yaptığınız bir konu var; yaklaşık 8 dakika sürer:/,
    ],
    [
      'a lesson of the unit',
      { kind: 'grammar', why: 'path', id: 'a1-be' },
      'Konuyu aç',
      '/pages/grammar/a1-be',
      /Ünitenizde sırada 8 dakikalık bir dil bilgisi konusu var:/,
    ],
    [
      'the check of the unit',
      { kind: 'unit', why: 'path', id: 'a2-trips' },
      'Sınamaya başla',
      '/pages/path/a2-trips/check',
      /bütün adımlarını bitirdiniz/,
    ],
    [
      'the review of a unit',
      { kind: 'unit', why: 'review', id: 'a2-home' },
      'Sınamaya başla',
      '/pages/path/a2-home/check',
      /tekrar zamanı geldi/,
    ],
    [
      'a conversation of the unit',
      { kind: 'chat', why: 'path', id: 'a2-market' },
      'Sohbete başla',
      '/pages/chat?scenario=a2-market',
      /Ünitenizin konusu üzerine konuşun:/,
    ],
  ] as const)(
    'gives the reason for the suggested activity and a link to it: %s',
    async (_, { kind, why, id }, button, href, reason) => {
      const step = { kind, why, done: false, count: 7, minutes: 8, next: { id, title: 'Başlık' } };
      serveLearner(learnerDay({ plan: [step], next: { kind, why }, openConversationId: null }));
      renderApp('/', { as: 'user' });
      const plan = within(await screen.findByRole('region', { name: 'Bugünün planı' }));
      expect(plan.getByRole('link', { name: button })).toHaveAttribute('href', href);
      expect(plan.getByText(reason)).toBeVisible();
      for (const title of plan.getAllByText(/Başlık/)) expect(title).not.toHaveAttribute('lang');
    },
  );

  it('suggests continuing an unfinished placement test', async () => {
    const placement = { offered: true, openAttemptId: open, resultAttemptId: null };
    serveLearner(learnerDay({ next: { kind: null, why: 'placement' }, placement }));
    renderApp('/', { as: 'user' });
    expect(await screen.findByRole('link', { name: 'Seviye testine devam et' })).toHaveAttribute(
      'href',
      `/pages/placement-test/${open}`,
    );
  });

  it('links to the result of a placement test whose level the learner has not accepted', async () => {
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

  it('reloads the practice minutes when the learner returns from a practice page', async () => {
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

  it('shows the minutes by kind of practice from Monday to Sunday, the goal, and the streak with its rest days', async () => {
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

  it('shows the level of each skill as a range, and names the skills that have no estimate', async () => {
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

  it('shows the number of errors per 100 words with its range and its trend', async () => {
    serveLearner(learnerDay());
    renderApp('/', { as: 'user' });
    const profile = await screen.findByRole('region', { name: 'Üzerinde durulacaklar' });
    expect(profile).toHaveTextContent('Son iki haftada 1.250 kelime yazdınız.');
    const [article, connector] = within(profile).getAllByRole('listitem');
    expect(article).toHaveTextContent(
      'Eksik artikelazaldı100 kelimede 1,2 (aralık: 0,7–1,8)önceki iki hafta 3Sohbette 3 kez kendiniz düzelttiniz',
    );
    expect(connector).toHaveTextContent('Çift bağlaçpek değişmedi100 kelimede 0,2 (aralık: 0–0,5)');
  });

  it('shows plain numbers of errors, and says why there is no trend, when the learner has written too few words', async () => {
    serveLearner(
      learnerDay({
        errorProfile: {
          words: { lately: 40, before: 0 },
          codes: [
            {
              code: 'missing-article',
              lately: 3,
              before: 0,
              repaired: 0,
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

  it('welcomes a learner who has not practised yet', async () => {
    serveLearner(newcomer());
    renderApp('/', { as: 'user' });
    expect(await screen.findByText(/Hoş geldiniz!/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kelimelere başla' })).toBeVisible();
    expect(await screen.findByText('Henüz düzeltme yok')).toBeVisible();
    expect(screen.getByText('Henüz tahmin yok')).toBeVisible();
    expect(screen.getByText('Bugün çalışınca yeni bir seri başlar.')).toBeVisible();
  });

  it('says that today’s plan is complete when the learner has finished all its steps', async () => {
    serveLearner(learnerDay({ next: { kind: null, why: 'done' } }));
    renderApp('/', { as: 'user' });
    expect(await screen.findByText(/Bugünün planı tamam, elinize sağlık/)).toHaveTextContent(
      /Yeni gününüz başlıyor: \d/,
    );
  });

  it('offers a retry when the dashboard cannot be loaded', async () => {
    let broken = true;
    server.use(answer(getLearnerDashboard, () => (broken ? problem('forbidden') : learnerDay())));
    const { user } = renderApp('/', { as: 'user' });
    expect(await screen.findByText('Bu işlem için yetkiniz yok')).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByText('Merhaba Ayşe')).toBeVisible();
  });

  it('shows the three most frequent errors at first, and all errors on request', async () => {
    const line = learnerDay().errorProfile.codes[0] as LearnerDay['errorProfile']['codes'][number];
    const codes = (['missing-article', 'spelling', 'punctuation', 'word-order', 'modal'] as const).map(
      (code) => ({
        ...line,
        code,
      }),
    );
    serveLearner(learnerDay({ errorProfile: { words: { lately: 1250, before: 800 }, codes } }));
    const { user } = renderApp('/', { as: 'user' });
    const errors = within(await screen.findByRole('region', { name: 'Üzerinde durulacaklar' }));
    expect(errors.getAllByRole('listitem')).toHaveLength(3);
    const all = errors.getByRole('button', { name: 'Hepsini göster (5)', expanded: false });
    await user.click(all);
    expect(errors.getAllByRole('listitem')).toHaveLength(5);
    await user.click(errors.getByRole('button', { name: 'Daha az göster', expanded: true }));
    expect(errors.getAllByRole('listitem')).toHaveLength(3);
  });
});
