import { compareSaid, getSaidText, getSpeaking, hearPair, sayIt } from '@pratik/contract/speaking';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import { type FakeMicrophone, stubMicrophone } from '../../voice/fake-microphone.fixture.ts';
import { FakeRecognition } from '../../voice/fake-recognition.fixture.ts';
import { type Asked, hintOf, overviewOf, saidOf, serveSpeaking, textOf } from './speaking.fixture.ts';

let microphone: FakeMicrophone;
let asked: Asked;
beforeEach(() => {
  microphone = stubMicrophone();
  asked = serveSpeaking();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const textUrl = '/pages/speaking-practice/reading/the-oven';
const soundUrl = '/pages/speaking-practice/sounds/ship-sheep';
const openText = async () => {
  const page = renderApp(textUrl, { as: 'user' });
  return { ...page, say: await screen.findByRole('button', { name: 'Söyle' }) };
};
/** Confirms the explanation of speech input and says the sentence on the screen. */
const sayIn = async ({ user, say }: Awaited<ReturnType<typeof openText>>) => {
  await user.click(say);
  await user.click(await screen.findByRole('button', { name: 'Mikrofonu aç' }));
  await user.click(await screen.findByRole('button', { name: 'Bitir' }));
};

describe('speaking practice page', () => {
  it('lists sentences to say, similar sounds, and the sounds that the learner often misses', async () => {
    server.use(answer(getSpeaking, () => overviewOf({ hints: [hintOf()] })));
    renderApp('/pages/speaking-practice', { as: 'user' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Konuşma Pratiği' })).toBeVisible();
    const hints = await screen.findByRole('region', { name: 'Sık takılınan sesler' });
    expect(hints).toHaveTextContent('yüz gevşek olsun');
    expect(within(hints).getByRole('link', { name: 'Bu sesi çalışın' })).toHaveAttribute('href', soundUrl);
    expect(screen.getByRole('link', { name: /Two loaves/ })).toHaveAttribute(
      'href',
      '/pages/speaking-practice/listening/two-loaves',
    );
    expect(screen.getByRole('link', { name: /ship – sheep.*12 çift dinlendi; dinledikçe/ })).toBeVisible();
    expect(document.body).not.toHaveTextContent('%');
  });

  it('says how to configure speech recognition when none is available, and still offers listening exercises', async () => {
    serveSpeaking({ listening: false });
    server.use(answer(getSpeaking, () => overviewOf({ texts: [] })));
    const { app } = renderApp('/pages/speaking-practice', { as: 'user' });
    expect(await screen.findByText(/TRANSCRIPTION_BASE_URL/)).toBeVisible();
    expect(await screen.findByText('Söylenecek bir metin yok')).toBeVisible();
    await app.router.navigate(soundUrl);
    expect(await screen.findByRole('button', { name: 'Başla' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Söyle' })).toBeNull();
  });
});

describe('sentence exercise in speaking practice', () => {
  it('compares the learner’s speech with the sentence word by word, and plays the learner’s recording and the model voice', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(sayIt, (said) => {
        sent.push(said.target);
        return saidOf();
      }),
    );
    const page = await openText();
    await page.user.click(screen.getByRole('button', { name: 'Dinle' }));
    await waitFor(() => expect(asked).toEqual([{ text: 'She likes warm bread.', voice: 'female-0' }]));
    await sayIn(page);
    const result = await screen.findByRole('list', { name: 'Başka türlü anlaşılanlar' });
    expect(result).toHaveTextContent('warm yerine anlaşılan: worm');
    expect(document.querySelector('[data-understood="other"]')).toHaveTextContent('warm');
    expect(sent).toEqual([{ kind: 'reading', id: 'the-oven', version: 1, sentence: 0 }]);
    expect(microphone.open()).toBe(0);
    expect(screen.getByRole('button', { name: 'Kendinizi dinleyin' })).toBeVisible();
    expect(screen.getByText(/yalnız bu sayfada durur/)).toBeVisible();
    expect(document.body).not.toHaveTextContent('%');

    // Only one voice plays at a time, so the learner’s recording stops the model voice.
    vi.spyOn(Audio.prototype, 'play').mockResolvedValue(undefined);
    await page.user.click(screen.getByRole('button', { name: 'Örneği dinleyin' }));
    const model = await screen.findByRole('button', { name: 'Durdur' });
    await page.user.click(screen.getByRole('button', { name: 'Kendinizi dinleyin' }));
    expect(model).toHaveTextContent('Dinle');

    await page.user.click(screen.getByRole('button', { name: 'Sonraki cümle' }));
    expect(await screen.findByText('Kapı kapalı.')).toBeVisible();
    expect(window.location.search).toBe('?sentence=2');
    await waitFor(() => expect(screen.getByText('The door is closed.').closest('p')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Kendinizi dinleyin' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Bitti; başka metin seç' })).toBeVisible();
  });

  it('plays the model voice while the learner speaks when the learner has selected the mode “together”', async () => {
    server.use(
      answer(getSaidText, () =>
        textOf({ sentences: [{ text: 'Two loaves, please.', voice: 'male', tr: null }] }),
      ),
    );
    const { user, say } = await openText();
    await user.selectOptions(screen.getByLabelText('Nasıl söyleyeceksiniz?'), 'together');
    expect(screen.getByText(/Kulaklık takın/)).toBeVisible();
    await user.click(say);
    expect(asked).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Mikrofonu aç' }));
    await waitFor(() => expect(asked).toEqual([{ text: 'Two loaves, please.', voice: 'male-0' }]));
    await user.keyboard('{Escape}');
    expect(microphone.open()).toBe(0);
    await user.selectOptions(screen.getByLabelText('Nasıl söyleyeceksiniz?'), 'after');
  });

  it('keeps the recording for a retry when the transcription fails', async () => {
    const ids: string[] = [];
    const answers = [
      problem('transcription-slow'),
      saidOf({ words: [{ kind: 'same', said: 'She', given: 'She' }] }),
      saidOf({
        words: [
          { kind: 'same', said: 'She', given: 'She' },
          { kind: 'missing', said: 'warm', given: '' },
        ],
      }),
    ];
    server.use(
      answer(sayIt, ({ saidId }) => {
        ids.push(saidId);
        return answers[ids.length - 1] ?? problem('unavailable');
      }),
    );
    const page = await openText();
    await sayIn(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('çok uzun sürdü');
    await page.user.click(screen.getByRole('button', { name: 'Yazıya çevir' }));
    expect(await screen.findByText('Hepsi anlaşıldı.')).toBeVisible();
    // A recording that is sent twice keeps its id and counts once. A new recording gets a new id.
    await page.user.click(screen.getByRole('button', { name: 'Yeniden söyle' }));
    await page.user.click(await screen.findByRole('button', { name: 'Bitir' }));
    const result = await screen.findByRole('list', { name: 'Başka türlü anlaşılanlar' });
    expect(result).toHaveTextContent('warm anlaşılmadı');
    expect([ids[1] === ids[0], ids[2] === ids[0], ids.length]).toEqual([true, false, 3]);
  });

  it('says whether no words were recognised or the microphone is blocked', async () => {
    server.use(answer(sayIt, () => saidOf({ text: '' })));
    const page = await openText();
    await sayIn(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('Ne dediğiniz anlaşılamadı');
    microphone.refuse('NotAllowedError');
    await page.user.click(screen.getByRole('button', { name: 'Söyle' }));
    const refused = await screen.findByText(/Mikrofon izni verilmedi/);
    expect(refused).not.toHaveTextContent('Yazarak');
  });

  it('compares the text from the browser’s speech recognition, and retries after a lost connection', async () => {
    serveSpeaking({ listening: false });
    vi.stubGlobal('SpeechRecognition', FakeRecognition.of('available'));
    const heard: string[] = [];
    server.use(answer(compareSaid, () => HttpResponse.error()));
    const page = await openText();
    await page.user.click(page.say);
    await page.user.click(await screen.findByRole('button', { name: 'Mikrofonu aç' }));
    await screen.findByText('Dinleniyor');
    FakeRecognition.last.hears('she likes', 'warm bread');
    await page.user.click(screen.getByRole('button', { name: 'Bitir' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Söylediğiniz karşılaştırılamadı.');
    server.use(
      answer(compareSaid, (said) => {
        heard.push(said.heard);
        return saidOf({ words: [{ kind: 'missing', said: 'She', given: '' }] });
      }),
    );
    await page.user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByText(/hiçbir şey anlaşılmadı/)).toBeVisible();
    expect(heard).toEqual(['she likes warm bread']);
    expect(screen.queryByRole('button', { name: 'Kendinizi dinleyin' })).toBeNull();
  });

  it('shows “not found” and a link back when the text does not exist', async () => {
    server.use(answer(getSaidText, () => problem('not-found')));
    renderApp(textUrl, { as: 'user' });
    expect(await screen.findByText('Bu cümleler bulunamadı')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Konuşma pratiğine dön' })).toHaveAttribute(
      'href',
      '/pages/speaking-practice',
    );
  });
});

describe('sound exercise in speaking practice', () => {
  it('can be completed by keyboard, and lists the pairs with wrong answers at the end', async () => {
    const answers: { played: string; chosen: string }[] = [];
    server.use(
      answer(hearPair, ({ played, chosen }) => {
        answers.push({ played, chosen });
        return problem('internal');
      }),
    );
    const { user } = renderApp(soundUrl, { as: 'user' });
    expect(await screen.findByText('Dudaklarınızı gerin.')).toBeVisible();
    (await screen.findByRole('button', { name: 'Başla' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('group', { name: '1 / 2' })).toHaveFocus());
    await user.keyboard(' ');
    const first = asked[0]?.text ?? '';
    const isFirst = ['ship', 'fit'].includes(first);
    await user.keyboard(isFirst ? '2' : '1');
    const verdict = () => screen.getByRole('group', { name: /\/ 2$/ });
    await waitFor(() => expect(verdict()).toHaveTextContent(`Söylenen “${first}” idi`));
    // When an answer cannot be stored, the page shows an error and the round continues.
    expect(await screen.findByText(/Yanıtınız kaydedilemedi/)).toBeVisible();
    expect(answers).toEqual([{ played: isFirst ? 'a' : 'b', chosen: isFirst ? 'b' : 'a' }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sonraki çift' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(2));
    const second = asked.at(-1)?.text ?? '';
    await user.keyboard(['ship', 'fit'].includes(second) ? '1' : '2');
    await waitFor(() => expect(verdict()).toHaveTextContent(`Evet, “${second}” idi`));
    await user.keyboard('{Enter}');
    const done = await screen.findByText(/2 çift dinlediniz/);
    expect(done.parentElement).toHaveTextContent('Bunları bir daha dinleyin');
    expect(screen.getAllByRole('button', { name: /^Dinle: / })).toHaveLength(1);
    expect(document.body).not.toHaveTextContent('%');
  });

  it('shows which word of the minimal pair was recognised', async () => {
    server.use(
      answer(sayIt, ({ target }) =>
        saidOf({
          text: 'I said it.',
          understood: target.kind === 'pair' && target.asked === 'a' ? 'b' : 'a',
          hints: [hintOf()],
        }),
      ),
    );
    const { user } = renderApp(soundUrl, { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'Söyle' }));
    await user.click(await screen.findByRole('button', { name: 'Mikrofonu aç' }));
    await user.click(await screen.findByRole('button', { name: 'Bitir' }));
    const result = () => screen.getByRole('region', { name: 'Söyleyin: hangisi anlaşılıyor?' });
    await waitFor(() => expect(result()).toHaveTextContent(/“(ship|fit)” yerine “(sheep|feet)” anlaşıldı\./));
    expect(result()).toHaveTextContent('“ship” için yüz gevşek olsun.');
    await user.click(screen.getByRole('button', { name: 'Başka çift' }));
    expect(result()).not.toHaveTextContent('anlaşıldı.');
  });
});
