import {
  answerDictation,
  type DictatedSentence,
  getDictation,
  type OpenedDictation,
  startDictation,
} from '@pratik/contract/dictation';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, server } from '../../../../test/server.ts';
import { stubAudio } from '../fake-audio.fixture.ts';
import {
  givenTo,
  listeningOf,
  openedOf,
  questionOf,
  scriptUrl,
  serveListening,
} from '../listening.fixture.ts';

const url = `${scriptUrl}/dictation`;
const listeningId = listeningOf().id;

let audio: ReturnType<typeof stubAudio>;
beforeEach(() => {
  audio = stubAudio();
});
afterEach(() => vi.unstubAllGlobals());

const wrongFirst: NonNullable<DictatedSentence['given']> = {
  text: 'two loafs',
  hinted: false,
  rightWords: 1,
  allWords: 3,
  diff: [
    { kind: 'same', said: 'Two', given: 'two' },
    { kind: 'other', said: 'loaves,', given: 'loafs' },
    { kind: 'missing', said: 'please.', given: '' },
  ],
};
const rightSecond: NonNullable<DictatedSentence['given']> = {
  text: 'here you are',
  hinted: true,
  rightWords: 3,
  allWords: 3,
  diff: ['Here', 'you', 'are.'].map((said) => ({ kind: 'same', said, given: said })),
};

const stored = '0190a0f0-0000-7000-8000-00000000dddd';

const dictationOf = (answered: number, id = stored): OpenedDictation => ({
  id,
  listeningId,
  text: { id: 'two-loaves', title: 'Two loaves', levelId: 'A2' },
  sentences: [
    { sentence: 1, words: 3, initials: ['t', 'l', 'p'], given: answered > 0 ? wrongFirst : null },
    { sentence: 2, words: 3, initials: ['h', 'y', 'a'], given: answered > 1 ? rightSecond : null },
  ],
  finished: answered > 1,
});

const serveDictation = (given: OpenedDictation | null, from: string | null = listeningId) => {
  serveListening();
  const state = { dictation: given, written: [] as unknown[] };
  server.use(
    answer(getDictation, () => ({ dictation: state.dictation, listeningId: from })),
    answer(startDictation, ({ dictationId }) => {
      state.dictation = dictationOf(0, dictationId);
      return state.dictation;
    }),
    answer(answerDictation, ({ dictationId, sentence, text, hinted }) => {
      state.written.push({ sentence, text, hinted });
      state.dictation = dictationOf(sentence, dictationId);
      return state.dictation;
    }),
  );
  return state;
};
const play = async () => {
  const found = await screen.findByRole('button', { name: 'Cümleyi dinle' });
  await waitFor(() => expect(found).toBeEnabled());
  return found;
};

describe('dictation page', () => {
  it('plays each sentence, compares the learner’s text with it, and shows the result at the end', async () => {
    const state = serveDictation(null);
    const { user } = renderApp(url, { as: 'user' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Dikte' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Two loaves' })).toHaveAttribute('href', scriptUrl);
    await user.click(await screen.findByRole('button', { name: 'Dikteye başla' }));
    await user.click(await play());
    expect(audio.last().currentTime).toBe(2);
    await audio.reach(4.2);
    await waitFor(() => expect(audio.last().paused).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Yavaş dinle' }));
    expect(audio.last().playbackRate).toBe(0.75);

    const field = screen.getByLabelText('Duyduğunuz');
    expect(field).toHaveAttribute('lang', 'en');
    expect(screen.getByText('3 kelime')).toBeVisible();
    await user.type(field, 'two loafs{Enter}');
    const words = await screen.findByRole('list', { name: 'Karşılaştırma' });
    expect(
      within(words)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Two', 'loaves, (yazdığınız: loafs)loafs', 'please. (eksik)eksik']);
    expect(screen.getByText(/3 kelimeden 1 doğru/)).toHaveFocus();

    // The next sentence plays immediately, and its empty field has the focus.
    await user.click(screen.getByRole('button', { name: 'Sonraki cümle' }));
    expect(audio.last().currentTime).toBe(5);
    const next = await screen.findByLabelText('Duyduğunuz');
    expect(next).toHaveFocus();
    expect(next).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'İpucu: ilk harfler' }));
    expect(screen.getByText('h… y… a…')).toBeVisible();
    await user.type(next, 'here you are');
    await user.keyboard('{Control>} {/Control}');
    expect(next).toHaveValue('here you are');
    await user.click(screen.getByRole('button', { name: 'Denetle' }));
    expect(await screen.findByText('Tamamı doğru!')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sonucu gör' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: '6 kelimeden 4 doğru' })).toHaveFocus());
    expect(state.written).toEqual([
      { sentence: 1, text: 'two loafs', hinted: false },
      { sentence: 2, text: 'here you are', hinted: true },
    ]);
  });

  it('opens with one click from the result page of a listening exercise', async () => {
    serveDictation(null);
    const questions = [0, 1].map((number) => questionOf(number, givenTo(number, 1)));
    serveListening(openedOf({ listening: listeningOf({ finishedAt: '2026-03-10T09:05:00Z' }), questions }));
    const { user, app } = renderApp(scriptUrl, { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'Dikte yap' }));
    expect(await screen.findByText('Cümle 1 / 2')).toBeVisible();
    expect(app.router.state.location.pathname).toBe(url);
    expect(screen.getByRole('link', { name: 'Two loaves' })).toHaveAttribute('href', scriptUrl);
  });

  it('continues at the first unanswered sentence, and shows the sentence when the learner gives up', async () => {
    const state = serveDictation(dictationOf(1));
    const { user } = renderApp(url, { as: 'user' });
    expect(await screen.findByText('Cümle 2 / 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Denetle' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Anlamadım, göster' }));
    await screen.findByRole('list', { name: 'Karşılaştırma' });
    expect(state.written).toEqual([{ sentence: 2, text: '', hinted: false }]);
  });

  it('shows the sentence without a comparison when the learner has typed nothing', async () => {
    const blank = dictationOf(0);
    const [first] = blank.sentences;
    const missing = ['Two', 'loaves,', 'please.'].map((said) => ({
      kind: 'missing' as const,
      said,
      given: '',
    }));
    const given = { text: '', hinted: false, rightWords: 0, allWords: 3, diff: missing };
    serveDictation({ ...blank, finished: true, sentences: first ? [{ ...first, given }] : [] });
    renderApp(url, { as: 'user' });
    const words = await screen.findByRole('list', { name: 'Karşılaştırma' });
    expect(words).toHaveTextContent(/^Twoloaves,please\.$/);
  });

  it('sends an answer that was given offline when the device is online again, even after a page reload', async () => {
    const state = serveDictation(dictationOf(0));
    let offline = true;
    server.use(
      answer(answerDictation, ({ sentence, text }) => {
        state.written.push(text);
        return offline ? HttpResponse.error() : dictationOf(sentence);
      }),
    );
    const first = renderApp(url, { as: 'user' });
    await first.user.type(await screen.findByLabelText('Duyduğunuz'), 'two loafs{Enter}');
    expect(await screen.findByText(/Yazdığınız duruyor/)).toBeVisible();
    first.unmount();
    renderApp(url, { as: 'user' });
    expect(await screen.findByLabelText('Duyduğunuz')).toHaveValue('two loafs');
    expect(await screen.findByText(/Yazdığınız duruyor/)).toBeVisible();
    offline = false;
    window.dispatchEvent(new Event('online'));
    await screen.findByRole('list', { name: 'Karşılaştırma' });
    expect(state.written).toEqual(['two loafs', 'two loafs', 'two loafs']);
  });

  it('shows the result of a finished dictation, and offers to repeat it', async () => {
    serveDictation(dictationOf(2));
    const { user } = renderApp(url, { as: 'user' });
    expect(await screen.findByRole('heading', { name: '6 kelimeden 4 doğru' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yeniden yaz' }));
    expect(await screen.findByLabelText('Duyduğunuz')).toBeVisible();
  });

  it('links to the listening exercise when the learner has not finished that exercise yet', async () => {
    serveDictation(null, null);
    renderApp(url, { as: 'user' });
    expect(await screen.findByText('Önce kaydı dinleyin')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kayda git' })).toHaveAttribute('href', scriptUrl);
  });
});
