import { disputeCorrection, reportActivity, retryReply, sendMessage, stopReply } from '@pratik/contract/chat';
import { getProfile } from '@pratik/contract/user';
import { saveWord } from '@pratik/contract/vocabulary';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, problem, profileOf, server } from '../../../../test/server.ts';
import {
  conversationId,
  conversationOf,
  conversationUrl,
  correctionIn,
  liveStream,
  meterOf,
  replyStream,
  saidInEnglish,
  serveConversation,
  turnOf,
} from '../chat.fixture.ts';

const said = 'My sister is nurse.';
const field = () => screen.findByRole('textbox', { name: 'Mesajınız' });
const messageArea = () => screen.getByRole('region', { name: 'Konuşma' });

describe('conversation page', () => {
  it('sends a message, shows the reply while the partner writes it, and shows corrections when live events announce them', async () => {
    serveConversation();
    const live = liveStream();
    const reply = replyStream();
    const sent: { turnId: string; text: string }[] = [];
    server.use(
      answer(sendMessage, (input) => {
        sent.push(input);
        return reply.response();
      }),
    );
    const { user } = renderApp(conversationUrl, { as: 'user' });
    await user.type(await field(), `${said}{Enter}`);
    expect(within(messageArea()).getByText(said)).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(await field()).toHaveFocus();
    await waitFor(() => expect(sent).toHaveLength(1));

    const learner = turnOf(1, said, {
      id: sent[0]?.turnId ?? '',
      feedback: { state: 'waiting', corrections: [] },
    });
    const partner = turnOf(2, 'A nurse? How interesting!');
    reply.send({
      type: 'accepted',
      turn: learner,
      replyId: partner.id,
      meter: meterOf({ usedSeconds: 270 }),
    });
    expect(await screen.findByText('bekliyor')).toBeVisible();
    reply.send({ type: 'delta', replyId: partner.id, text: 'A nurse? ' });
    expect(await within(messageArea()).findByText('A nurse?')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('button', { name: 'Yanıtı durdur' })).toBeEnabled();
    reply.send({ type: 'delta', replyId: partner.id, text: 'How interesting!' });
    reply.send({
      type: 'done',
      turn: partner,
      meter: meterOf({ usedSeconds: 310 }),
      conversationState: 'open',
    });
    expect(await screen.findByRole('button', { name: 'Gönder' })).toBeVisible();
    expect(within(messageArea()).getAllByText(saidInEnglish(partner.text))).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'Bugün 10 dakikanın 5 dakikası konuşuldu' })).toBeVisible();
    // Returns the texts that screen readers announce. Each reply must be announced once, after it is complete.
    const announced = () =>
      screen.getAllByText(partner.text).some((node) => node.closest('[aria-live="polite"]'));
    await waitFor(() => expect(announced()).toBe(true));

    const corrections = [correctionIn(said, 'nurse', 'a nurse')];
    live.send({
      type: 'feedback',
      messageId: learner.id,
      conversationId: learner.conversationId,
      feedback: { state: 'done', corrections },
    });
    const panel = await screen.findByRole('group', { name: 'Bu mesajın düzeltmeleri' });
    expect(panel).toHaveTextContent('Düzeltilmiş hâli: My sister is nurse → a nurse.');
    expect(screen.queryByText('Meslekten önce artikel gerekir.')).toBeNull();
    await user.click(within(panel).getByRole('button', { name: '1 düzeltme' }));
    expect(within(panel).getByText('Eksik artikel')).toBeVisible();
    expect(within(panel).getByText('Meslekten önce artikel gerekir.')).toBeVisible();
    expect(panel.querySelector('del')).toHaveTextContent('nurse');
    expect(panel.querySelector('ins')).toHaveTextContent('a nurse');
    expect(within(panel).getByText('temel denetim')).toBeVisible();
  });

  it('sends a suggested answer as the learner’s message when the learner taps it, and then removes the suggestions', async () => {
    const suggestions = ['I would like a tea, please.', 'A coffee, please.'];
    const unclear = turnOf(0, 'Sorry, I didn’t get that.', { suggestions });
    const state = serveConversation({ turns: [unclear] });
    const reply = replyStream();
    server.use(
      answer(sendMessage, ({ turnId, text }) => {
        const mine = turnOf(1, text, { id: turnId });
        state.data = { ...state.data, turns: [unclear, mine, turnOf(2, 'A tea, of course.')] };
        reply.send({ type: 'accepted', turn: mine, replyId: turnOf(2, '').id, meter: meterOf() });
        reply.send({
          type: 'done',
          turn: turnOf(2, 'A tea, of course.'),
          meter: meterOf(),
          conversationState: 'open',
        });
        return reply.response();
      }),
    );
    const { user } = renderApp(conversationUrl, { as: 'user' });
    const group = await screen.findByRole('group', { name: 'Hazır yanıtlar' });
    const [first, second] = within(group).getAllByRole('button');
    expect(first).toHaveAttribute('lang', 'en');
    expect(second).toHaveAccessibleName('A coffee, please.');
    first?.focus();
    await user.keyboard('{Enter}');
    expect(await within(messageArea()).findByText('I would like a tea, please.')).toBeVisible();
    expect(await within(messageArea()).findByText(saidInEnglish('A tea, of course.'))).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Hazır yanıtlar' })).toBeNull();
    expect(messageArea()).toHaveFocus();
  });

  it('marks a message that could not be sent as failed, and sends it again with the same id', async () => {
    serveConversation();
    const sent: string[] = [];
    const reply = replyStream();
    server.use(
      answer(sendMessage, ({ turnId }) => {
        sent.push(turnId);
        return sent.length === 1 ? problem('unavailable') : reply.response();
      }),
    );
    const { user } = renderApp(conversationUrl, { as: 'user' });
    await user.type(await field(), `${said}{Enter}`);
    expect(await screen.findByText('gönderilemedi')).toBeVisible();
    expect(within(messageArea()).getByText(said)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'yeniden dene' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]).toBe(sent[1]);
    expect(screen.queryByText('gönderilemedi')).toBeNull();
  });

  it('sends a waiting message automatically, and only once, when the device is online again', async () => {
    serveConversation();
    const sent: string[] = [];
    const reply = replyStream();
    server.use(
      answer(sendMessage, ({ turnId }) => {
        sent.push(turnId);
        return sent.length === 1 ? HttpResponse.error() : reply.response();
      }),
    );
    const { user } = renderApp(conversationUrl, { as: 'user' });
    await user.type(await field(), `${said}{Enter}`);
    expect(
      await screen.findByText(/Bağlantı gelince, bu sohbet açıkken kendiliğinden gönderilecek/),
    ).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]).toBe(sent[1]);
    await waitFor(() => expect(screen.queryByText('gönderilemedi')).toBeNull());
  });

  it('restores an unsent message and the typed text when the page is reloaded', async () => {
    serveConversation();
    server.use(answer(sendMessage, () => problem('unavailable')));
    const first = renderApp(conversationUrl, { as: 'user' });
    await first.user.type(await field(), `${said}{Enter}`);
    await screen.findByText('gönderilemedi');
    await first.user.type(await field(), 'And my brother');
    first.unmount();
    renderApp(conversationUrl, { as: 'user' });
    expect(await field()).toHaveValue('And my brother');
    expect(within(messageArea()).getByText(said)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'yeniden dene' })).toBeVisible();
  });

  it('sends a message again when a page reload interrupted the first request', async () => {
    serveConversation();
    const sent: string[] = [];
    server.use(
      answer(sendMessage, ({ turnId }) => {
        sent.push(turnId);
        return HttpResponse.error();
      }),
    );
    const first = renderApp(conversationUrl, { as: 'user' });
    await first.user.type(await field(), `${said}{Enter}`);
    expect(await screen.findByText(/Bağlantı gelince, bu sohbet açıkken/)).toBeVisible();
    first.unmount();
    const reply = replyStream();
    server.use(
      answer(sendMessage, ({ turnId }) => {
        sent.push(turnId);
        return reply.response();
      }),
    );
    renderApp(conversationUrl, { as: 'user' });
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toBe(sent[0]);
    await waitFor(() => expect(screen.queryByText('gönderilemedi')).toBeNull());
  });

  it('shows the day’s minutes from the server, and never a smaller number on the same day', async () => {
    serveConversation();
    let used = 290;
    server.use(answer(reportActivity, () => ({ meter: meterOf({ usedSeconds: used }) })));
    const { user } = renderApp(conversationUrl, { as: 'user' });
    used = 200;
    await user.type(await field(), 'I');
    const ring = await screen.findByRole('img', { name: 'Bugün 10 dakikanın 4 dakikası konuşuldu' });
    await user.type(await field(), ' think');
    expect(ring).toHaveAccessibleName('Bugün 10 dakikanın 4 dakikası konuşuldu');
  });

  it('stops a reply on request and keeps the part that was received', async () => {
    serveConversation();
    const reply = replyStream();
    const partner = turnOf(2, 'Well, first', { state: 'stopped' });
    server.use(
      answer(sendMessage, ({ turnId }) => {
        reply.send({
          type: 'accepted',
          turn: turnOf(1, said, { id: turnId }),
          replyId: partner.id,
          meter: meterOf(),
        });
        reply.send({ type: 'delta', replyId: partner.id, text: 'Well, first' });
        return reply.response();
      }),
      answer(stopReply, () => {
        reply.send({ type: 'done', turn: partner, meter: meterOf(), conversationState: 'open' });
        return { done: true as const };
      }),
    );
    const { user } = renderApp(conversationUrl, { as: 'user' });
    await user.type(await field(), `${said}{Enter}`);
    await user.click(await screen.findByRole('button', { name: 'Yanıtı durdur' }));
    expect(await screen.findByText('Yanıt burada durduruldu.')).toBeVisible();
    expect(within(messageArea()).getByText(saidInEnglish('Well, first'))).toBeVisible();
  });

  it('shows why a reply was interrupted, and can request the reply again', async () => {
    const cut = turnOf(2, 'Let me have a', {
      state: 'cut',
      problem: { type: '/problems/partner-cut', title: 'Yanıt yarıda kesildi', status: 502 },
    });
    serveConversation({ turns: [turnOf(0, 'Hello!'), turnOf(1, said), cut] });
    const whole = turnOf(2, 'Let me have a look at it.');
    const reply = replyStream();
    server.use(
      answer(retryReply, () => {
        reply.send({ type: 'accepted', turn: turnOf(1, said), replyId: whole.id, meter: meterOf() });
        reply.send({ type: 'done', turn: whole, meter: meterOf(), conversationState: 'open' });
        return reply.response();
      }),
    );
    const { user } = renderApp(conversationUrl, { as: 'user' });
    expect(await screen.findByText(/Yanıt yarıda kesildi/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yanıtı yeniden iste' }));
    expect(await within(messageArea()).findByText(saidInEnglish(whole.text))).toBeVisible();
    expect(screen.queryByText(/Yanıt yarıda kesildi/)).toBeNull();
  });

  it('shows the reply stored on the server when the connection is lost while the reply is received', async () => {
    const state = serveConversation();
    const reply = replyStream();
    const partner = turnOf(2, 'I see. Is it new?');
    let turnId = '';
    server.use(
      answer(sendMessage, (input) => {
        turnId = input.turnId;
        reply.send({
          type: 'accepted',
          turn: turnOf(1, said, { id: turnId }),
          replyId: partner.id,
          meter: meterOf(),
        });
        reply.send({ type: 'delta', replyId: partner.id, text: 'I see.' });
        return reply.response();
      }),
    );
    const { user } = renderApp(conversationUrl, { as: 'user' });
    await user.type(await field(), `${said}{Enter}`);
    await within(messageArea()).findByText('I see.');
    state.data = {
      ...state.data,
      turns: [turnOf(0, 'Hello!'), turnOf(1, said, { id: turnId }), partner],
    };
    reply.cut();
    expect(await within(messageArea()).findByText(saidInEnglish(partner.text))).toBeVisible();
    expect(within(messageArea()).getAllByText(said)).toHaveLength(1);
    expect(screen.queryByText('gönderilemedi')).toBeNull();
  });

  it('shows a reply that began before the page was opened, and does not duplicate its message', async () => {
    const mine = turnOf(1, said);
    serveConversation({ turns: [turnOf(0, 'Hello!'), mine, turnOf(2, 'I', { state: 'streaming' })] });
    const reply = replyStream();
    const sent: string[] = [];
    server.use(
      answer(sendMessage, ({ turnId }) => {
        sent.push(turnId);
        reply.send({ type: 'accepted', turn: mine, replyId: turnOf(2, '').id, meter: meterOf() });
        reply.send({ type: 'delta', replyId: turnOf(2, '').id, text: 'I know' });
        return reply.response();
      }),
    );
    renderApp(conversationUrl, { as: 'user' });
    expect(
      await within(await screen.findByRole('region', { name: 'Konuşma' })).findByText('I know'),
    ).toBeVisible();
    expect(sent).toEqual([mine.id]);
  });

  it('rejects a message of more than 2,000 characters and keeps the typed text', async () => {
    serveConversation();
    const { user } = renderApp(conversationUrl, { as: 'user' });
    const box = await field();
    await user.click(box);
    await user.paste('a'.repeat(1_900));
    expect(screen.getByText('1.900 / 2.000')).toBeVisible();
    await user.paste('b'.repeat(101));
    expect(await screen.findByText(/en çok 2\.000 karakter olabilir; 1 karakter fazla/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Gönder' })).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(box).toHaveValue(`${'a'.repeat(1_900)}${'b'.repeat(101)}`);
    expect(screen.queryByText('gönderiliyor')).toBeNull();
  });

  it('supports the keyboard: Shift + Enter starts a new line, phrases can be inserted, and Esc closes the phrases', async () => {
    serveConversation();
    const { user } = renderApp(conversationUrl, { as: 'user' });
    const box = await field();
    await user.type(box, 'Hello{Shift>}{Enter}{/Shift}');
    expect(box).toHaveValue('Hello\n');
    await user.tab({ shift: true });
    const phrases = screen.getByRole('button', { name: 'Kalıplar' });
    expect(phrases).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'İşinize yarayacak kalıplar' })).toHaveFocus(),
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group')).toBeNull();
    expect(phrases).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: /The room is too cold/ }));
    expect(box).toHaveValue('Hello\nThe room is too cold.');
    expect(box).toHaveFocus();
  });

  it('reports typing to the server at intervals, not after every key', async () => {
    serveConversation();
    let reports = 0;
    server.use(
      answer(reportActivity, () => {
        reports += 1;
        return { meter: meterOf({ usedSeconds: 365 }) };
      }),
    );
    const { user } = renderApp(conversationUrl, { as: 'user' });
    await user.type(await field(), 'I think about it');
    expect(await screen.findByRole('img', { name: 'Bugün 10 dakikanın 6 dakikası konuşuldu' })).toBeVisible();
    expect(reports).toBe(1);
  });
});

describe('conversation page (input device)', () => {
  /** Fakes a device with a mouse or a touch screen, whose user does not prefer reduced motion. */
  const pointer = (fine: boolean) => {
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = matchMedia(query);
      const known = { '(pointer: fine)': fine, '(prefers-reduced-motion: reduce)': false }[query];
      return known === undefined ? list : Object.defineProperty(list, 'matches', { value: known });
    });
  };
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'vibrate');
  });

  it('shows which keys send a message when the device has a mouse', async () => {
    pointer(true);
    serveConversation();
    renderApp(conversationUrl, { as: 'user' });
    expect(await field()).toHaveAttribute('title', 'Göndermek için Enter, yeni satır için Shift + Enter');
  });

  it('hides the key hints, and vibrates briefly when a message is sent, when the device has a touch screen', async () => {
    pointer(false);
    const vibrate = vi.fn(() => true);
    Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
    serveConversation();
    server.use(answer(sendMessage, () => problem('unavailable')));
    const { user } = renderApp(conversationUrl, { as: 'user' });
    expect(await field()).not.toHaveAttribute('title');
    expect(vibrate).not.toHaveBeenCalled();
    await user.type(await field(), 'Hi.{Enter}');
    expect(vibrate).toHaveBeenCalledTimes(1);
  });
});

it('conversation page › shows the goal of a scenario that has no list of goals', async () => {
  serveConversation();
  renderApp(conversationUrl, { as: 'user' });
  expect(await screen.findByText('Odandaki sorunu anlat.')).toBeVisible();
});

describe('feedback under a message', () => {
  it.each([
    ['shows the tick when the checker is sure', 'right', ['düzeltme yok']],
    ['says that a text could not be checked', 'unreadable', ['denetlenemedi']],
    ['says neither when the checker is not sure', 'open', []],
  ] as const)(
    'says that there are no corrections or that the check failed when the check result is “%s”',
    async (_, checked, shown) => {
      const feedback = { state: 'done' as const, checked, corrections: [] };
      serveConversation({ turns: [turnOf(1, 'One.', { feedback })] });
      renderApp(conversationUrl, { as: 'user' });
      expect(await screen.findByText('One.')).toBeVisible();
      const visible = ['düzeltme yok', 'denetlenemedi'].filter((text) => screen.queryByText(text) !== null);
      expect(visible).toEqual(shown);
    },
  );

  it('shows different texts for a message without corrections, for a message under review, and for a failed check', async () => {
    const state = (position: number, text: string, feedback: 'needs-review' | 'failed' | 'done') =>
      turnOf(position, text, { feedback: { state: feedback, checked: 'right', corrections: [] } });
    serveConversation({
      turns: [state(1, 'One.', 'done'), state(3, 'Two.', 'needs-review'), state(5, 'Three.', 'failed')],
    });
    renderApp(conversationUrl, { as: 'user' });
    expect(await screen.findByText('düzeltme yok')).toBeVisible();
    expect(screen.getByText('Bu mesaja bir yönetici de bakacak.')).toBeVisible();
    expect(screen.getByText(/Düzeltmeler hazırlanamadı/)).toBeVisible();
  });

  it.each([
    ['at-once-all', 'since → for five years'],
    ['at-once-main', 'for five years'],
  ] as const)(
    'shows the corrected sentence and marks only the explained corrections when the correction setting is %s',
    async (correctionDose, end) => {
      const written = 'I am working in a bank since five years.';
      const corrections = [
        correctionIn(written, 'am working', 'have been working', { confidence: 0.9 }),
        correctionIn(written, 'since', 'for', {
          confidence: 0.8,
          id: '5b0c1a52-6a1f-4b3e-9d1c-0000000000ab',
        }),
      ];
      server.use(answer(getProfile, () => ({ ...profileOf('user'), correctionDose })));
      serveConversation({ turns: [turnOf(1, written, { feedback: { state: 'done', corrections } })] });
      const { user } = renderApp(conversationUrl, { as: 'user' });
      const shown = correctionDose === 'at-once-all' ? 2 : 1;
      await user.click(await screen.findByRole('button', { name: `${shown} düzeltme` }));
      const panel = screen.getByRole('group', { name: 'Bu mesajın düzeltmeleri' });
      const sentence = within(panel).getByText('Düzeltilmiş hâli:').parentElement as HTMLElement;
      expect(sentence).toHaveTextContent(
        `Düzeltilmiş hâli: I am working → have been working in a bank ${end}.`,
      );
      expect(within(panel).getAllByRole('listitem')).toHaveLength(shown);
    },
  );

  it('shows an uncertain correction as a hint that the learner can dispute', async () => {
    const corrections = [correctionIn(said, 'sister', 'brother', { confidence: 0.3, source: 'model' })];
    serveConversation({ turns: [turnOf(1, said, { feedback: { state: 'done', corrections } })] });
    const disputes: boolean[] = [];
    server.use(
      answer(disputeCorrection, ({ disputed }) => {
        disputes.push(disputed);
        return { done: true as const };
      }),
    );
    const { user } = renderApp(conversationUrl, { as: 'user' });
    await user.click(await screen.findByRole('button', { name: '1 düzeltme' }));
    expect(screen.getByText('Bir bak:')).toBeVisible();
    expect(screen.queryByText('Düzeltilmiş hâli:')).toBeNull();
    expect(screen.getByText('yapay zekâ')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bu düzeltme yanlış' }));
    expect(await screen.findByText(/Yanlış olduğunu bildirdiniz/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByRole('button', { name: 'Bu düzeltme yanlış' })).toBeVisible();
    expect(disputes).toEqual([true, false]);
  });

  it('disputes a correction, plays the corrected sentence and adds it to the learner’s words with one tap each', async () => {
    const corrections = [correctionIn(said, 'nurse', 'a nurse')];
    serveConversation({ turns: [turnOf(1, said, { feedback: { state: 'done', corrections } })] });
    const sent: unknown[] = [];
    server.use(
      answer(saveWord, ({ id, ...rest }) => {
        sent.push(rest);
        return { cardId: id, already: false };
      }),
      answer(disputeCorrection, (body) => {
        sent.push(body);
        return { done: true as const };
      }),
    );
    const { user } = renderApp(conversationUrl, { as: 'user' });
    const panel = within(await screen.findByRole('group', { name: 'Bu mesajın düzeltmeleri' }));
    expect(panel.getByRole('button', { name: 'Düzeltilmiş cümleyi dinle' })).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Düzeltilmiş cümleyi kelimelerime ekle' }));
    const added = await panel.findByRole('button', { name: 'Cümle kelimelerinize eklendi' });
    // A second tap must not add the sentence again.
    await user.click(added);
    await user.click(panel.getByRole('button', { name: 'Bu düzeltme yanlış' }));
    expect(await panel.findByText(/Yanlış olduğunu bildirdiniz/)).toBeVisible();
    expect(sent).toEqual([
      {
        word: 'My sister is a nurse.',
        meaning: 'Düzeltin: My sister is nurse.',
        from: { kind: 'chat', id: conversationId },
      },
      { correctionId: corrections[0]?.id, disputed: true },
    ]);
  });

  it('offers a dispute button beside the reason of each correction when a sentence has several corrections', async () => {
    const written = 'I am working in a bank since five years.';
    const corrections = [
      correctionIn(written, 'am working', 'have been working'),
      correctionIn(written, 'since', 'for', { id: '5b0c1a52-6a1f-4b3e-9d1c-0000000000ab' }),
    ];
    serveConversation({ turns: [turnOf(1, written, { feedback: { state: 'done', corrections } })] });
    server.use(answer(getProfile, () => ({ ...profileOf('user'), correctionDose: 'at-once-all' as const })));
    const { user } = renderApp(conversationUrl, { as: 'user' });
    const toggle = await screen.findByRole('button', { name: '2 düzeltme' });
    expect(screen.queryByRole('button', { name: 'Bu düzeltme yanlış' })).toBeNull();
    await user.click(toggle);
    expect(screen.getAllByRole('button', { name: 'Bu düzeltme yanlış' })).toHaveLength(2);
  });

  it('shows no corrections until the conversation ends when the learner has chosen this setting', async () => {
    const corrections = [correctionIn(said, 'nurse', 'a nurse')];
    serveConversation({ turns: [turnOf(1, said, { feedback: { state: 'done', corrections } })] });
    server.use(answer(getProfile, () => ({ ...profileOf('user'), correctionDose: 'at-end-all' as const })));
    renderApp(conversationUrl, { as: 'user' });
    expect(await screen.findByText('düzeltmeler sohbet bitince')).toBeVisible();
    expect(screen.queryByRole('button', { name: '1 düzeltme' })).toBeNull();
  });

  it('restores the previous state when the server cannot store the learner’s dispute', async () => {
    const corrections = [correctionIn(said, 'nurse', 'a nurse')];
    serveConversation({ turns: [turnOf(1, said, { feedback: { state: 'done', corrections } })] });
    server.use(answer(disputeCorrection, () => problem('unavailable')));
    const { user } = renderApp(conversationUrl, { as: 'user' });
    await user.click(await screen.findByRole('button', { name: '1 düzeltme' }));
    await user.click(screen.getByRole('button', { name: 'Bu düzeltme yanlış' }));
    expect(await screen.findByText(/Hizmet şu anda kullanılamıyor/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Bu düzeltme yanlış' })).toBeVisible();
  });
});

describe('conversation page with the AI partner', () => {
  const conversation = conversationOf({ partner: 'ai', aiAway: 'unavailable' });
  const written = [
    turnOf(0, 'Hello!'),
    turnOf(1, 'Hi.'),
    turnOf(2, 'How are you?', { partner: 'ai' }),
    turnOf(3, 'Fine.'),
    turnOf(4, 'What did you do?', { partner: 'offline' }),
    turnOf(5, 'I slept.'),
    turnOf(6, 'How long?', { partner: 'offline' }),
  ];

  it('says once that the offline partner replies instead of the AI, and names the offline partner in the header', async () => {
    serveConversation({ conversation, turns: written });
    renderApp(conversationUrl, { as: 'user' });
    expect(await screen.findByText(/Yapay zekâ şu anda yanıt vermiyor/)).toBeVisible();
    expect(screen.getAllByText(/Yapay zekâ şu anda yanıt vermiyor/)).toHaveLength(1);
    expect(screen.getByText('hazır senaryo (yapay zekâ yok)')).toBeVisible();
  });

  it('says that the AI has reached its daily limit, and when it will reply again', async () => {
    const back = [...written, turnOf(7, 'Long.'), turnOf(8, 'I see.', { partner: 'ai' })];
    serveConversation({ conversation: { ...conversation, aiAway: 'cap-reached' }, turns: back });
    renderApp(conversationUrl, { as: 'user' });
    expect(await screen.findByText(/Bugünkü yapay zekâ sınırı doldu/)).toBeVisible();
    expect(screen.getByText('Yapay zekâ yeniden yanıt veriyor.')).toBeVisible();
    expect(screen.getByText('yapay zekâ')).toBeVisible();
  });

  it('says that the offline partner replied because the AI’s reply was too difficult for the learner', async () => {
    serveConversation({ conversation: { ...conversation, aiAway: 'above-level' }, turns: written });
    renderApp(conversationUrl, { as: 'user' });
    expect(await screen.findByText(/Yapay zekânın yanıtı seviyenizin üstündeydi/)).toBeVisible();
  });
});
