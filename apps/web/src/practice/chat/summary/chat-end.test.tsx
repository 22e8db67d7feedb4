import { endConversation, getConversation, sendMessage } from '@pratik/contract/chat';
import { changeMemory, getMemory, type MemoryState } from '@pratik/contract/chat-memory';
import { suggestWords } from '@pratik/contract/vocabulary';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, problem, server } from '../../../../test/server.ts';
import { onFinished } from '../../../lib/finished.ts';
import {
  conversationOf,
  conversationUrl,
  meterOf,
  replyStream,
  saidInEnglish,
  serveConversation,
  summary,
  turnOf,
} from '../chat.fixture.ts';

const full = meterOf({ usedSeconds: 600, full: true });
const closed = conversationOf({ state: 'closed', summary });
const field = () => screen.findByRole('textbox', { name: 'Mesajınız' });

const expectSummary = async (): Promise<HTMLElement> => {
  const panel = await screen.findByRole('region', { name: 'Sohbetin özeti' });
  expect(within(panel).getByText('dakika').nextElementSibling).toHaveTextContent('8,4');
  expect(within(panel).getByText('farklı kelime').nextElementSibling).toHaveTextContent('78');
  expect(within(panel).getByText('Eksik artikel').closest('li')).toHaveTextContent('4');
  expect(within(panel).getByText('I agree with you.')).toHaveAttribute('lang', 'en');
  expect(within(panel).getByText(/1 mesajın düzeltmesi henüz gelmedi/)).toBeVisible();
  return panel;
};

describe('end of a conversation', () => {
  it('asks for confirmation, and then shows the summary and a next step', async () => {
    serveConversation();
    server.use(answer(endConversation, () => ({ conversation: closed, meter: meterOf() })));
    const { user } = renderApp(conversationUrl, { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'Sohbeti bitir' }));
    const question = await screen.findByRole('alertdialog', {
      name: '“Otelde bir sorun” sohbeti bitirilsin mi?',
    });
    await user.click(within(question).getByRole('button', { name: 'Sohbeti bitir' }));
    const panel = await expectSummary();
    // The summary must not be announced as a new message.
    expect(screen.queryByRole('button', { name: 'Yeni mesaj' })).toBeNull();
    expect(within(panel).getByRole('link', { name: 'Yeni sohbet başlat' })).toHaveAttribute(
      'href',
      '/pages/chat',
    );
    expect(within(panel).getByRole('heading', { name: 'Sohbetin özeti' })).toHaveFocus();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('ticks the reached goals during the conversation, and lists all goals in the summary', async () => {
    const goal = (id: string, text: string, met: boolean) => ({ id, text: { tr: text, en: text }, met });
    const goals = (paid: boolean) => [
      goal('order', 'Sipariş verin', true),
      goal('pay', 'Hesabı ödeyin', paid),
    ];
    const open = conversationOf({ goals: goals(false) });
    const state = serveConversation({ conversation: open });
    const reply = replyStream();
    const partner = turnOf(2, 'Thank you. Goodbye!');
    server.use(
      answer(sendMessage, ({ turnId, text }) => {
        const mine = turnOf(1, text, { id: turnId });
        state.data = {
          conversation: { ...open, goals: goals(true) },
          turns: [turnOf(0, 'Hello!'), mine, partner],
          meter: meterOf(),
        };
        reply.send({ type: 'accepted', turn: mine, replyId: partner.id, meter: meterOf() });
        reply.send({
          type: 'done',
          turn: partner,
          meter: meterOf(),
          conversationState: 'open',
          goals: goals(true),
        });
        return reply.response();
      }),
      answer(endConversation, () => ({ conversation: { ...closed, goals: goals(true) }, meter: meterOf() })),
    );
    const { user } = renderApp(conversationUrl, { as: 'user' });
    const list = await screen.findByRole('list', { name: 'Hedefler' });
    expect(within(list).getByText('Sipariş verin').closest('li')).toHaveTextContent('tamam');
    expect(within(list).getByText('Hesabı ödeyin').closest('li')).toHaveTextContent('henüz değil');
    expect(screen.queryByText(/Hedefinize ulaştınız/)).toBeNull();
    await user.type(await field(), 'Here you are.{Enter}');
    expect(await screen.findByText(/Hedefinize ulaştınız/)).toBeVisible();
    expect(within(list).queryByText('henüz değil')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Bitir ve özeti gör' }));
    const panel = await expectSummary();
    expect(within(panel).getAllByText('tamam')).toHaveLength(2);
    expect(screen.getAllByRole('list', { name: 'Hedefler' })).toHaveLength(1);
  });

  it('shows the daily limit and the summary when the partner’s last message has ended the conversation', async () => {
    const state = serveConversation();
    const reply = replyStream();
    const goodbye = turnOf(2, 'That was our time for today. See you tomorrow!');
    server.use(
      answer(sendMessage, ({ turnId, text }) => {
        const mine = turnOf(1, text, { id: turnId });
        state.data = { conversation: closed, turns: [turnOf(0, 'Hello!'), mine, goodbye], meter: full };
        reply.send({ type: 'accepted', turn: mine, replyId: goodbye.id, meter: full });
        reply.send({ type: 'done', turn: goodbye, meter: full, conversationState: 'closed' });
        return reply.response();
      }),
    );
    const finished = vi.fn();
    onFinished(finished);
    const { user } = renderApp(conversationUrl, { as: 'user' });
    await user.type(await field(), 'One more thing{Enter}');
    const day = await screen.findByRole('region', { name: 'Bugünün 10 dakikası tamam' });
    expect(day).toHaveTextContent(/Yeni gününüz başlıyor: \d+ Eyl 2026/);
    const panel = await expectSummary();
    expect(within(panel).getByRole('link', { name: 'Ana sayfaya dön' })).toHaveAttribute('href', '/');
    expect(finished).toHaveBeenCalledTimes(1);
  });

  it('keeps the typed text and offers to end the conversation when the daily limit has been reached', async () => {
    serveConversation({ meter: full });
    server.use(
      answer(sendMessage, () => problem('daily-limit-reached', { nextDayAt: full.nextDayAt })),
      answer(endConversation, () => ({ conversation: closed, meter: full })),
    );
    const { user } = renderApp(conversationUrl, { as: 'user' });
    await user.type(await field(), 'One more thing{Enter}');
    expect(await screen.findByRole('region', { name: 'Bugünün 10 dakikası tamam' })).toBeVisible();
    expect(screen.getByText('One more thing')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'yeniden dene' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Bitir ve özeti gör' }));
    await expectSummary();
  });

  it('shows the summary without a message field when the conversation had already ended', async () => {
    serveConversation({ conversation: closed, turns: [turnOf(0, 'Hello!'), turnOf(1, 'Bye!')] });
    renderApp(conversationUrl, { as: 'user' });
    await expectSummary();
    expect(screen.getByText('Bye!')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sohbeti bitir' })).toBeNull();
  });

  it('asks once, after a free conversation, whether the partner may remember facts about the learner', async () => {
    const talk = { ...closed, kind: 'free' as const, scenario: null, learnerTurns: 5 };
    serveConversation({ conversation: talk, turns: [turnOf(0, 'Hello!'), turnOf(1, 'Bye!')] });
    const asked: unknown[] = [];
    let memory: MemoryState = { remembers: null, facts: [] };
    server.use(
      answer(getMemory, () => memory),
      answer(changeMemory, (input) => {
        asked.push(input);
        memory = { remembers: input.remembers, facts: [] };
        return memory;
      }),
    );
    const { user, unmount } = renderApp(conversationUrl, { as: 'user' });
    const question = await screen.findByRole('region', {
      name: 'Deniz bir dahaki sohbette bunları hatırlasın mı?',
    });
    expect(question).toHaveTextContent('sağlık gibi özel konular saklanmaz');
    await user.click(within(question).getByRole('button', { name: 'Evet, hatırlasın' }));
    expect(await screen.findByText('Tamam, bir dahaki sohbette hatırlanacak.')).toBeVisible();
    expect(asked).toEqual([{ remembers: true, conversationId: talk.id }]);
    unmount();
    renderApp(conversationUrl, { as: 'user' });
    await expectSummary();
    expect(screen.queryByText(/bir dahaki sohbette/)).toBeNull();
  });

  it('shows a notice with a link back when the conversation does not exist', async () => {
    serveConversation();
    renderApp('/pages/chat?c=5b0c1a52-6a1f-4b3e-9d1c-0a8d4f7c1eff', { as: 'user' });
    expect(await screen.findByRole('heading', { name: 'Bu sohbet bulunamadı' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bütün sohbetler' })).toHaveAttribute('href', '/pages/chat');
  });

  it('offers a retry when the conversation cannot be loaded', async () => {
    const state = serveConversation();
    let broken = true;
    server.use(answer(getConversation, () => (broken ? problem('forbidden') : state.data)));
    const { user } = renderApp(conversationUrl, { as: 'user' });
    const retry = await screen.findByRole('button', { name: 'Yeniden dene' });
    broken = false;
    await user.click(retry);
    await waitFor(() =>
      expect(screen.getByText(saidInEnglish('Good evening! How can I help you?'))).toBeVisible(),
    );
  });

  it('suggests words from the partner’s messages and the next activity', async () => {
    const asked: unknown[] = [];
    server.use(
      answer(suggestWords, (input) => {
        asked.push(input);
        return { words: [{ word: 'towel', meaning: 'havlu', sentence: 'Do you need a towel?' }] };
      }),
    );
    serveConversation({
      conversation: closed,
      turns: [turnOf(0, 'Do you need a towel?'), turnOf(1, 'Yes, I need.'), turnOf(2, 'Here it is.')],
    });
    renderApp(conversationUrl, { as: 'user' });
    const panel = within(await screen.findByRole('region', { name: 'Sırada ne var?' }));
    expect(await panel.findByRole('button', { name: 'Ekle: towel' })).toBeVisible();
    expect(asked).toEqual([{ text: 'Do you need a towel?\nHere it is.' }]);
  });

  it('suggests no activity and no words after a message that mentions danger', async () => {
    serveConversation({
      conversation: closed,
      turns: [turnOf(0, 'Hello!'), turnOf(1, 'I want to die.', { danger: 'self-harm' })],
    });
    renderApp(conversationUrl, { as: 'user' });
    await expectSummary();
    expect(screen.queryByRole('region', { name: 'Sırada ne var?' })).toBeNull();
  });
});
