import {
  editWord,
  exportWords,
  getVocabularySession,
  reviewWords,
  saveWord,
} from '@pratik/contract/vocabulary';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import { onFinished } from '../../lib/finished.ts';
import { cardOf, serveVocabulary, sessionOf, url } from './vocabulary.fixture.ts';

beforeEach(() => localStorage.clear());

const begin = async (state = serveVocabulary()) => {
  const shown = renderApp(url, { as: 'user' });
  await shown.user.click(await screen.findByRole('button', { name: 'Başla' }));
  return { ...shown, state };
};
const sent = (state: ReturnType<typeof serveVocabulary>, call = 'review') =>
  state.asked.filter((one) => one.call === call).map(({ input }) => input);
const reviews = (state: ReturnType<typeof serveVocabulary>) =>
  sent(state).flatMap((input) => (input as { reviews: object[] }).reviews);

describe('vocabulary review session', () => {
  it('can be completed by keyboard, compares typed English letter by letter, and ends after the last card', async () => {
    const finished = vi.fn();
    onFinished(finished);
    const { user, state } = await begin();
    expect(screen.getByRole('heading', { level: 1, name: 'Kelime Pratiği' })).toBeVisible();
    expect(screen.getByText('bread')).toHaveAttribute('lang', 'en');
    expect(screen.queryByText('ekmek')).toBeNull();
    expect(screen.getByRole('button', { name: 'Anlamını göster' })).toHaveFocus();
    await user.keyboard(' ');
    expect(screen.getByText('ekmek')).toBeVisible();
    expect(screen.getByRole('button', { name: 'İyi 5 gün' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Kolay 3 ay' })).toBeVisible();
    await user.keyboard('3');

    expect(await screen.findByText('fırın')).toBeVisible();
    expect(screen.getByLabelText('İngilizcesini yazın')).toHaveFocus();
    await user.keyboard('ovne{Enter}');
    expect(screen.getByText('Neredeyse: küçük bir yazım farkı var')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Zor 1 gün' })).toHaveFocus();
    expect(finished).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Sıradaki kelime kalmadı' })).toHaveFocus();
    expect(finished).toHaveBeenCalled();
    expect(screen.getByText('Sorulan kelime: 2, ilk denemede bildiğiniz: 2.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Unuttuklarınız' })).toBeNull();
    const next = within(await screen.findByRole('region', { name: 'Sırada ne var?' }));
    expect(await next.findByRole('link', { name: 'Sohbete geç' })).toBeVisible();
    await waitFor(() => expect(reviews(state)).toHaveLength(2));
    expect(reviews(state)).toMatchObject([
      { cardId: cardOf('bread').id, grade: 3, mode: 'recognise' },
      { cardId: cardOf('oven').id, grade: 2, mode: 'recall', typed: 'ovne' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Kelimelerime dön' }));
    expect(await screen.findByRole('heading', { name: 'Bugünün kelimeleri' })).toHaveFocus();
  });

  it('shows how many cards remain, and separately how many will be asked again', async () => {
    const { user, state } = await begin();
    expect(screen.getByText('Kalan: 2')).toBeVisible();
    await user.keyboard(' 1');
    await waitFor(() => expect(reviews(state)).toHaveLength(1));
    expect(await screen.findByText('Kalan: 1 · yeniden sorulacak: 1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bilmiyorum' }));
    expect(screen.getByRole('button', { name: 'Yeniden 1 dk' })).toHaveFocus();
    await user.keyboard('3');
    expect(await screen.findByText('bread')).toBeVisible();
  });

  it('lists the forgotten words at the end, even those that the learner knew later in the session', async () => {
    const { user } = await begin();
    await user.keyboard(' 1');
    await user.click(await screen.findByRole('button', { name: 'Bilmiyorum' }));
    await user.keyboard('3');
    expect(await screen.findByText('bread')).toBeVisible();
    await user.keyboard(' 3');
    expect(await screen.findByText('Sorulan kelime: 2, ilk denemede bildiğiniz: 1.')).toBeVisible();
    const list = screen.getByRole('heading', { name: 'Unuttuklarınız' }).nextElementSibling as HTMLElement;
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['bread ekmek']);
  });

  it('grades a card as “good” on a swipe to the right and as “again” on a swipe to the left, after the answer is shown', async () => {
    const { user, state } = await begin();
    const swipe = (word: string, by: number) => {
      const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, clientY: 100 };
      const card = screen.getByText(word);
      fireEvent.pointerDown(card, { ...finger, clientX: 200 });
      fireEvent.pointerMove(card, { ...finger, clientX: 200 + by / 2 });
      fireEvent.pointerMove(card, { ...finger, clientX: 200 + by });
      fireEvent.pointerUp(card, finger);
    };
    swipe('bread', 120);
    expect(screen.getByText('bread')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Anlamını göster' }));
    swipe('ekmek', 120);
    await user.click(await screen.findByRole('button', { name: 'Bilmiyorum' }));
    swipe('fırın', -120);
    await waitFor(() => expect(reviews(state)).toHaveLength(2));
    expect(reviews(state)).toMatchObject([
      { cardId: cardOf('bread').id, grade: 3 },
      { cardId: cardOf('oven').id, grade: 1 },
    ]);
  });

  it('undoes the last answer when the learner presses the key Z', async () => {
    const { user, state } = await begin();
    await user.keyboard(' 3');
    await waitFor(() => expect(reviews(state)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Bilmiyorum' }));
    await user.keyboard('z');
    expect(await screen.findByText('bread')).toBeVisible();
    expect(sent(state, 'undo')).toEqual([{ reviewId: (reviews(state)[0] as { id: string }).id }]);
    expect(screen.getByText('Kalan: 2')).toBeVisible();
    await user.keyboard(' 4');
    await waitFor(() => expect(reviews(state)).toHaveLength(2));
    expect(reviews(state)[1]).toMatchObject({ grade: 4 });
  });

  it('stores answers that are given offline, and sends each answer once when the device is online again', async () => {
    const state = serveVocabulary();
    state.offline = true;
    const first = await begin(state);
    await first.user.keyboard(' 3');
    expect(await screen.findByText(/Yanıtlarınız duruyor/)).toBeVisible();
    await first.user.click(screen.getByRole('button', { name: 'Bilmiyorum' }));
    await first.user.keyboard('1');
    expect(await screen.findByText('Sıradaki kelime kalmadı')).toBeVisible();
    expect(Object.values({ ...localStorage }).join(' ')).not.toContain('recognise');
    state.offline = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/Yanıtlarınız duruyor/)).toBeNull());
    expect(reviews(state)).toMatchObject([{ grade: 3 }, { grade: 1 }]);
    expect(await screen.findByText('oven')).toBeVisible();
  });

  it('restores the typed text after a page reload until the learner grades the word', async () => {
    const { user, unmount } = await begin();
    await user.keyboard(' 3');
    await user.type(await screen.findByLabelText('İngilizcesini yazın'), 'ov');
    unmount();
    const again = await begin(serveVocabulary(sessionOf({ cards: [cardOf('oven', { mode: 'recall' })] })));
    expect(screen.getByLabelText('İngilizcesini yazın')).toHaveValue('ov');
    await again.user.keyboard('en{Enter}');
    expect(screen.getByText('Doğru')).toBeVisible();
    await again.user.keyboard('{Enter}');
    await waitFor(() => expect(reviews(again.state)).toMatchObject([{ typed: 'oven' }]));
    again.unmount();
    await begin(serveVocabulary(sessionOf({ cards: [cardOf('oven', { mode: 'recall' })] })));
    expect(screen.getByLabelText('İngilizcesini yazın')).toHaveValue('');
  });

  it('undoes an unsent answer without a request to the server', async () => {
    const state = serveVocabulary();
    state.offline = true;
    const { user } = await begin(state);
    await user.keyboard(' 3');
    await screen.findByText(/Yanıtlarınız duruyor/);
    await user.click(screen.getByRole('button', { name: 'Son yanıtı geri al' }));
    expect(await screen.findByText('bread')).toBeVisible();
    state.offline = false;
    await user.keyboard(' 2');
    await waitFor(() => expect(reviews(state)).toMatchObject([{ grade: 2 }]));
    expect(sent(state, 'undo')).toEqual([]);
  });
});

describe('difficult word in a review session', () => {
  it('can be postponed until tomorrow, and returns on undo', async () => {
    const { user, state } = await begin();
    await user.click(screen.getByRole('button', { name: 'Yarına bırak' }));
    expect(await screen.findByText('fırın')).toBeVisible();
    expect(sent(state, 'change')).toEqual([{ cardId: cardOf('bread').id, change: 'bury' }]);
    expect(screen.getByText('Kalan: 1')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('bread')).toBeVisible();
    expect(sent(state, 'change')).toMatchObject([{ change: 'bury' }, { change: 'unbury' }]);
  });

  it('is suspended as a leech with a learning tip, and can be restored by the learner', async () => {
    const state = serveVocabulary();
    const resting = cardOf('bread', { suspended: true, leech: true, lapses: 8 });
    server.use(answer(reviewWords, () => ({ cards: [resting] })));
    const { user } = await begin(state);
    await user.keyboard(' 1');
    expect(await screen.findByText(/kendi başınızdan geçen kısa bir örnek/)).toBeVisible();
    expect(screen.getByText('bread')).toHaveAttribute('lang', 'en');
    await user.click(screen.getByRole('button', { name: 'Şimdi geri al' }));
    await waitFor(() => expect(screen.queryByText(/kısa bir örnek/)).toBeNull());
    expect(sent(state, 'change')).toMatchObject([{ change: 'resume' }]);
  });
});

describe('cloze card in a review session', () => {
  it('accepts the form of the word that the sentence contains', async () => {
    const gap = { before: 'She likes ', answer: 'breads', after: '.' };
    const sentence = { en: 'She likes breads.', tr: 'Ekmekleri sever.' };
    const state = serveVocabulary(sessionOf({ cards: [cardOf('bread', { mode: 'fill', gap, sentence })] }));
    const { user } = await begin(state);
    expect(screen.getByText('Boşluğa ne gelir?')).toBeVisible();
    expect(screen.getByRole('img', { name: 'boşluk' }).parentElement).toHaveTextContent('She likes .');
    expect(screen.getByText('ekmek')).toBeVisible();
    expect(screen.queryByText('bread')).toBeNull();
    expect(screen.getByLabelText('Boşluğa gelen kelimeyi yazın')).toHaveFocus();
    await user.keyboard('Breads{Enter}');
    expect(screen.getByText('Doğru')).toBeVisible();
    // The completed sentence must appear only once.
    expect(screen.getByText('breads').parentElement).toHaveTextContent('She likes breads.');
    expect(screen.queryByText('She likes breads.')).toBeNull();
    expect(screen.queryByRole('img', { name: 'boşluk' })).toBeNull();
    expect(screen.getByText('Ekmekleri sever.')).toBeVisible();
    await user.keyboard('3');
    await waitFor(() => expect(reviews(state)).toMatchObject([{ mode: 'fill', grade: 3, typed: 'Breads' }]));
  });
});

describe('vocabulary page', () => {
  it('shows today’s words or, when no words are due, the time of the next review', async () => {
    serveVocabulary(sessionOf({ cards: [], due: 0, answeredToday: 12, nextDueAt: '2026-03-12T09:00:00Z' }));
    renderApp(url, { as: 'user' });
    const today = await screen.findByRole('region', { name: 'Bugünün kelimeleri' });
    expect(today).toHaveTextContent('Bugünlük bu kadar');
    expect(today).toHaveTextContent('Sıradaki tekrar: 12 Mart 2026');
    expect(screen.queryByRole('button', { name: 'Başla' })).toBeNull();
  });

  it('says that no word matches the filter, and offers to clear the filter', async () => {
    serveVocabulary(sessionOf({ cards: [], due: 0, words: 0, newPerDay: 0 }));
    const { user, app } = renderApp(`${url}?show=hard`, { as: 'user' });
    expect(await screen.findByText('Henüz kelimeniz yok')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Hepsini göster' }));
    await waitFor(() => expect(app.router.state.location.search).toBe(''));
    await waitFor(() => expect(screen.getAllByText('Henüz kelimeniz yok')).toHaveLength(2));
  });

  it('offers a retry when today’s words cannot be loaded', async () => {
    serveVocabulary();
    server.use(answer(getVocabularySession, () => problem('forbidden')));
    renderApp(url, { as: 'user' });
    expect(await screen.findByRole('button', { name: /Yeniden dene/i })).toBeVisible();
  });

  it('stores the chosen number of new words per day', async () => {
    const state = serveVocabulary();
    const { user } = renderApp(url, { as: 'user' });
    await user.selectOptions(await screen.findByLabelText('Günde kaç yeni kelime'), '5 kelime');
    await screen.findByText('Günlük yeni kelime sayısı kaydedildi.');
    expect(sent(state, 'pace')).toEqual([{ newPerDay: 5 }]);
    expect(screen.getByLabelText('Günde kaç yeni kelime')).toHaveValue('5');
  });

  it('adds a word that the learner types, and keeps the typed text when adding fails', async () => {
    const state = serveVocabulary();
    const { user } = renderApp(url, { as: 'user' });
    const form = within(await screen.findByRole('region', { name: 'Kelime ekle' }));
    await user.click(form.getByRole('button', { name: 'Ekle' }));
    expect(form.getByText('Bir kelime yazın.')).toBeVisible();
    expect(form.getByLabelText('İngilizce kelime')).toHaveFocus();
    await user.type(form.getByLabelText('İngilizce kelime'), 'warm');
    await user.type(form.getByLabelText('Türkçe anlamı'), 'ılık');
    server.use(answer(saveWord, () => problem('internal')));
    await user.click(form.getByRole('button', { name: 'Ekle' }));
    expect(await form.findByRole('alert')).toBeVisible();
    expect(form.getByLabelText('İngilizce kelime')).toHaveValue('warm');
    server.use(
      answer(saveWord, (input) => {
        state.asked.push({ call: 'save', input });
        return { cardId: input.id, already: false };
      }),
    );
    await user.click(form.getByRole('button', { name: 'Ekle' }));
    expect(await screen.findByText('“warm” kelimelerinize eklendi.')).toBeVisible();
    expect(sent(state, 'save')).toMatchObject([{ word: 'warm', meaning: 'ılık', from: { kind: 'own' } }]);
    expect(form.getByLabelText('İngilizce kelime')).toHaveValue('');
  });

  it('exports the words that match the filter, and reports when the export fails', async () => {
    serveVocabulary();
    const asked: unknown[] = [];
    server.use(
      answer(exportWords, (input) => {
        asked.push(input);
        return problem('internal');
      }),
    );
    const { user } = renderApp(`${url}?search=bread`, { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'CSV indir' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(asked).toEqual([{ filter: 'all', search: 'bread' }]);
  });

  it('uses the server’s clock instead of the browser’s clock to show which words are due today', async () => {
    serveVocabulary(
      sessionOf({
        cards: [
          cardOf('bread', { due: '2020-01-01T00:00:00Z', dueToday: false }),
          cardOf('oven', { dueToday: true }),
        ],
      }),
    );
    renderApp(url, { as: 'user' });
    const list = within(await screen.findByRole('region', { name: 'Kelimelerim' }));
    expect(await list.findByText('sıradaki: 1 Ocak 2020')).toBeVisible();
    expect(list.getByText('bugün sorulacak', { selector: 'div' })).toBeVisible();
  });

  it('edits a card, and shows the server’s error beside its field', async () => {
    serveVocabulary();
    const asked: unknown[] = [];
    const detail = 'Bu kelime bu anlamıyla zaten kelimelerinizde';
    server.use(
      answer(editWord, (input) => {
        asked.push(input);
        return input.meaning === 'somun'
          ? { card: cardOf('bread') }
          : problem('validation', { errors: [{ pointer: '/meaning', code: 'meaning-known' }] });
      }),
    );
    const { user } = renderApp(url, { as: 'user' });
    const opener = await screen.findByRole('button', { name: 'Düzenle: bread' });
    await user.click(opener);
    const form = within(await screen.findByRole('form', { name: 'Düzenle: bread' }));
    const meaning = form.getByLabelText('Türkçe anlamı');
    expect(meaning).toHaveFocus();
    await user.clear(meaning);
    await user.type(meaning, 'fırın{Enter}');
    expect(await form.findByText(detail)).toBeVisible();
    await user.clear(meaning);
    await user.type(meaning, 'somun');
    await user.type(form.getByLabelText('Notunuz (isterseniz)'), 'taze{Enter}');
    expect(await screen.findByText('“bread” güncellendi.')).toBeVisible();
    expect(asked[1]).toEqual({
      cardId: cardOf('bread').id,
      meaning: 'somun',
      sentence: 'She likes warm bread.',
      sentenceTr: 'Sıcak ekmek sever.',
      note: 'taze',
    });
    expect(opener).toHaveFocus();
    await user.click(opener);
    await screen.findByRole('form', { name: 'Düzenle: bread' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('form', { name: 'Düzenle: bread' })).toBeNull();
    expect(opener).toHaveFocus();
  });

  it('links to the cloze exercise, grammar lessons, extra practice, statistics, import and speaking practice', async () => {
    serveVocabulary();
    renderApp(url, { as: 'user' });
    const more = within(await screen.findByRole('region', { name: 'Başka alıştırmalar ve araçlar' }));
    expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `${url}/gaps`,
      '/pages/grammar',
      ...['extra', 'statistics', 'import'].map((place) => `${url}/${place}`),
      '/pages/speaking-practice',
    ]);
  });

  it('stores search and filter in the URL, suspends a word, and removes a word with an undo', async () => {
    const state = serveVocabulary();
    const { user, app } = renderApp(url, { as: 'user' });
    const list = within(await screen.findByRole('region', { name: 'Kelimelerim' }));
    await list.findByText('bread');
    await user.type(list.getByLabelText('Kelimede ya da anlamda ara'), 'ov{Enter}');
    await waitFor(() => expect(list.queryByText('bread')).toBeNull());
    await user.selectOptions(list.getByLabelText('Göster'), 'Askıda');
    await waitFor(() => expect(app.router.state.location.search).toBe('?show=suspended&search=ov'));
    await user.click(await list.findByRole('button', { name: 'Askıya al: oven' }));
    await waitFor(() => expect(sent(state, 'change')).toMatchObject([{ change: 'suspend' }]));
    await user.click(list.getByRole('button', { name: 'Çıkar: oven' }));
    await user.click(await screen.findByRole('button', { name: 'Geri al' }));
    await waitFor(() =>
      expect(sent(state, 'change')).toMatchObject([
        { change: 'suspend' },
        { change: 'remove' },
        { change: 'restore' },
      ]),
    );
  });
});
