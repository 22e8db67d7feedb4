import { id } from '@pratik/contract/common';
import { getRepairedToday } from '@pratik/contract/mistakes';
import { getLearnerDashboard } from '@pratik/contract/progress';
import { answerReadingQuestion, getReading } from '@pratik/contract/reading';
import { saveWord, suggestWords } from '@pratik/contract/vocabulary';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { serveLearner } from '../../../test/serve-learner.ts';
import { answer, problem, server } from '../../../test/server.ts';
import { learnerDay } from '../../learner/learner-day.fixture.ts';
import { givenTo, openedOf, questionOf, readingOf, serveReading, textUrl } from './reading.fixture.ts';

const text = () => screen.findByRole('article', { name: 'Metin' });
const finishButton = () => screen.findByRole('button', { name: 'Okudum, sorulara geç' });
const readAt = '2026-03-10T09:03:00Z';

describe('reading text page', () => {
  it('starts the exercise on the first visit, and marks the text as English for screen readers', async () => {
    const state = serveReading(openedOf({ reading: null, questions: [] }));
    renderApp(textUrl, { as: 'user' });
    const heading = await screen.findByRole('heading', { level: 1, name: 'The oven' });
    expect(heading).toHaveAttribute('lang', 'en');
    expect(await text()).toHaveTextContent('Ece wakes at five. She likes warm bread.The door is closed.');
    const started = state.asked.find(({ call }) => call === 'start')?.input as { readingId: string };
    expect(id.safeParse(started.readingId).success).toBe(true);
    expect(screen.getByText(/2 soru gelir/)).toBeVisible();
  });

  it('names the series and the episode, and shows a summary of the earlier episodes', async () => {
    const opened = openedOf();
    const series = { title: 'Second wheels', episode: 3 };
    serveReading({ ...opened, text: { ...opened.text, series, recap: 'Ece found an old bicycle.' } });
    renderApp(textUrl, { as: 'user' });
    expect(await screen.findByText('Önceki bölümlerde')).toBeVisible();
    expect(screen.getByText('Ece found an old bicycle.')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Dizi:', { exact: false })).toHaveTextContent('Dizi: Second wheels · 3. bölüm');
  });

  it('opens the text at the sentence that the learner read last', async () => {
    serveReading(openedOf({ reading: readingOf({ sentence: 2 }) }));
    const { user } = renderApp(textUrl, { as: 'user' });
    expect(await screen.findByText('Kaldığınız yer işaretlendi.')).toBeVisible();
    const marked = () => document.querySelector('[data-spoken]');
    expect(marked()).toHaveTextContent('The door is closed.');
    await user.click(screen.getByRole('button', { name: 'Başa dön' }));
    expect(marked()).toBeNull();
  });

  it('says that the text is retired, and lets the learner finish the exercise', async () => {
    const opened = openedOf();
    serveReading({ ...opened, text: { ...opened.text, retired: true } });
    renderApp(textUrl, { as: 'user' });
    expect(await screen.findByText(/artık listede değil/)).toBeVisible();
    expect(await finishButton()).toBeEnabled();
  });

  it('shows “not found” and a link back when the text does not exist', async () => {
    serveReading();
    server.use(answer(getReading, () => problem('not-found')));
    renderApp(textUrl, { as: 'user' });
    expect(await screen.findByText('Bu metin bulunamadı')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bütün metinler' })).toHaveAttribute(
      'href',
      '/pages/reading-practice',
    );
  });
});

describe('questions of a reading exercise', () => {
  it('appear one at a time with the evidence highlighted in the text, followed by the result', async () => {
    const state = serveReading();
    const { user } = renderApp(textUrl, { as: 'user' });
    await user.click(await finishButton());
    const first = await screen.findByRole('group', { name: 'Who wakes first?' });
    expect(screen.queryByText('When does it open?')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Yanıtla' }));
    expect(await screen.findByText('Bir seçenek seçin.')).toBeVisible();
    expect(state.asked.filter(({ call }) => call === 'answer')).toEqual([]);
    await user.click(within(first).getByRole('radio', { name: 'the cat' }));
    await user.click(screen.getByRole('button', { name: 'Yanıtla' }));

    const outcome = await screen.findByRole('heading', { name: /Soru 1 \/ 2.*Yanlış/ });
    await waitFor(() => expect(outcome).toHaveFocus());
    expect(screen.getByText('doğru yanıt').closest('li')).toHaveTextContent('Ece');
    expect(screen.getByText('sizin yanıtınız').closest('li')).toHaveTextContent('the cat');
    expect(screen.getByText('Metnin ilk cümlesi.')).toBeVisible();
    expect((await text()).querySelector('mark')).toHaveTextContent(/^Ece wakes at five\.$/);

    await user.click(screen.getByRole('button', { name: 'Sonraki soru' }));
    const second = await screen.findByRole('group', { name: 'When does it open?' });
    expect((await text()).querySelector('mark')).toBeNull();
    await user.click(within(second).getByRole('radio', { name: 'at six' }));
    await user.click(screen.getByRole('button', { name: 'Yanıtla' }));
    await screen.findByRole('heading', { name: /Soru 2 \/ 2.*Doğru/ });
    expect((await text()).querySelector('mark')).toHaveTextContent(/^It opens at six\.$/);

    await user.click(screen.getByRole('button', { name: 'Sonucu gör' }));
    const result = await screen.findByRole('heading', { name: '2 sorudan 1 doğru' });
    await waitFor(() => expect(result).toHaveFocus());
    expect(screen.getByText('Hızınız: dakikada 80 kelime')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Başka bir metin seç' })).toBeVisible();
    expect(state.asked.filter(({ call }) => call === 'answer')).toHaveLength(2);
  });

  it('start at the first unanswered question, on any device', async () => {
    serveReading(
      openedOf({ reading: readingOf({ readAt }), questions: [questionOf(0, givenTo(0, 1)), questionOf(1)] }),
    );
    renderApp(textUrl, { as: 'user' });
    expect(await screen.findByRole('group', { name: 'When does it open?' })).toBeVisible();
  });

  it('store an answer that was given offline, and send it when the device is online again, even after a page reload', async () => {
    const state = serveReading(openedOf({ reading: readingOf({ readAt }) }));
    let offline = true;
    server.use(
      answer(answerReadingQuestion, ({ questionId, choice }) => {
        state.asked.push({ call: 'answer', input: { questionId, choice } });
        return offline
          ? HttpResponse.error()
          : { reading: readingOf({ readAt }), question: questionOf(0, givenTo(0, choice[0] ?? -1)) };
      }),
    );
    const first = renderApp(textUrl, { as: 'user' });
    await first.user.click(await screen.findByRole('radio', { name: 'Ece' }));
    await first.user.click(screen.getByRole('button', { name: 'Yanıtla' }));
    expect(await screen.findByText(/Yanıtınız duruyor/)).toBeVisible();
    first.unmount();

    // The learner submitted the answer before the page was closed, so the next visit sends it.
    renderApp(textUrl, { as: 'user' });
    expect(await screen.findByRole('radio', { name: 'Ece' })).toBeChecked();
    expect(await screen.findByText(/Yanıtınız duruyor/)).toBeVisible();
    offline = false;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('heading', { name: /Doğru/ })).toBeVisible();
    expect(state.asked.map(({ input }) => input)).toEqual(
      Array.from({ length: 3 }, () => ({ questionId: 'the-oven.0', choice: [1] })),
    );
  });

  it('end with the result and a button that starts the same text again', async () => {
    const done = readingOf({ readAt, finishedAt: '2026-03-10T09:05:00Z' });
    const state = serveReading(
      openedOf({ reading: done, questions: [questionOf(0, givenTo(0, 1)), questionOf(1, givenTo(1, 0))] }),
    );
    const { user } = renderApp(textUrl, { as: 'user' });
    expect(await screen.findByRole('heading', { name: '2 sorudan 2 doğru' })).toBeVisible();
    expect(screen.getByText('Bu okumada hız ölçülemedi.')).toBeVisible();
    await user.click(screen.getByText('Who wakes first?'));
    await user.click(screen.getAllByRole('button', { name: 'Metinde göster' })[0] as HTMLElement);
    expect((await text()).querySelector('mark')).toHaveTextContent('Ece wakes at five.');
    await user.click(screen.getByRole('button', { name: 'Yeniden oku' }));
    expect(await finishButton()).toBeEnabled();
    expect(state.asked.filter(({ call }) => call === 'start')).toHaveLength(1);
  });
});

describe('result of a reading exercise', () => {
  const done = () =>
    openedOf({
      reading: readingOf({ readAt, finishedAt: '2026-03-10T09:05:00Z' }),
      questions: [questionOf(0, givenTo(0, 1)), questionOf(1, givenTo(1, 0))],
    });
  const finish = () => screen.findByRole('region', { name: 'Sırada ne var?' });
  const openEnd = async () => {
    serveReading(done());
    const { user } = renderApp(textUrl, { as: 'user' });
    return { user, panel: within(await finish()) };
  };

  it('names and links the next activity of the plan', async () => {
    serveLearner(learnerDay({ next: { kind: 'vocabulary', why: 'due' } }));
    const { panel } = await openEnd();
    expect(await panel.findByText('Tekrar sırası gelen 12 kelime var.')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Kelimelere geç' })).toHaveAttribute(
      'href',
      '/pages/vocabulary-practice',
    );
  });

  it('links to the grammar lesson about the learner’s recent errors, whose title is not marked as English', async () => {
    const next = { id: 'a1-articles', title: 'Artikel' };
    const lesson = { kind: 'grammar', why: 'error', done: false, count: 3, minutes: 8, next } as const;
    serveLearner(learnerDay({ plan: [lesson], next: { kind: 'grammar', why: 'error' } }));
    const { panel } = await openEnd();
    expect(await panel.findByText(/Son hatalarınızı açıklayan konu:/)).toBeVisible();
    expect(panel.getByText('Artikel')).not.toHaveAttribute('lang');
    expect(panel.getByRole('link', { name: 'Konuyu aç' })).toHaveAttribute(
      'href',
      '/pages/grammar/a1-articles',
    );
  });

  it('links to the home page when the plan of the day is complete', async () => {
    serveLearner(learnerDay({ next: { kind: null, why: 'done' } }));
    const { panel } = await openEnd();
    expect(await panel.findByText('Bugünün planı tamam.')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Ana sayfaya dön' })).toHaveAttribute('href', '/');
  });

  it('suggests words from the text, and saves the chosen word with its sentence', async () => {
    const asked: unknown[] = [];
    const saved: unknown[] = [];
    server.use(
      answer(suggestWords, (input) => {
        asked.push(input);
        return {
          words: [
            { word: 'oven', meaning: 'fırın', sentence: 'The oven is hot.' },
            { word: 'crust', meaning: 'kabuk', sentence: 'She likes the crust.' },
          ],
        };
      }),
      answer(saveWord, (input) => {
        saved.push(input);
        return { cardId: input.id, already: false };
      }),
    );
    const { user, panel } = await openEnd();
    const line = within((await panel.findByText('oven')).closest('li') as HTMLElement);
    expect(line.getByText('fırın')).toHaveAttribute('lang', 'tr');
    await user.click(line.getByRole('button', { name: 'Ekle: oven' }));
    expect(await line.findByText('Eklendi')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Ekle: crust' })).toBeEnabled();
    expect(asked).toEqual([
      {
        text: 'Ece wakes at five. She likes warm bread. The door is closed. It opens at six.',
        textId: 'the-oven',
      },
    ]);
    expect(saved).toMatchObject([
      {
        word: 'oven',
        meaning: 'fırın',
        sentence: 'The oven is hot.',
        from: { kind: 'reading', id: 'the-oven' },
      },
    ]);
  });

  it('shows some of the mistakes that the learner corrected today, and the number of the remaining mistakes', async () => {
    server.use(
      answer(getRepairedToday, () => ({
        count: 3,
        sentences: [
          { code: 'missing-article' as const, before: 'My sister is ', right: 'a nurse', after: '.' },
        ],
      })),
    );
    const { panel } = await openEnd();
    expect(await panel.findByRole('heading', { name: 'Bugün düzelttikleriniz' })).toBeVisible();
    const sentence = panel.getByText('a nurse').closest('[lang]') as HTMLElement;
    expect([sentence.lang, sentence.textContent]).toEqual(['en', 'My sister is a nurse.']);
    expect(panel.getByText('Eksik artikel')).toBeVisible();
    expect(panel.getByText('ve 2 hata daha')).toBeVisible();
  });

  it('hides the sections for words and mistakes when they are empty', async () => {
    const { panel } = await openEnd();
    expect(await panel.findByRole('link')).toBeVisible();
    expect(panel.queryAllByRole('heading', { level: 3 })).toEqual([]);
  });

  it('offers a retry for each section that cannot be loaded', async () => {
    let broken = true;
    server.use(
      answer(getLearnerDashboard, () => (broken ? problem('forbidden') : learnerDay())),
      answer(suggestWords, () => (broken ? problem('forbidden') : { words: [] })),
    );
    const { user, panel } = await openEnd();
    const retries = await waitFor(() => {
      const found = panel.getAllByRole('button', { name: 'Yeniden dene' });
      expect(found).toHaveLength(2);
      return found;
    });
    broken = false;
    for (const retry of retries) await user.click(retry);
    expect(await panel.findByRole('link', { name: 'Sohbete geç' })).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Yeniden dene' })).toBeNull();
  });

  it('stays hidden until the last question is answered', async () => {
    serveReading(openedOf({ reading: readingOf({ readAt }), questions: [questionOf(0), questionOf(1)] }));
    renderApp(textUrl, { as: 'user' });
    expect(await screen.findByText('Who wakes first?')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Sırada ne var?' })).toBeNull();
  });
});
