import { disputeCorrection } from '@pratik/contract/chat';
import { streamEvents } from '@pratik/contract/events';
import { saveDraft, submitDraft } from '@pratik/contract/writing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setWidth } from '../../../test/browser.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, eventStream, problem, server } from '../../../test/server.ts';
import { onFinished } from '../../lib/finished.ts';
import {
  correctionOf,
  draftId,
  draftOf,
  pieceOf,
  pieceUrl,
  promptOf,
  second,
  sentDraft,
  sentText,
  serveWriting,
} from './writing.fixture.ts';

const field = () => screen.findByRole('textbox', { name: 'Yazınız' });
/** Enters the whole text at once. The tests of draft-sync.ts cover single key presses. */
const write = async (text: string) => {
  const box = await field();
  fireEvent.change(box, { target: { value: text } });
  return box;
};

describe('draft editor', () => {
  it('shows the prompt in English and Turkish, counts words, saves when the text field loses the focus, and submits the draft', async () => {
    const state = serveWriting();
    const { user } = renderApp(pieceUrl, { as: 'user' });
    const task = await screen.findByRole('region', { name: 'Konu' });
    expect(within(task).getByText('Describe a house you knew as a child.')).toHaveAttribute('lang', 'en');
    expect(within(task).getByText('Çocukken iyi bildiğiniz bir evi anlatın.')).toHaveAttribute('lang', 'tr');
    const send = screen.getByRole('button', { name: 'Gönder' });
    expect(send).toBeDisabled();
    const box = await write('My house was small.');
    expect(box).toHaveAttribute('lang', 'en');
    expect(screen.getByText('4 kelime · önerilen 70–120')).toBeVisible();
    await user.click(box);
    await user.click(screen.getByRole('button', { name: /There was a …/ }));
    await waitFor(() => expect(box).toHaveValue('My house was small. There was a …'));
    await user.tab();
    expect(await screen.findByText(/^kaydedildi · /)).toBeVisible();
    expect(state.heard.at(-1)).toMatchObject({
      call: 'save',
      input: { draftId, text: 'My house was small. There was a …', unheard: [] },
    });
    const finished = vi.fn();
    onFinished(finished);
    await user.click(send);
    expect(await screen.findByText('bekliyor')).toBeVisible();
    expect(finished).toHaveBeenCalledTimes(1);
    expect(screen.getByText('bekliyor').closest('[role=status]')).toHaveFocus();
    expect(state.heard.at(-1)).toMatchObject({
      call: 'submit',
      input: { draftId, text: 'My house was small. There was a …' },
    });
    expect(await screen.findByText(/düzeltmeler hazırlanıyor/)).toBeVisible();
  });

  it('shows by how many characters the text is too long, and disables the submission', async () => {
    serveWriting();
    renderApp(pieceUrl, { as: 'user' });
    const box = await write('word '.repeat(2100).trim());
    expect(screen.getByText(/en çok 10\.000 karakter olabilir; 499 karakter fazla/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Gönder' })).toBeDisabled();
    expect(box).toHaveAttribute('aria-invalid', 'true');
  });

  it('says that the text is not saved while the device is offline, and saves it when the device is online again', async () => {
    const state = serveWriting();
    server.use(answer(saveDraft, () => HttpResponse.error()));
    renderApp(pieceUrl, { as: 'user' });
    const box = await write('Offline words');
    fireEvent.blur(box);
    // jsdom has no IndexedDB, so the page asks the learner to keep it open.
    expect(await screen.findByText(/bu sayfayı kapatmayın/)).toBeVisible();
    expect(box).toHaveValue('Offline words');
    serveWriting(state.piece);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(/^kaydedildi · /)).toBeVisible();
  });

  it('delays the submission while the device is offline, and lets the learner cancel it', async () => {
    const state = serveWriting();
    server.use(
      answer(saveDraft, () => HttpResponse.error()),
      answer(submitDraft, () => HttpResponse.error()),
    );
    const { user } = renderApp(pieceUrl, { as: 'user' });
    const box = await write('Offline words');
    await user.click(screen.getByRole('button', { name: 'Gönder' }));
    expect(
      await screen.findByText(/bağlantı gelince, bu sayfa açıkken kendiliğinden gönderilecek/),
    ).toBeVisible();
    expect(box).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: 'Vazgeç, düzenlemeye dön' }));
    expect(box).not.toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: 'Gönder' }));
    const again = serveWriting(state.piece);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('bekliyor')).toBeVisible();
    expect(again.heard.filter(({ call }) => call === 'submit')).toHaveLength(1);
  });

  it('keeps the text and shows the reason when the server rejects the submission', async () => {
    serveWriting();
    server.use(answer(submitDraft, () => problem('too-many-requests', { retryAfter: 20 })));
    const { user } = renderApp(pieceUrl, { as: 'user' });
    const box = await write('Too much');
    await user.click(screen.getByRole('button', { name: 'Gönder' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('20 saniye sonra yeniden deneyin.');
    expect(alert).toHaveTextContent('Yazdığınız yerinde duruyor.');
    expect(box).toHaveValue('Too much');
  });

  const changedElsewhere = (submittedAt: string | null) => {
    const present = {
      text: 'From the phone',
      revision: 4,
      savedAt: '2026-03-10T09:00:00.000Z',
      submittedAt,
    };
    return answer(saveDraft, ({ revision, text }) =>
      revision === 4
        ? { ...present, text, revision: 5, submittedAt: null }
        : problem('conflict', {
            current: { revision: 4, changedAt: present.savedAt, changedBy: null, present },
          }),
    );
  };

  it('shows both versions when another device has changed the draft, and continues with the chosen version', async () => {
    serveWriting();
    server.use(changedElsewhere(null));
    const { user } = renderApp(pieceUrl, { as: 'user' });
    fireEvent.blur(await write('From the laptop'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Bu taslak başka bir yerde değişti');
    expect(screen.getByRole('region', { name: 'Burada yazdığınız' })).toHaveTextContent('From the laptop');
    expect(screen.getByRole('region', { name: /Öbür sürüm/ })).toHaveTextContent('From the phone');
    await user.click(screen.getByRole('button', { name: 'İkisini alt alta koy' }));
    expect(await field()).toHaveValue('From the phone\n\nFrom the laptop');
    expect(await field()).toHaveFocus();
    expect(await screen.findByText(/^kaydedildi · /)).toBeVisible();
  });

  it('starts a new draft with the typed text when another device has submitted the draft', async () => {
    const state = serveWriting();
    server.use(changedElsewhere('2026-03-10T09:00:00.000Z'));
    const { user } = renderApp(pieceUrl, { as: 'user' });
    fireEvent.blur(await write('From the laptop'));
    expect(await screen.findByRole('alert')).toHaveTextContent('başka bir yerde gönderildi');
    serveWriting(pieceOf({ drafts: [sentDraft({ text: 'From the phone' })] }));
    await user.click(screen.getByRole('button', { name: 'Buradakinden yeni taslak aç' }));
    expect(await field()).toHaveValue('From the laptop');
    expect(screen.getByRole('link', { name: 'Taslak 2 (yazılıyor)' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(state.heard.some(({ call }) => call === 'submit')).toBe(false);
  });

  it('says that the prompt is retired, and shows “not found” for a text of another user', async () => {
    serveWriting(pieceOf({ prompt: promptOf({ retired: true }) }));
    renderApp(pieceUrl, { as: 'user' });
    expect(await screen.findByText(/Bu konu artık listede değil/)).toBeVisible();
    expect(await field()).toBeVisible();
    renderApp('/pages/writing-practice/0190a0f0-0000-7000-8000-00000000ffff', { as: 'user' });
    expect(await screen.findByText('Bu yazı bulunamadı')).toBeVisible();
  });
});

describe('corrections of a submitted text', () => {
  const open = (change: Parameters<typeof sentDraft>[0] = {}) => {
    const state = serveWriting(pieceOf({ drafts: [sentDraft(change)] }));
    return { state, ...renderApp(pieceUrl, { as: 'user' }) };
  };
  const mark = (name: RegExp) => screen.findByRole('button', { name });

  it('appear as highlights by category, and can be opened and closed by keyboard', async () => {
    const { user } = open();
    const first = await mark(/nurse.*1\. düzeltme, Artikel ve isim: Eksik artikel/);
    expect(await mark(/live.*2\. düzeltme, Fiil ve zaman/)).toBeVisible();
    first.focus();
    await user.keyboard('{Enter}');
    const panel = screen.getByRole('region', { name: '1. düzeltme / 2' });
    expect(first).toHaveAttribute('aria-expanded', 'true');
    expect(panel).toHaveTextContent('Meslekten önce a gelir.');
    expect(within(panel).getByText('temel denetim')).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'Sonraki' }));
    const next = screen.getByRole('region', { name: '2. düzeltme / 2' });
    expect(next).toHaveTextContent('Özne she olunca fiil -s alır.');
    expect(within(next).getByRole('button', { name: 'Sonraki' })).toBeDisabled();
    within(next).getByRole('button', { name: 'Önceki' }).focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: /düzeltme \/ 2/ })).toBeNull();
    expect(await mark(/live.*2\. düzeltme/)).toHaveFocus();
  });

  const together = {
    text: 'I am working here since five years.',
    feedback: {
      state: 'done' as const,
      corrections: [
        correctionOf({ start: 2, end: 12, replacements: ['have been working'] }),
        { ...second, start: 18, end: 23, replacements: ['for'] },
      ],
    },
  };
  const corrected = 'Düzeltilmiş hâli: I am working → have been working here since → for five years.';

  it('show each corrected sentence with all of its corrections', async () => {
    const { user } = open(together);
    await user.click(await mark(/since.*2\. düzeltme/));
    expect(screen.getByRole('region', { name: '2. düzeltme / 2' })).toHaveTextContent(corrected);
  });

  it('can be filtered by category', async () => {
    const { user } = open();
    const filter = await screen.findByRole('group', { name: 'Düzeltme türleri' });
    expect(
      within(filter)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['Hepsi (2)', 'Artikel ve isim (1)', 'Fiil ve zaman (1)']);
    await user.click(within(filter).getByRole('button', { name: 'Fiil ve zaman (1)' }));
    expect(screen.queryByRole('button', { name: /nurse/ })).toBeNull();
    // A correction keeps its number when the filter changes.
    expect(await mark(/live.*2\. düzeltme/)).toBeVisible();
  });

  it('appear with the main point to practise and an estimated level', async () => {
    const { user } = open();
    const focus = await screen.findByRole('region', { name: 'Üzerinde çalışılacak tek şey' });
    expect(focus).toHaveTextContent('Eksik artikelBu yazıda 1 kez. Meslekten önce a gelir.');
    await user.click(within(focus).getByRole('button', { name: 'Yazıda göster' }));
    expect(screen.getByRole('region', { name: '1. düzeltme / 2' })).toBeVisible();
    const estimate = screen.getByRole('region', { name: 'Seviye tahmini' });
    expect(within(estimate).getByText('tahmin')).toBeVisible();
    expect(estimate).toHaveTextContent('12 kelime; önerilenden kısa (70–120).');
    expect(estimate).toHaveTextContent('9 farklı kelime tanındı. En seyrek olanlar: neighbour (B1)');
    expect(estimate).toHaveTextContent('100 kelimede 8,3 düzeltme.');
    expect(estimate).toHaveTextContent('Cümle başına 6,5 kelime. Bağlayıcılar: and, because');
    const next = within(await screen.findByRole('region', { name: 'Sırada ne var?' }));
    expect(await next.findByRole('link', { name: 'Sohbete geç' })).toBeVisible();
  });

  it('can be disputed, and return to their previous state when the request fails', async () => {
    const { user } = open();
    server.use(answer(disputeCorrection, () => ({ done: true as const })));
    await user.click(await mark(/nurse/));
    await user.click(screen.getByRole('button', { name: 'Bu düzeltme yanlış' }));
    expect(await screen.findByText(/bir yönetici bakacak/)).toBeVisible();
    server.use(answer(disputeCorrection, () => problem('unavailable')));
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText(/Hizmet şu anda kullanılamıyor/)).toBeVisible();
    expect(screen.getByText(/bir yönetici bakacak/)).toBeVisible();
  });

  it('appear when live events announce them while the learner waits', async () => {
    const corrections = { state: 'done' as const, corrections: [correctionOf(), second] };
    const { state } = open({
      feedback: { state: 'waiting', corrections: [] },
      assessment: null,
      focus: null,
    });
    let hear = (_event: Response) => {};
    server.use(answer(streamEvents, () => new Promise<Response>((resolve) => (hear = resolve)) as never));
    expect(await screen.findByText('bekliyor')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Sırada ne var?' })).toBeNull();
    state.piece = pieceOf({ drafts: [sentDraft()] });
    hear(
      eventStream(
        [{ type: 'feedback', messageId: draftId, conversationId: null, feedback: corrections } as never],
        {
          open: true,
        },
      ),
    );
    expect(await screen.findByText(/Düzeltmeler geldi: 2 düzeltme/)).toBeVisible();
  });

  it('are replaced by a notice when the check failed, and by praise when there is nothing to correct', async () => {
    open({ feedback: { state: 'failed', corrections: [] }, assessment: null, focus: null });
    expect(await screen.findByText(/Düzeltmeler hazırlanamadı\. Yazınız kayıtlı/)).toBeVisible();
    expect(screen.getByText(/My sister is nurse/)).toBeVisible();
    open({ feedback: { state: 'done', checked: 'right', corrections: [] }, focus: null });
    expect(await screen.findByText(/Düzeltilecek bir şey bulunmadı/)).toBeVisible();
    expect(screen.getByText('Bu yazıda öne çıkan bir hata yok.')).toBeVisible();
  });
});

describe('next draft of a submitted text', () => {
  afterEach(() => setWidth(1024));
  const two = () => {
    const drafts = [sentDraft(), draftOf({ id: '0190a0f0-0000-7000-8000-0000000000d2', number: 2 })];
    return pieceOf({ drafts });
  };
  const earlier = () => screen.findByRole('region', { name: 'Taslak 1 düzeltmeleri' });

  it('shows the corrections of the previous draft collapsed on a phone', async () => {
    setWidth(390);
    serveWriting(two());
    const { user } = renderApp(pieceUrl, { as: 'user' });
    const panel = await earlier();
    expect(within(panel).getByText('Meslekten önce a gelir.')).not.toBeVisible();
    await user.click(within(panel).getByText('(2)'));
    expect(within(panel).getByText('Meslekten önce a gelir.')).toBeVisible();
    expect(within(panel).getByText('Özne she olunca fiil -s alır.')).toBeVisible();
    expect(await field()).toBeVisible();
  });

  it('shows the corrections of the previous draft expanded on a wide screen', async () => {
    setWidth(1280);
    serveWriting(two());
    renderApp(pieceUrl, { as: 'user' });
    expect(within(await earlier()).getByText('Meslekten önce a gelir.')).toBeVisible();
  });

  it('shows no corrections when the previous draft had none', async () => {
    const flawless = sentDraft({
      feedback: { state: 'done', checked: 'right', corrections: [] },
      focus: null,
    });
    serveWriting(pieceOf({ drafts: [flawless, ...two().drafts.slice(1)] }));
    renderApp(pieceUrl, { as: 'user' });
    expect(await field()).toBeVisible();
    expect(screen.queryByRole('region', { name: /düzeltmeleri/ })).toBeNull();
  });

  it('starts from the submitted draft, and can be compared with that draft word by word', async () => {
    const state = serveWriting(pieceOf({ drafts: [sentDraft()] }));
    const { user, app } = renderApp(pieceUrl, { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'Düzeltip yeniden yaz' }));
    expect(await field()).toHaveValue(sentText);
    expect(await field()).toHaveFocus();
    fireEvent.blur(await write(sentText.replace('nurse', 'a nurse')));
    await screen.findByText(/^kaydedildi · /);
    await user.click(screen.getByRole('link', { name: 'Taslak 1' }));
    expect(await screen.findByRole('button', { name: /nurse.*1\. düzeltme/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Yeni taslağa dön' })).toHaveAttribute('href', pieceUrl);
    expect(state.heard.filter(({ call }) => call === 'revise')).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Karşılaştır' }));
    await waitFor(() => expect(app.router.state.location.search).toBe('?compare=1'));
    const right = await screen.findByRole('region', { name: 'Yeni taslak' });
    expect(await within(right).findByRole('insertion')).toHaveTextContent('eklendi: a');
    const left = screen.getByRole('region', { name: 'Eski taslak' });
    expect(within(left).queryByRole('deletion')).toBeNull();
    await user.selectOptions(within(left).getByLabelText('Eski taslak'), '2');
    expect(await screen.findByText('İki taslak aynı.')).toBeVisible();
  });

  it('keeps its text when the learner opens the corrections and returns', async () => {
    const drafts = [
      sentDraft(),
      draftOf({ id: '0190a0f0-0000-7000-8000-0000000000d2', number: 2, text: 'Again' }),
    ];
    serveWriting(pieceOf({ drafts }));
    const { user } = renderApp(pieceUrl, { as: 'user' });
    await write('Again and better');
    await user.click(screen.getByRole('link', { name: 'Taslak 1' }));
    await user.click(await screen.findByRole('link', { name: 'Yeni taslağa dön' }));
    expect(await field()).toHaveValue('Again and better');
  });
});
