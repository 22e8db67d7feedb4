import { id } from '@pratik/contract/common';
import { answerListeningQuestion, getListening, getListeningAudio } from '@pratik/contract/listening';
import { suggestWords } from '@pratik/contract/vocabulary';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import { stubAudio } from './fake-audio.fixture.ts';
import {
  audioOf,
  givenTo,
  listeningOf,
  openedOf,
  questionOf,
  scriptUrl,
  serveListening,
  textOf,
  turns,
} from './listening.fixture.ts';

let audio: ReturnType<typeof stubAudio>;
beforeEach(() => {
  audio = stubAudio();
});
afterEach(() => vi.unstubAllGlobals());

const button = (name: string) => screen.findByRole('button', { name });
/** Waits until the audio is loaded and returns the play button. */
const ready = async (name = 'Oynat') => {
  const found = await button(name);
  await waitFor(() => expect(found).toBeEnabled());
  return found;
};
const finished = () =>
  openedOf({
    listening: listeningOf({ finishedAt: '2026-03-10T09:05:00Z' }),
    text: textOf(turns),
    questions: [questionOf(0, givenTo(0, 1)), questionOf(1, givenTo(1, 2))],
  });

describe('listening exercise page', () => {
  it('starts the exercise on the first visit, with the first question beside the audio and without the text', async () => {
    const state = serveListening(openedOf({ listening: null, questions: [] }));
    renderApp(scriptUrl, { as: 'user' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Two loaves' })).toHaveAttribute(
      'lang',
      'en',
    );
    const started = state.asked.find(({ call }) => call === 'start')?.input as { listeningId: string };
    expect(id.safeParse(started.listeningId).success).toBe(true);
    expect(screen.getByRole('group', { name: 'How many loaves?' })).toBeVisible();
    expect(screen.getByText(/Metin, soruları bitirince görünür/)).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Metin' })).toBeNull();
    expect(screen.queryByLabelText('Altyazı')).toBeNull();
    expect(await screen.findByText('temel ses')).toBeVisible();
  });

  it('names the speakers with their accents, the episode and the recap before the learner listens', async () => {
    const text = {
      ...textOf(null),
      series: { title: 'Second wheels', episode: 2 },
      recap: 'Ece found an old bicycle.',
      speakers: [
        { name: 'Maeve', voice: 'female' as const, accent: 'irish' as const },
        { name: 'Ali', voice: 'male' as const, accent: null },
      ],
    };
    serveListening(openedOf({ text }));
    renderApp(scriptUrl, { as: 'user' });
    expect(await screen.findByText('Konuşanlar:', { exact: false })).toHaveTextContent(
      'Konuşanlar: Maeve (İrlandalı), Ali',
    );
    expect(screen.getByText('Dizi:', { exact: false })).toHaveTextContent('Dizi: Second wheels · 2. bölüm');
    expect(screen.getByText('Ece found an old bicycle.')).toHaveAttribute('lang', 'en');
  });

  it('names a single speaker in the singular', async () => {
    const speakers = [{ name: 'Maeve', voice: 'female' as const, accent: null }];
    serveListening(openedOf({ text: { ...textOf(null), speakers } }));
    renderApp(scriptUrl, { as: 'user' });
    expect(await screen.findByText('Konuşan:', { exact: false })).toHaveTextContent(/^Konuşan: Maeve$/);
  });

  it('shows the text and the captions after the last question, and replays the sentence with the answer to each question', async () => {
    const state = serveListening();
    const { user } = renderApp(scriptUrl, { as: 'user' });
    await ready();
    const first = await screen.findByRole('group', { name: 'How many loaves?' });
    await user.click(screen.getByRole('button', { name: 'Yanıtla' }));
    expect(await screen.findByText('Bir seçenek seçin.')).toBeVisible();
    await user.click(within(first).getByRole('radio', { name: 'three' }));
    await user.click(screen.getByRole('button', { name: 'Yanıtla' }));
    const outcome = await screen.findByRole('heading', { name: /Soru 1 \/ 2.*Yanlış/ });
    await waitFor(() => expect(outcome).toHaveFocus());
    expect(screen.getByText('İki somun istiyor.')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Metin' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Bu cümleyi dinle' }));
    expect(audio.last().currentTime).toBe(2);
    await audio.reach(4.2);
    await waitFor(() => expect(audio.last().paused).toBe(true));

    await user.click(screen.getByRole('button', { name: 'Sonraki soru' }));
    await user.click(await screen.findByRole('radio', { name: 'Ali' }));
    await user.click(screen.getByRole('button', { name: 'Yanıtla' }));
    const words = await screen.findByRole('article', { name: 'Metin' });
    expect(words).toHaveTextContent('EceGood morning. Two loaves, please.AliHere you are.');
    expect(words.querySelector('mark')).toHaveTextContent('Here you are.');
    expect(screen.getByLabelText('Altyazı')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Sonucu gör' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: '2 sorudan 1 doğru' })).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Dikte yap' })).toBeEnabled();
    expect(state.asked.filter(({ call }) => call === 'answer')).toHaveLength(2);
  });

  it('shows the text before the last question when the learner asks for it', async () => {
    const state = serveListening();
    const { user } = renderApp(scriptUrl, { as: 'user' });
    await user.click(await button('Metni şimdi göster'));
    expect(await screen.findByRole('article', { name: 'Metin' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'How many loaves?' })).toBeVisible();
    expect(state.asked.map(({ call }) => call)).toContain('show');
  });

  it('stores an answer that was given offline, and sends it when the device is online again, even after a page reload', async () => {
    const state = serveListening();
    let offline = true;
    server.use(
      answer(answerListeningQuestion, ({ questionId, choice }) => {
        state.asked.push({ call: 'answer', input: { questionId, choice } });
        if (offline) return HttpResponse.error();
        return openedOf({ questions: [questionOf(0, givenTo(0, choice[0] ?? -1)), questionOf(1)] });
      }),
    );
    const first = renderApp(scriptUrl, { as: 'user' });
    await first.user.click(await screen.findByRole('radio', { name: 'two' }));
    await first.user.click(screen.getByRole('button', { name: 'Yanıtla' }));
    expect(await screen.findByText(/Yanıtınız duruyor/)).toBeVisible();
    first.unmount();
    // The learner submitted the answer before the page was closed, so the next visit sends it.
    renderApp(scriptUrl, { as: 'user' });
    expect(await screen.findByRole('radio', { name: 'two' })).toBeChecked();
    expect(await screen.findByText(/Yanıtınız duruyor/)).toBeVisible();
    offline = false;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('heading', { name: /Doğru/ })).toBeVisible();
    expect(state.asked.filter(({ call }) => call === 'answer')).toHaveLength(3);
  });

  it('lets the learner finish an exercise with a retired script, and shows “not found” for an unknown script', async () => {
    const opened = openedOf();
    serveListening({ ...opened, text: { ...opened.text, retired: true } });
    const first = renderApp(scriptUrl, { as: 'user' });
    expect(await screen.findByText(/artık listede değil/)).toBeVisible();
    first.unmount();
    server.use(answer(getListening, () => problem('not-found')));
    renderApp(scriptUrl, { as: 'user' });
    expect(await screen.findByText('Bu dinleme bulunamadı')).toBeVisible();
  });
});

describe('audio player of a listening exercise', () => {
  it('plays, pauses and moves by sentence, and highlights the current sentence in the text and the captions', async () => {
    serveListening(finished());
    const { user } = renderApp(scriptUrl, { as: 'user' });
    await user.click(await ready());
    expect(audio.last().paused).toBe(false);
    expect(audio.last().preservesPitch).toBe(true);
    await audio.reach(2.5);
    const marked = () => document.querySelector('[data-spoken]');
    await waitFor(() => expect(marked()).toHaveTextContent('Two loaves, please.'));
    expect(
      within(screen.getByRole('group', { name: 'Oynatıcı' })).getByText('Two loaves, please.'),
    ).toHaveAttribute('lang', 'en');
    await user.click(screen.getByRole('button', { name: 'Bir cümle ileri' }));
    expect(audio.last().currentTime).toBe(5);
    await user.click(screen.getByRole('button', { name: 'Bir cümle geri' }));
    expect(audio.last().currentTime).toBe(2);
    await user.click(screen.getByRole('button', { name: 'Duraklat' }));
    expect(audio.last().paused).toBe(true);
    await user.click(screen.getByLabelText('Altyazı'));
    expect(
      within(screen.getByRole('group', { name: 'Oynatıcı' })).queryByText('Two loaves, please.'),
    ).toBeNull();
  });

  it('repeats a sentence until the learner presses the repeat button again', async () => {
    serveListening();
    const { user } = renderApp(scriptUrl, { as: 'user' });
    await user.click(await ready());
    await audio.reach(2.5);
    const repeat = screen.getByRole('button', { name: 'Cümleyi tekrarla' });
    await user.click(repeat);
    expect(repeat).toHaveAttribute('aria-pressed', 'true');
    await audio.reach(4.3);
    await waitFor(() => expect(audio.last().currentTime).toBe(2));
    await user.click(repeat);
    await audio.reach(4.3);
    expect(audio.last().currentTime).toBe(4.3);
  });

  it('handles Space and the arrow keys, unless the focused control uses these keys itself', async () => {
    serveListening();
    const { user } = renderApp(scriptUrl, { as: 'user' });
    await ready();
    await user.keyboard(' ');
    expect(audio.last().paused).toBe(false);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(audio.last().currentTime).toBe(5);
    await user.keyboard('{ArrowLeft}');
    expect(audio.last().currentTime).toBe(2);
    await user.keyboard(' ');
    expect(audio.last().paused).toBe(true);
    // On a radio button, Space selects the option and does not start playback.
    screen.getByRole('radio', { name: 'two' }).focus();
    await user.keyboard(' ');
    expect(screen.getByRole('radio', { name: 'two' })).toBeChecked();
    expect(audio.last().paused).toBe(true);
  });

  it('stores the playback speed, and continues at the sentence that was played last', async () => {
    serveListening(openedOf({ listening: listeningOf({ sentence: 2 }) }));
    const first = renderApp(scriptUrl, { as: 'user' });
    await ready();
    expect(screen.getByText(/Kaldığınız yerden sürer/)).toBeVisible();
    expect(audio.last().currentTime).toBe(5);
    await first.user.selectOptions(screen.getByLabelText('Hız'), '0,75×');
    expect(audio.last().playbackRate).toBe(0.75);
    await first.user.click(screen.getByRole('button', { name: 'Başa dön' }));
    expect(audio.last().currentTime).toBe(0.25);
    first.unmount();
    renderApp(scriptUrl, { as: 'user' });
    expect(await screen.findByLabelText('Hız')).toHaveValue('0.75');
  });

  it('says that the audio is being created, and checks repeatedly whether it is ready', async () => {
    serveListening();
    let asked = 0;
    server.use(
      answer(getListeningAudio, () => {
        asked += 1;
        return { audio: asked > 1 ? audioOf() : null };
      }),
    );
    renderApp(scriptUrl, { as: 'user' });
    expect(await screen.findByText(/Ses hazırlanıyor/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Oynat' })).toBeDisabled();
    // The script has only an estimated duration, and the player shows the exact duration of the audio.
    const player = screen.getByRole('group', { name: 'Oynatıcı' });
    expect(player).toHaveTextContent('0:00 / 1:07');
    await ready();
    expect(player).toHaveTextContent('0:00 / 0:08');
    expect(screen.queryByText(/Ses hazırlanıyor/)).toBeNull();
  });

  it('offers a retry and the text when the audio cannot be played', async () => {
    serveListening();
    let fails = true;
    server.use(answer(getListeningAudio, () => (fails ? problem('forbidden') : { audio: audioOf() })));
    const { user } = renderApp(scriptUrl, { as: 'user' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Ses çalınamadı');
    await user.click(screen.getByRole('button', { name: 'Metni okuyarak sürdür' }));
    expect(await screen.findByRole('article', { name: 'Metin' })).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    await ready();
    await audio.fire('error');
    expect(await screen.findByRole('alert')).toHaveTextContent('metin aşağıda duruyor');
  });

  it('stops when the learner opens another page', async () => {
    serveListening();
    const { user } = renderApp(scriptUrl, { as: 'user' });
    await user.click(await ready());
    const playing = audio.last();
    await user.click(screen.getByRole('link', { name: 'Bütün dinlemeler' }));
    await screen.findByRole('heading', { level: 1, name: 'Dinleme Pratiği' });
    await waitFor(() => expect(playing.paused).toBe(true));
  });
});

describe('result of a listening exercise', () => {
  it('suggests words from the text and the next activity', async () => {
    const asked: unknown[] = [];
    server.use(
      answer(suggestWords, (input) => {
        asked.push(input);
        return { words: [{ word: 'loaf', meaning: 'somun', sentence: 'Two loaves, please.' }] };
      }),
    );
    serveListening(finished());
    renderApp(scriptUrl, { as: 'user' });
    const panel = within(await screen.findByRole('region', { name: 'Sırada ne var?' }));
    expect(await panel.findByRole('button', { name: 'Ekle: loaf' })).toBeVisible();
    expect(await panel.findByRole('link', { name: 'Sohbete geç' })).toBeVisible();
    expect(asked).toEqual([{ text: expect.stringContaining('Two loaves, please.'), textId: 'two-loaves' }]);
  });
});
